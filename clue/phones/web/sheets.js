// What lies over everything for a moment: a cell of the notebook, a card that was shown, the settings.

import { el } from "./dom.js";
import { store } from "./line.js";
import { draw, keepPrefs, line, page, show } from "./main.js";
import { languages, say } from "./words.js";

const SIZES = [100, 115, 130, 150];
const TONGUES = { en: "English", fr: "Français" };

function sheet(title, inside, { must } = {}) {
  return el(
    "div",
    { class: "sheet", role: "dialog", "aria-modal": "true", "aria-label": title, "data-must": must || null },
    el("h2", {}, title),
    inside,
    !must && el("button", { class: "second", "data-key": "close", onclick: () => show(null) }, say("phone-close")),
  );
}

const group = (title, ways) => el("fieldset", {}, el("legend", {}, title), el("div", { class: "choices" }, ways));

const option = (label, chosen, go, key, about) =>
  el("button", { class: "second", "aria-pressed": String(chosen), "data-key": key, title: about, onclick: go }, label);

export function cellSheet(state) {
  const { card, column } = page.cell;
  const index = state.notes.columns.findIndex((one) => one.seat === column);
  const content = state.notes.cells[card]?.[index];
  if (!content) return null;
  const asked = JSON.stringify([card, column, content, state.me.language]);
  if (page.why?.asked !== asked) {
    page.why = { asked, said: null };
    line.wish({ why: [card, column] }).then((answer) => {
      if (page.why?.asked === asked) page.why.said = answer.said || [];
      draw();
    });
  }
  const said = page.why.said || [];
  const title = said.find((one) => one.kind === "title")?.text || state.cards.names[card].name;
  const mark = (name) => {
    line.wish({ mark: [card, column || null, name] });
    show(null);
  };
  return sheet(title, [
    el(
      "div",
      { class: "choices marks" },
      ["no", "yes", "maybe", ""].map((name) =>
        el(
          "button",
          { class: `second mark ${name}`, "data-key": `mark-${name}`, "aria-pressed": String(content[3] === name), onclick: () => mark(name) },
          el("span", { "aria-hidden": "true" }, { no: "✕", yes: "✓", maybe: "?", "": "⌫" }[name]),
          say(`phone-mark-${name || "none"}`),
        ),
      ),
    ),
    el(
      "div",
      { class: "why", "aria-live": "polite" },
      said.filter((one) => one.kind !== "title").map((one) => el(one.kind === "heading" ? "h3" : "p", {}, one.text)),
    ),
  ]);
}

export function lineSheet(state) {
  const { card } = page.cell;
  const field = el("input", {
    type: "text",
    maxlength: 60,
    "data-key": "line",
    "data-first": true,
    autocomplete: "off",
    "aria-label": say("phone-line"),
    value: state.notes.lines[card] || "",
  });
  const keep = (event) => {
    event.preventDefault();
    line.wish({ line: [card, field.value] });
    show(null);
  };
  const title = say("phone-line-about", { card: state.cards.names[card].the });
  return sheet(title, el("form", { onsubmit: keep }, field, el("button", { class: "primary", "data-key": "save" }, say("phone-save"))));
}

export function seenSheet(state) {
  const { seen, me } = state;
  if (!seen.cards) return null;
  const done = () => {
    store.set("seen", { game: me.game, number: seen.number });
    show(null);
  };
  return sheet(
    seen.title,
    [
      el(
        "div",
        { class: "cards shown" },
        seen.cards.map((card) => {
          const { name, picture } = state.cards.names[card];
          return el(
            "div",
            { class: `card still ${picture ? "" : "bare"}`, role: "img", "aria-label": name },
            picture && el("img", { src: picture, alt: "" }),
            el("span", { class: "name", "aria-hidden": "true" }, name),
          );
        }),
      ),
      el("p", {}, seen.text),
      el("p", { class: "soft" }, say("see-only-you")),
      el("button", { class: "primary", "data-key": "seen", onclick: done }, say("see-done")),
    ],
    { must: true },
  );
}

export function secondSheet(state) {
  if (!state.ask) return null;
  const answer = (agreed) => {
    line.wish({ second: agreed });
    show(null);
  };
  return sheet(
    state.ask,
    el(
      "div",
      { class: "ways" },
      el("button", { class: "second", "data-first": true, onclick: () => answer(false) }, say("phone-second-no")),
      el("button", { class: "primary", onclick: () => answer(true) }, say("phone-second-yes")),
    ),
    { must: true },
  );
}

export function settingsSheet(state) {
  const speakNow = (language) => {
    keepPrefs({ language });
    line.wish({ language });
  };
  const size = (percent) => {
    keepPrefs({ size: percent });
    draw();
  };
  return sheet(say("phone-settings"), [
    group(
      say("phone-language"),
      languages.map((name) => option(TONGUES[name] || name, state.me.language === name, () => speakNow(name), `tongue-${name}`)),
    ),
    group(
      say("phone-text-size"),
      SIZES.map((percent) => option(`${percent} %`, page.prefs.size === percent, () => size(percent), `size-${percent}`)),
    ),
    group(
      say("phone-help"),
      state.notes.helps.map(([level, name, about]) =>
        option(name, state.notes.help === level, () => line.wish({ help: level }), `help-${level}`, about),
      ),
    ),
    option(`${page.prefs.calm ? "✓ " : ""}${say("phone-calm")}`, page.prefs.calm, () => {
      keepPrefs({ calm: !page.prefs.calm });
      draw();
    }, "calm"),
  ]);
}
