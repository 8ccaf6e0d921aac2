// Beside a real board: nothing is played here. Hands are told, questions are noted, the notebook deduces.

import { el } from "./dom.js";
import { cardButton, hand } from "./leaves.js";
import { back, draw, page, primary, second, wish } from "./main.js";
import { say } from "./words.js";

export const besideTitle = (flow) => say({ ask: "beside-ask", accuse: "beside-failed", cards: "beside-change" }[flow]);

const picking = (state) => page.flow === "cards" || ["open", "hand"].includes(state.beside.step);

export function besideLeaf(state) {
  if (["ask", "accuse"].includes(page.flow)) return asking(state);
  if (page.tab === "log" && !page.flow) return asked(state);
  if (page.tab !== "hand" && !page.flow) return null; // the notebook, as ever
  if (picking(state)) return choosing(state);
  const unseen = state.beside.unseen;
  return [
    unseen && group(say("beside-which"), unseen.cards.map((card) => oneCard(state, "seen", card, state.me.hand.includes(card)))),
    unseen && el("h2", {}, say("phone-hand")),
    hand(state),
    el("button", { class: "second", "data-key": "change", onclick: () => begin("cards", { cards: [...state.me.hand] }) }, say("beside-change")),
  ];
}

const group = (title, ways, kind = "cards") =>
  el("section", { "aria-label": title }, el("h2", {}, title), el("div", { class: kind, role: "radiogroup", "aria-label": title }, ways));

function begin(flow, chosen) {
  page.flow = flow;
  page.chosen = chosen;
  draw();
}

function pick(kind, what) {
  page.chosen[kind] = what;
  draw();
}

const oneCard = (state, kind, card, disabled) =>
  cardButton(state, card, { role: "radio", chosen: page.chosen[kind] === card, faded: disabled, disabled, onclick: () => pick(kind, card) });

// -- the cards one holds, or those that lie open ---------------------------------------------------

function choosing(state) {
  const chosen = page.chosen.cards || [];
  const turn = (card) => {
    page.chosen.cards = chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card];
    draw();
  };
  return state.cards.piles.map((pile) =>
    el(
      "section",
      { "aria-label": pile.title },
      el("h2", {}, pile.title),
      el(
        "div",
        { class: "cards", role: "group", "aria-label": pile.title },
        pile.cards
          .filter((card) => !state.me.open.includes(card))
          .map((card) => cardButton(state, card, { role: "checkbox", chosen: chosen.includes(card), onclick: () => turn(card) })),
      ),
    ),
  );
}

// -- a question, or an accusation that was wrong ----------------------------------------------------

const seatOption = (kind, label, value) =>
  el(
    "button",
    { class: "second", role: "radio", "aria-checked": String(page.chosen[kind] === value), "data-key": `${kind}-${value}`, onclick: () => pick(kind, value) },
    label,
  );

function asking(state) {
  const { names, piles } = state.cards;
  const { seats } = state.beside;
  const { asker, shower } = page.chosen;
  const accused = page.flow === "accuse";
  const name = (seat) => names[seat].name;
  const at = seats.indexOf(asker);
  const others = asker ? [...seats.slice(at + 1), ...seats.slice(0, at)] : [];
  const named = piles.map((pile) => page.chosen[pile.kind]);
  return [
    group(say(accused ? "beside-who-accused" : "beside-who-asked"), seats.map((seat) => seatOption("asker", name(seat), seat)), "places"),
    piles.map((pile) => group(pile.title, pile.cards.map((card) => oneCard(state, pile.kind, card)), "cards many")),
    !accused &&
      asker &&
      group(say("beside-who-showed"), [...others.map((seat) => seatOption("shower", name(seat), seat)), seatOption("shower", say("beside-nobody"), "")], "places"),
    !accused &&
      asker === state.me.seat &&
      shower &&
      named.every(Boolean) &&
      group(say("beside-which"), named.map((card) => oneCard(state, "card", card, state.me.hand.includes(card)))),
  ];
}

function askingThumb(state) {
  const { asker, suspect, weapon, room, shower, card } = page.chosen;
  const { names } = state.cards;
  const accused = page.flow === "accuse";
  const said = { suspect, weapon, room, asker, shower: shower || null, accused };
  const ready = suspect && weapon && room && asker && (accused || (shower !== undefined && shower !== asker));
  const shown = card && asker === state.me.seat && shower && [suspect, weapon, room].includes(card) ? { card } : {};
  const go = () => {
    wish({ ask: said, ...shown });
    back();
  };
  const gap = "…";
  const quote = say(accused ? "phone-accuse-quote" : "phone-quote", {
    suspect: suspect ? names[suspect].the : gap,
    weapon: weapon ? names[weapon].with : gap,
    room: room ? names[room].in : gap,
  });
  return [
    el("p", { class: "prompt" }, quote),
    el("div", { class: "ways" }, primary(say("beside-note"), () => ready && go(), { disabled: !ready }), second(say("common-back"), back, "back")),
  ];
}

// -- what has been noted ----------------------------------------------------------------------------

function asked(state) {
  const lines = state.beside.asked;
  if (!lines.length) return [el("p", { class: "soft" }, say("beside-nothing"))];
  return [
    el(
      "ol",
      { class: "asked" },
      lines.map(({ id, words }, number) =>
        el(
          "li",
          {},
          words.map((text, index) => el("p", {}, index ? "" : el("span", { class: "number" }, `${number + 1}. `), text)),
          el(
            "button",
            { class: "second", "data-key": `out-${id}`, "aria-label": `${say("beside-out")}: ${number + 1}`, onclick: () => takeOut(id) },
            say(page.chosen.out === id ? "beside-out-sure" : "beside-out"),
          ),
        ),
      ),
    ),
  ];
}

function takeOut(id) {
  if (page.chosen.out !== id) return pick("out", id);
  wish({ out: id });
  pick("out", null);
}

// -- the one next thing -----------------------------------------------------------------------------

export function besideThumb(state) {
  if (["ask", "accuse"].includes(page.flow)) return askingThumb(state);
  const { step, size, unseen, contrary } = state.beside;
  if (picking(state)) {
    const kind = page.flow === "cards" ? "hand" : step;
    const count = page.flow === "cards" ? state.me.hand.length : size;
    const cards = page.chosen.cards || [];
    const go = () => {
      wish({ [kind]: cards });
      back();
    };
    return [
      el("p", { class: "prompt" }, say(`beside-pick-${kind}`, { count, chosen: cards.length })),
      el(
        "div",
        { class: "ways" },
        primary(say(`beside-are-${kind}`), () => cards.length === count && go(), { disabled: cards.length !== count }),
        page.flow === "cards" && second(say("common-back"), back, "back"),
      ),
    ];
  }
  const ask = () => begin("ask", { asker: state.beside.next });
  const accuse = second(say("beside-failed"), () => begin("accuse", {}), "accuse");
  if (unseen) {
    const card = page.chosen.seen;
    const tell = () => {
      wish({ seen: [unseen.id, card] });
      back();
    };
    return [
      el("p", { class: "prompt yours" }, unseen.text),
      el("div", { class: "ways" }, primary(say("beside-it-was"), () => card && tell(), { disabled: !card }), second(say("beside-ask"), ask, "ask"), accuse),
    ];
  }
  return [
    el("p", { class: "prompt" }, say(contrary ? "beside-contrary" : "beside-ready")),
    el("div", { class: "ways" }, primary(say("beside-ask"), ask, { "data-key": "ask" }), accuse),
  ];
}
