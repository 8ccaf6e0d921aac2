// Elements made from a few words: el("button", {class: "way", onclick: go}, "Go").

export function el(name, given = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [what, how] of Object.entries(value)) made.style.setProperty(what, how);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...inside.flat(Infinity).filter((one) => one !== null && one !== undefined && one !== false));
  return made;
}

// A sentence in pieces, the names told from the rest.
export const rich = (pieces) => (pieces || []).map(([text, strong]) => (strong ? el("strong", {}, text) : text));

// Puts new content into an element and keeps the focus where it was, by data-key, and the scroll.
export function put(place, ...inside) {
  const held = document.activeElement;
  const key = held && place.contains(held) ? held.dataset.key : null;
  const top = place.scrollTop;
  const entry = key && "value" in held ? held.value : null;
  place.replaceChildren(...inside.flat(Infinity).filter(Boolean));
  place.scrollTop = top;
  if (!key) return;
  const again = place.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (!again) return;
  if (entry !== null && again.tagName === "INPUT") again.value = entry;
  again.focus({ preventScroll: true });
}
