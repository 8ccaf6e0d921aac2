/* The twenty-two functions numpy asks of a library of linear algebra, so plainly that they take ten kilobytes
   instead of twenty megabytes: what is multiplied here is small. Whole numbers are of 64 bits. See linear.py. */

typedef long long whole;
enum { ROWS = 101, PLAIN = 111, CONJUGATE = 113, UPPER = 121 };

/* A matrix as it lies: how far from row to row and from column to column. */
#define LAID(m, order, trans, lead) \
    whole m##_row = ((order) == ROWS) == ((trans) == PLAIN) ? (lead) : 1; \
    whole m##_col = ((order) == ROWS) == ((trans) == PLAIN) ? 1 : (lead)
#define AT(m, i, j) m[(i) * m##_row + (j) * m##_col]
#define FIRST(n, step) ((step) < 0 ? (1 - (n)) * (step) : 0)

#define LETTER(name, T, SCALAR, VALUE, TURNED) \
__declspec(dllexport) void cblas_##name##axpy64_(whole n, SCALAR alpha, const T *x, whole dx, T *y, whole dy) \
{ \
    x += FIRST(n, dx), y += FIRST(n, dy); \
    for (whole i = 0; i < n; i++) y[i * dy] += VALUE(alpha) * x[i * dx]; \
} \
__declspec(dllexport) void cblas_##name##gemv64_(int order, int trans, whole m, whole n, SCALAR alpha, \
    const T *a, whole lda, const T *x, whole dx, SCALAR beta, T *y, whole dy) \
{ \
    LAID(a, order, trans, lda); \
    whole rows = trans == PLAIN ? m : n, cols = trans == PLAIN ? n : m; \
    x += FIRST(cols, dx), y += FIRST(rows, dy); \
    for (whole i = 0; i < rows; i++) { \
        T sum = 0; \
        for (whole j = 0; j < cols; j++) \
            sum += (trans == CONJUGATE ? TURNED(AT(a, i, j)) : AT(a, i, j)) * x[j * dx]; \
        y[i * dy] = VALUE(alpha) * sum + (VALUE(beta) == (T)0 ? (T)0 : VALUE(beta) * y[i * dy]); \
    } \
} \
__declspec(dllexport) void cblas_##name##gemm64_(int order, int ta, int tb, whole m, whole n, whole k, \
    SCALAR alpha, const T *a, whole lda, const T *b, whole ldb, SCALAR beta, T *c, whole ldc) \
{ \
    LAID(a, order, ta, lda); \
    LAID(b, order, tb, ldb); \
    LAID(c, order, PLAIN, ldc); \
    for (whole i = 0; i < m; i++) { \
        for (whole j = 0; j < n; j++) \
            AT(c, i, j) = VALUE(beta) == (T)0 ? (T)0 : VALUE(beta) * AT(c, i, j); \
        for (whole l = 0; l < k; l++) { \
            T one = VALUE(alpha) * (ta == CONJUGATE ? TURNED(AT(a, i, l)) : AT(a, i, l)); \
            if (b_col == 1 && c_col == 1 && tb != CONJUGATE) { \
                const T *from = b + l * b_row; \
                T *to = c + i * c_row; \
                for (whole j = 0; j < n; j++) to[j] += one * from[j]; \
            } else \
                for (whole j = 0; j < n; j++) \
                    AT(c, i, j) += one * (tb == CONJUGATE ? TURNED(AT(b, l, j)) : AT(b, l, j)); \
        } \
    } \
} \
__declspec(dllexport) void cblas_##name##syrk64_(int order, int half, int trans, whole n, whole k, \
    SCALAR alpha, const T *a, whole lda, SCALAR beta, T *c, whole ldc) \
{ \
    LAID(a, order, trans, lda); \
    LAID(c, order, PLAIN, ldc); \
    for (whole i = 0; i < n; i++) \
        for (whole j = half == UPPER ? i : 0; j < (half == UPPER ? n : i + 1); j++) { \
            T sum = 0; \
            for (whole l = 0; l < k; l++) sum += AT(a, i, l) * AT(a, j, l); \
            AT(c, i, j) = VALUE(alpha) * sum + (VALUE(beta) == (T)0 ? (T)0 : VALUE(beta) * AT(c, i, j)); \
        } \
}

#define ITSELF(x) (x)
#define SINGLE(x) (*(const float _Complex *)(x))
#define DOUBLE(x) (*(const double _Complex *)(x))

LETTER(s, float, float, ITSELF, ITSELF)
LETTER(d, double, double, ITSELF, ITSELF)
LETTER(c, float _Complex, const void *, SINGLE, ~)
LETTER(z, double _Complex, const void *, DOUBLE, ~)

#define DOT(name, T) \
__declspec(dllexport) T cblas_##name##dot64_(whole n, const T *x, whole dx, const T *y, whole dy) \
{ \
    T sum = 0; \
    x += FIRST(n, dx), y += FIRST(n, dy); \
    for (whole i = 0; i < n; i++) sum += x[i * dx] * y[i * dy]; \
    return sum; \
}
DOT(s, float)
DOT(d, double)

#define DOT_SUB(name, T, TURNED) \
__declspec(dllexport) void cblas_##name##_sub64_(whole n, const T *x, whole dx, const T *y, whole dy, T *told) \
{ \
    T sum = 0; \
    x += FIRST(n, dx), y += FIRST(n, dy); \
    for (whole i = 0; i < n; i++) sum += TURNED(x[i * dx]) * y[i * dy]; \
    *told = sum; \
}
DOT_SUB(cdotu, float _Complex, ITSELF)
DOT_SUB(cdotc, float _Complex, ~)
DOT_SUB(zdotu, double _Complex, ITSELF)
DOT_SUB(zdotc, double _Complex, ~)
