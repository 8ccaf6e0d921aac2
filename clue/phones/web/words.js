// Everything the page says by itself, in the language of its seat.

const meta = document.querySelector('meta[name="clue"]');
export const base = meta.content;
export const languages = meta.dataset.languages.split(" ");
let said = {};
let wished = "";

export function preferred() {
  const wishes = navigator.languages || [navigator.language || ""];
  for (const wish of wishes) {
    const bare = wish.toLowerCase().split("-")[0];
    if (languages.includes(bare)) return bare;
  }
  return languages[0];
}

export async function speak(language) {
  const known = languages.includes(language) ? language : languages[0];
  if (wished === known) return;
  wished = known;
  const answer = await fetch(`${base}words-${known}.json`);
  const found = answer.ok ? await answer.json() : said;
  if (wished !== known) return; // another was wished for meanwhile
  said = found;
  document.documentElement.lang = known;
  document.title = say("phone-title");
}

export function say(key, gaps = {}) {
  let text = said[key] || "";
  for (const [name, value] of Object.entries(gaps)) text = text.replaceAll(`{${name}}`, value);
  return text.replace(/[\u2066-\u2069]/g, "");
}
