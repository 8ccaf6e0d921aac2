// The mansion as a picture: who stands where, and where one may go, to be tapped or chosen from a list.

import { el } from "./dom.js";
import { draw, page } from "./main.js";
import { say } from "./words.js";

const key = (place) => JSON.stringify(place.to);

function middle(state, to) {
  return Array.isArray(to) ? [to[0] + 0.5, to[1] + 0.5] : state.board.rooms[to].at;
}

function choose(place) {
  page.chosen.place = key(place);
  draw();
}

function nearest(state, places, x, y) {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const inside = places.find(
    ({ to }) => !Array.isArray(to) && state.board.rooms[to].cells.some(([c, r]) => c === column && r === row),
  );
  if (inside) return inside;
  const far = ({ to }) => {
    const [a, b] = middle(state, to);
    return (a - x) ** 2 + (b - y) ** 2;
  };
  const squares = places.filter(({ to }) => Array.isArray(to));
  const best = squares.sort((a, b) => far(a) - far(b))[0];
  return best && far(best) < 4 ? best : null;
}

export function board(state) {
  const { width, height, picture, rooms } = state.board;
  const places = (state.now.deciding && !state.now.answer && state.now.places) || [];
  const at = ([x, y]) => ({ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` });
  const marks = places.map((place) => {
    const chosen = page.chosen.place === key(place) ? "chosen" : "";
    if (Array.isArray(place.to)) return el("i", { class: `reach ${chosen}`, style: { ...at(middle(state, place.to)), width: `${70 / width}%` } });
    return state.board.rooms[place.to].cells.map(([c, r]) =>
      el("i", { class: `floor ${chosen}`, style: { ...at([c, r]), width: `${100.5 / width}%`, height: `${100.5 / height}%` } }),
    );
  });
  const inRoom = {};
  const suspects = state.cards.piles[0].cards;
  const pawns = state.pieces.pawns.map((to, index) => {
    const name = suspects[index];
    let [x, y] = middle(state, to);
    if (!Array.isArray(to)) {
      const count = (inRoom[to] = (inRoom[to] ?? -1) + 1);
      x += (count % 3) * 1.3 - 1.3;
      y += Math.floor(count / 3) * 1.3 + 0.9;
    }
    return el(
      "i",
      { class: `disc pawn ${name} ${name === state.me.seat ? "own" : ""}`, style: { ...at([x, y]), width: `${135 / width}%` } },
      state.cards.names[name].letter,
    );
  });
  const laid = {};
  const weapons = state.pieces.weapons.map((room, index) => {
    const { picture: face } = state.cards.names[state.cards.piles[1].cards[index]];
    if (!room || !face) return null;
    const [x, y] = middle(state, room);
    const count = (laid[room] = (laid[room] ?? -1) + 1);
    return el("img", { class: "weapon", src: face, alt: "", style: { ...at([x - 1.5 + 1.7 * (count % 3), y - 1.35 - 1.7 * Math.floor(count / 3)]), width: `${155 / width}%` } });
  });
  const labels = Object.entries(rooms).map(([room, { at: spot }]) =>
    el("b", { class: "room", style: at(spot) }, state.cards.names[room].name),
  );
  const surface = el(
    "div",
    {
      class: `map ${picture ? "" : "bare"}`,
      style: { "aspect-ratio": `${width} / ${height}`, "--wide": width, "--high": height },
      "aria-hidden": "true",
      onclick: (event) => {
        const box = surface.getBoundingClientRect();
        const found = nearest(
          state,
          places,
          ((event.clientX - box.left) / box.width) * width,
          ((event.clientY - box.top) / box.height) * height,
        );
        if (found) choose(found);
      },
    },
    picture && el("img", { src: picture, alt: "" }),
    marks,
    labels,
    weapons,
    pawns,
  );
  const list = (title, some, opened) =>
    some.length > 0 &&
    el(
      "details",
      { open: opened, "data-key": `list-${opened}` },
      el("summary", {}, title),
      el(
        "div",
        { class: "places", role: "radiogroup", "aria-label": title },
        some.map((place) =>
          el(
            "button",
            {
              class: "second",
              role: "radio",
              "aria-checked": String(page.chosen.place === key(place)),
              "data-key": `place-${key(place)}`,
              onclick: () => choose(place),
            },
            place.label,
          ),
        ),
      ),
    );
  return [
    list(say("phone-rooms-in-reach"), places.filter(({ to }) => !Array.isArray(to)), true),
    surface,
    list(say("phone-squares-in-reach"), places.filter(({ to }) => Array.isArray(to)), false),
    el(
      "ul",
      { class: "where aside" },
      state.pieces.pawns.map((to, index) =>
        el("li", {}, `${state.cards.names[suspects[index]].name}: ${Array.isArray(to) ? to.map((n) => n + 1).join(", ") : state.cards.names[to].name}`),
      ),
      state.pieces.weapons.map(
        (room, index) => room && el("li", {}, `${state.cards.names[state.cards.piles[1].cards[index]].name}: ${state.cards.names[room].name}`),
      ),
    ),
  ];
}
