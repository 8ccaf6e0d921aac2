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
// What would look the same stays as it is, so that no tap falls between the old and the new.
export function put(place, ...inside) {
  const content = inside.flat(Infinity).filter(Boolean);
  const made = document.createElement(place.tagName);
  made.append(...content);
  for (const one of place.querySelectorAll("details[data-key]")) {
    const again = made.querySelector(`[data-key="${CSS.escape(one.dataset.key)}"]`);
    if (again) again.open = one.open;
  }
  if (made.innerHTML === place.innerHTML) return;
  const held = document.activeElement;
  const key = held && place.contains(held) ? held.dataset.key : null;
  const top = place.scrollTop;
  const entry = key && "value" in held ? held.value : null;
  place.replaceChildren(...made.childNodes);
  place.scrollTop = top;
  if (!key) return;
  const again = place.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (!again) return;
  if (entry !== null && again.tagName === "INPUT") again.value = entry;
  again.focus({ preventScroll: true });
}
