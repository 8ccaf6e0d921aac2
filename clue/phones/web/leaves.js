// Hand, notes and log, as they lie open.

import { el } from "./dom.js";
import { cellSheet, lineSheet } from "./sheets.js";
import { page, show, draw } from "./main.js";
import { say } from "./words.js";

// On a narrow card a title and its name may stand on two lines.
const loose = (name) => name.replaceAll("\u00a0", " ");

export function cardButton(state, card, { role, chosen, tag, onclick, faded, disabled, note } = {}) {
  const { name, picture } = state.cards.names[card];
  const told = tag && (tag[0] || tag[1]);
  return el(
    "button",
    {
      class: `card ${chosen ? "chosen" : ""} ${faded ? "faded" : ""} ${picture ? "" : "bare"}`,
      "data-key": `card-${card}`,
      role,
      "aria-checked": role ? String(Boolean(chosen)) : null,
      "aria-disabled": disabled ? "true" : null,
      title: note,
      onclick: (event) => !disabled && onclick && onclick(event),
    },
    picture && el("img", { src: picture, alt: "", loading: "lazy" }),
    el("span", { class: "name" }, loose(name)),
    told && el("span", { class: `tag ${tag[2] ? "known" : ""} ${tag[3] ? "deduced" : ""}` }, tag[0] || tag[1]),
    note && el("span", { class: "tag" }, note),
  );
}

export function still(state, card) {
  const { name, picture } = state.cards.names[card];
  return el(
    "div",
    { class: `card still ${picture ? "" : "bare"}`, role: "img", "aria-label": name },
    picture && el("img", { src: picture, alt: "" }),
    el("span", { class: "name", "aria-hidden": "true" }, loose(name)),
  );
}

export function hand(state) {
  const { me, now } = state;
  const answer = now.deciding && now.answer;
  const cards = me.hand.map((card) => {
    if (!answer) return still(state, card);
    const may = answer.show[card];
    return cardButton(state, card, {
      role: may ? "radio" : null,
      chosen: page.chosen.show === card,
      faded: !may,
      disabled: !may,
      note: answer.before.includes(card) ? say("show-seen-before") : null,
      onclick: () => {
        page.chosen.show = card;
        draw();
      },
    });
  });
  return [
    answer && el("p", { class: "quote" }, answer.quote),
    el("div", { class: "cards", role: answer && !answer.none ? "radiogroup" : null, "aria-label": say("phone-hand") }, cards),
    answer && el("p", { class: "soft" }, answer.private),
    me.open.length > 0 && [
      el("h2", {}, say("phone-open-cards")),
      el("div", { class: "cards" }, me.open.map((card) => still(state, card))),
    ],
    state.end?.cards && [el("h2", {}, state.end.title), el("div", { class: "cards" }, state.end.cards.map((card) => still(state, card)))],
    el("h2", {}, say("phone-seats")),
    el(
      "ul",
      { class: "seats" },
      state.seats.map((seat) =>
        el(
          "li",
          { class: `${seat.turn ? "turn" : ""} ${seat.out ? "out" : ""}` },
          el("span", { class: `disc small ${seat.seat}`, "aria-hidden": "true" }, state.cards.names[seat.seat].letter),
          el("span", { class: "who" }, el("b", {}, seat.name), " ", el("span", { class: "soft" }, seat.player)),
          el("span", { class: "soft" }, seat.state),
        ),
      ),
    ),
  ];
}

const MARKS = { yes: "✓", no: "✕", maybe: "?" };

function meaning([known, how, numbers, mark]) {
  if (known !== null) return say({ p1: "phone-known", p0: "phone-known-not", d1: "phone-follows", d0: "phone-follows-not" }[how + known]);
  if (mark) return say(`phone-mark-${mark}`);
  return say(numbers.length ? "phone-perhaps" : "phone-unknown");
}

function cell(state, card, column, index) {
  const content = state.notes.cells[card][index];
  const [known, how, numbers, mark, wrong] = content;
  const sign = known === 1 ? "✓" : known === 0 ? "✕" : "";
  const place = column.seat;
  return el(
    "td",
    { class: column.mine ? "own" : "" },
    el(
      "button",
      {
        class: `cell k${known ?? ""} ${how} ${wrong ? "wrong" : ""}`,
        "data-key": `cell-${card}-${place}`,
        "aria-label": `${state.cards.names[card].name}, ${column.name}: ${meaning(content)}`,
        onclick: () => {
          page.cell = { card, column: place };
          page.why = null;
          show(cellSheet);
        },
      },
      sign && el("span", {}, sign),
      mark && (!sign || wrong) && el("span", { class: `own-mark ${mark}` }, MARKS[mark]),
      !sign && !mark && numbers.length > 0 && el("span", { class: "numbers" }, numbers.slice(-3).join(" ")),
    ),
  );
}

export function notes(state) {
  const { notes: book, cards, me } = state;
  const heads = book.columns.map((column) =>
    el(
      "th",
      { scope: "col", title: column.name },
      el("span", { class: `disc small ${column.seat || "envelope"}`, "aria-label": column.name, role: "img" }, column.letter || "✉"),
    ),
  );
  const rows = cards.piles.map((pile) => [
    el("tr", { class: "heading" }, el("th", { scope: "rowgroup", colspan: book.columns.length + 1 }, pile.title)),
    pile.cards.map((card) =>
      el(
        "tr",
        { class: me.hand.includes(card) ? "mine" : "" },
        el(
          "th",
          { scope: "row" },
          el(
            "button",
            {
              class: "row",
              "data-key": `row-${card}`,
              onclick: () => {
                page.cell = { card };
                show(lineSheet);
              },
            },
            cards.names[card].listed,
            book.lines[card] && el("span", { class: "written" }, book.lines[card]),
          ),
        ),
        book.columns.map((column, index) => cell(state, card, column, index)),
      ),
    ),
  ]);
  return [el("div", { class: "paper" }, el("table", {}, el("thead", {}, el("tr", {}, el("td"), heads)), el("tbody", {}, rows))), el("p", { class: "soft legend" }, say("phone-legend"))];
}

export function log(state) {
  const pieces = Object.keys(state)
    .filter((key) => key.startsWith("log."))
    .sort();
  const lines = pieces.flatMap((key) => state[key]);
  return el(
    "ol",
    { class: "lines" },
    lines.map(([, words, heading, secret, number]) =>
      el(
        "li",
        { class: `${heading ? "heading" : ""} ${secret ? "private" : ""}` },
        words,
        number > 0 && el("span", { class: "number" }, ` (${number})`),
        secret ? el("span", { class: "aside" }, say("phone-private")) : null,
      ),
    ),
  );
}
