// The page: what is open, what is chosen, and drawing all of it from the sections the game has told.

import { el, put, rich } from "./dom.js";
import { Line, store } from "./line.js";
import { board } from "./board.js";
import { besideLeaf, besideThumb, besideTitle } from "./beside.js";
import { cardButton, hand, log, notes } from "./leaves.js";
import { cellSheet, lineSheet, secondSheet, seenSheet, settingsSheet } from "./sheets.js";
import { preferred, say, speak } from "./words.js";

const TABS = ["hand", "notes", "board", "log"];
const tabsOf = (state) => (state.beside ? TABS.filter((name) => name !== "board") : TABS);
const HOLD = 900;

export const page = {
  status: "connecting",
  invited: null,
  tab: "hand",
  flow: "", // suggest or accuse: a leaf of its own over the tabs
  chosen: {}, // by kind: what is chosen for a suggestion, an accusation, an answer, a place
  sheet: null, // what lies over everything: a function that makes it
  number: -1,
  prefs: { language: "", size: 100, calm: false, ...(store.get("prefs") || {}) },
};

const app = document.getElementById("app");
const live = document.getElementById("live");

export function keepPrefs(changes) {
  Object.assign(page.prefs, changes);
  store.set("prefs", page.prefs);
  dress();
}

function dress() {
  document.documentElement.style.setProperty("font-size", `${page.prefs.size}%`);
  document.documentElement.classList.toggle("calm", page.prefs.calm);
}

export const line = new Line({
  language: () => page.prefs.language || preferred(),
  onStatus(status) {
    if (status) page.status = status;
    draw();
  },
  onInvited(invited) {
    page.invited = invited;
    page.status = "invited";
    draw();
  },
  onState,
});

async function onState(sections, news, first) {
  page.status = line.seated ? "seated" : page.status;
  const now = sections.now || {};
  if (now.number !== page.number || (now.deciding && !page.deciding)) turned(now, first);
  page.deciding = now.deciding;
  if (sections.ask && !page.sheet) page.sheet = secondSheet;
  if (!sections.ask && page.sheet === secondSheet) page.sheet = null;
  const seen = store.get("seen") || {};
  if (sections.seen?.cards && !(seen.game === sections.me.game && seen.number >= sections.seen.number)) {
    page.sheet = seenSheet;
  }
  if (sections.me) await speak(sections.me.language); // last: somebody may choose while words come
  draw();
}

// Another decision: whatever was half chosen for the last one is gone.
function turned(now, first) {
  page.number = now.number;
  page.chosen = {};
  page.flow = "";
  page.armed = false;
  if (!now.deciding) return;
  if (now.suggest && now.phase === "suggesting") page.flow = "suggest";
  else if (now.answer) page.tab = "hand";
  else if (now.places?.length) page.tab = "board";
  if (now.answer && now.answer.case.filter((card) => now.answer.show[card]).length === 1) {
    page.chosen.show = now.answer.case.find((card) => now.answer.show[card]);
  }
  if (!first && navigator.vibrate && !document.hidden) navigator.vibrate(now.answer ? [60] : [60, 80, 60]);
}

export function act(action) {
  wish({ do: action, at: line.sections.now.number });
}

// Something the game may refuse: then it says why.
export function wish(what) {
  line.wish(what).then((said) => {
    if ("no" in said) tell(said.why === "unknown" ? say("phone-refused") : said.why);
    draw();
  });
  draw();
}

export function tell(text) {
  page.told = text;
  live.textContent = text;
  clearTimeout(page.telling);
  page.telling = setTimeout(() => {
    page.told = "";
    draw();
  }, 6000);
}

export function show(sheet) {
  if (sheet && !page.sheet) page.opener = document.activeElement?.dataset.key;
  page.sheet = sheet;
  draw();
}

// -- before anybody sits ---------------------------------------------------------------------------

function lobby() {
  const { status, invited } = page;
  const card = (...inside) => el("main", { class: "lobby" }, el("h1", {}, "Clue"), ...inside);
  if (status === "invited") {
    return card(
      el("div", { class: `disc large ${invited.seat}`, "aria-hidden": "true" }, invited.letter),
      el("p", { class: "lead" }, say("phone-hello", { who: invited.name })),
      invited.word && el("p", {}, say("phone-word")),
      invited.word && el("p", { class: "word" }, invited.word),
      el("button", { class: "primary", "data-key": "me", onclick: () => line.thisIsMe() }, say("phone-this-is-me")),
      el("p", { class: "soft" }, say("phone-not-me")),
    );
  }
  const told = {
    connecting: "phone-connecting",
    lost: "phone-lost",
    scan: "phone-scan",
    second: "phone-wait-first",
    wrong: "phone-wrong-code",
    replaced: "phone-replaced",
    screen: "phone-at-screen",
    old: "phone-old-page",
    left: "phone-over-here",
  }[status];
  const again = { replaced: "phone-here-again", old: "phone-reload", wrong: "phone-reload" }[status];
  return card(
    el("p", { class: "lead" }, say(told || "phone-connecting")),
    ["scan", "wrong"].includes(status) && wordField(),
    !store.works && el("p", { class: "soft" }, say("phone-storage")),
    again &&
      el(
        "button",
        { class: "primary", onclick: () => (status === "replaced" ? line.resume() : location.reload()) },
        say(again),
      ),
  );
}

function wordField() {
  const field = el("input", { type: "text", maxlength: 8, "data-key": "word", autocomplete: "off", autocapitalize: "characters", "aria-label": say("phone-type-word") });
  const enter = (event) => {
    event.preventDefault();
    if (field.value.trim()) line.enterWith(field.value.trim());
  };
  return el("form", { class: "by-word", onsubmit: enter }, el("p", {}, say("phone-type-word")), field, el("button", { class: "second", "data-key": "enter" }, say("phone-enter")));
}

// -- at the table ----------------------------------------------------------------------------------

function head(state) {
  const { me, now } = state;
  const leaf = page.flow;
  const title = state.beside && leaf ? besideTitle(leaf) : leaf === "suggest" ? say("suggest-title") : leaf === "accuse" ? say("accuse-title") : me.name;
  const below = {
    suggest: now.suggest?.subtitle,
    accuse: state.beside ? "" : say("accuse-subtitle"),
    "": { hand: me.steps, notes: say("phone-only-here"), board: say("phone-turn", { count: me.turn }), log: "" }[page.tab],
  }[leaf];
  return el(
    "header",
    {},
    el("div", { class: `disc ${me.seat}`, "aria-hidden": "true" }, portrait(state, me.seat)),
    el("div", { class: "names" }, el("h1", {}, title), el("p", { class: "soft" }, below || (me.player || "\u00a0"))),
    el("span", page.status === "seated" ? { class: "lamp seated" } : { class: `lamp ${page.status}`, role: "img", "aria-label": say("phone-lost") }),
    el("button", { class: "quiet gear", "data-key": "gear", "aria-label": say("phone-settings"), onclick: () => show(settingsSheet) }, "⚙"),
  );
}

function portrait(state, seat) {
  const picture = state.cards.names[seat]?.picture;
  return picture ? el("img", { src: picture, alt: "" }) : state.cards.names[seat].name[0];
}

function tabs(state) {
  const names = tabsOf(state);
  const move = (event, index) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    open(names[(index + step + names.length) % names.length]);
    app.querySelector(`[data-key="tab-${page.tab}"]`)?.focus();
  };
  return el(
    "nav",
    { role: "tablist" },
    names.map((name, index) =>
      el(
        "button",
        {
          role: "tab",
          id: `tab-${name}`,
          "data-key": `tab-${name}`,
          "aria-selected": String(page.tab === name && !page.flow),
          "aria-controls": "leaf",
          tabindex: page.tab === name ? 0 : -1,
          onclick: () => open(name),
          onkeydown: (event) => move(event, index),
        },
        say(`phone-${name}`),
      ),
    ),
  );
}

function open(name) {
  page.tab = name;
  page.flow = "";
  page.fresh = name === "log"; // opened at its newest line
  draw();
}

// -- naming a case ---------------------------------------------------------------------------------

function naming(state, kinds) {
  const { now, cards } = state;
  const room = page.flow === "suggest" ? now.suggest.room : null;
  return kinds.map((kind) => {
    const pile = cards.piles.find((one) => one.kind === kind);
    return el(
      "section",
      { "aria-label": pile.title },
      el("h2", {}, pile.title),
      el(
        "div",
        { class: "cards", role: "radiogroup", "aria-label": pile.title },
        pile.cards.map((card) =>
          cardButton(state, card, {
            role: "radio",
            chosen: page.chosen[kind] === card,
            tag: now.tags?.[card],
            onclick: () => {
              page.chosen[kind] = card;
              page.armed = false;
              draw();
            },
          }),
        ),
      ),
    );
  }, room);
}

function quoted(state, key) {
  const { names } = state.cards;
  const { suspect, weapon } = page.chosen;
  const room = page.flow === "suggest" ? state.now.suggest.room : page.chosen.room;
  const gap = "…";
  return say(key, {
    suspect: suspect ? names[suspect].the || names[suspect].name : gap,
    weapon: weapon ? names[weapon].with : gap,
    room: room ? names[room].in : gap,
  });
}

// -- the one next thing ----------------------------------------------------------------------------

export const primary = (label, go, more = {}) => el("button", { class: "primary", "data-key": "go", onclick: go, ...more }, label);
export const second = (label, go, key) => el("button", { class: "second", "data-key": key, onclick: go }, label);

function thumb(state) {
  const { now, me, end } = state;
  const inside = [];
  if (page.told) inside.push(el("p", { class: "told", role: "alert" }, page.told));
  if (end?.title) {
    inside.push(el("p", { class: "prompt" }, el("strong", {}, end.title), " ", end.text));
  } else if (state.beside) {
    inside.push(...besideThumb(state));
  } else if (now.screen) {
    inside.push(el("p", { class: "prompt" }, say("phone-answered-here")));
  } else if (line.pendingAct) {
    inside.push(el("p", { class: "prompt" }, say("phone-sent")));
  } else if (!now.deciding) {
    inside.push(el("p", { class: "prompt" }, rich(now.prompt)));
  } else if (page.flow === "suggest") {
    inside.push(...suggesting(state));
  } else if (page.flow === "accuse") {
    inside.push(...accusing(state));
  } else {
    inside.push(el("p", { class: "prompt yours" }, rich(now.prompt)), ...deciding(state));
  }
  return el("section", { id: "thumb", class: now.deciding ? "mine" : "", "aria-label": state.beside ? say("beside-next") : say("phone-your-turn") }, inside);
}

function suggesting(state) {
  const { now, me } = state;
  const { suspect, weapon } = page.chosen;
  const ready = suspect && weapon;
  const action = { action: "suggest", seat: me.seat, suspect, weapon, room: now.suggest.room };
  return [
    el("p", { class: "prompt" }, ready ? quoted(state, "phone-quote") : say("suggest-incomplete")),
    el(
      "div",
      { class: "ways" },
      primary(say("suggest-confirm"), () => ready && act(action), { disabled: !ready }),
      now.suggest.decline && second(say("suggest-decline"), () => act({ action: "decline-to-suggest", seat: me.seat }), "decline"),
      !now.suggest.must && !now.suggest.decline && second(say("common-back"), back, "back"),
    ),
  ];
}

function accusing(state) {
  const { me } = state;
  const { suspect, weapon, room } = page.chosen;
  const ready = suspect && weapon && room;
  const go = () => act({ action: "accuse", seat: me.seat, suspect, weapon, room });
  return [
    el("p", { class: "prompt" }, ready ? quoted(state, "phone-accuse-quote") : say("accuse-incomplete")),
    el("div", { class: "ways" }, held(say(page.armed ? "phone-hold-again" : "phone-hold-to-accuse"), go, !ready), second(say("phone-cancel"), back, "back")),
  ];
}

// Held for a second by a finger; by a key or a screen reader pressed twice.
function held(label, go, disabled) {
  let timer = 0;
  let touched = false;
  const button = primary(label, () => {
    if (touched) {
      touched = false;
      return;
    }
    if (page.armed) return go();
    page.armed = true;
    draw();
  }, { disabled });
  const begin = (event) => {
    if (event.pointerType === "mouse" && event.button) return;
    touched = true;
    button.classList.add("holding");
    timer = setTimeout(() => {
      button.classList.remove("holding");
      go();
    }, HOLD);
  };
  const end = () => {
    clearTimeout(timer);
    button.classList.remove("holding");
  };
  button.addEventListener("pointerdown", begin);
  for (const kind of ["pointerup", "pointerleave", "pointercancel"]) button.addEventListener(kind, end);
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.classList.add("hold");
  return button;
}

export function back() {
  page.flow = "";
  page.chosen = {};
  draw();
}

function deciding(state) {
  const { now } = state;
  if (now.answer) return answering(state);
  const ways = [];
  if (now.places?.length) {
    const place = page.chosen.place;
    const chosen = now.places.find((one) => JSON.stringify(one.to) === place);
    if (page.tab !== "board") ways.push(primary(say(now.places[0].do.action === "lay-weapon" ? "phone-lay" : "phone-walk"), () => open("board")));
    else ways.push(primary(chosen ? `→ ${chosen.label}` : say("phone-choose-place"), () => chosen && act(chosen.do), { disabled: !chosen }));
  }
  for (const way of now.ways) {
    const go = way.do ? () => act(way.do) : () => lead(way.name);
    const first = way.primary || (!ways.length && now.ways[0] === way && way.name !== "accuse");
    ways.push(first ? primary(way.label, go, { "data-key": way.name }) : second(way.label, go, way.name));
  }
  return [el("div", { class: "ways" }, ways)];
}

function lead(name) {
  page.flow = name === "accuse" ? "accuse" : "suggest";
  page.chosen = {};
  page.armed = false;
  draw();
}

function answering(state) {
  const { now, me } = state;
  const card = page.chosen.show;
  const { answer } = now;
  const ways = answer.none
    ? [primary(say("show-confirm-none"), () => act({ action: "have-none", seat: me.seat }))]
    : [
        primary(card ? answer.show[card] : say("phone-show-pick"), () => card && act({ action: "show", seat: me.seat, card }), {
          disabled: !card,
        }),
      ];
  return [answer.none && el("p", { class: "soft" }, answer.nothing), el("div", { class: "ways" }, ways)];
}

// -- drawing ---------------------------------------------------------------------------------------

function leaf(state) {
  const beside = state.beside && besideLeaf(state);
  if (beside) return beside;
  if (page.flow === "suggest") return naming(state, ["suspect", "weapon"]);
  if (page.flow === "accuse") return naming(state, ["suspect", "weapon", "room"]);
  return { hand, notes, board, log }[page.tab](state);
}

export function draw() {
  const state = line.sections;
  const ready = state.me && state.now && ["seated", "lost"].includes(page.status);
  dress();
  if (!ready) {
    put(app, lobby());
    app.className = "waiting";
    return;
  }
  app.className = `table ${page.flow || page.tab}`;
  if (!document.getElementById("leaf")) {
    app.replaceChildren(
      el("div", { id: "head" }),
      el("main", { id: "leaf", role: "tabpanel", tabindex: -1 }),
      el("div", { id: "foot" }),
      el("div", { id: "bar" }),
      el("div", { id: "over" }),
    );
  }
  const place = (id) => document.getElementById(id);
  const main = place("leaf");
  const name = page.flow || page.tab;
  const atEnd = main.scrollHeight - main.scrollTop - main.clientHeight < 40;
  const other = main.dataset.leaf !== name;
  put(place("head"), head(state));
  put(main, leaf(state));
  main.dataset.leaf = name;
  main.setAttribute("aria-labelledby", `tab-${page.tab}`);
  if (other) main.scrollTop = 0;
  if (name === "log" && (other || page.fresh || atEnd)) main.scrollTop = main.scrollHeight;
  page.fresh = false;
  put(place("foot"), thumb(state));
  put(place("bar"), tabs(state));
  over(place("over"), state);
  const prompt = (state.end?.title || (state.now.prompt || []).map(([text]) => text).join("")).trim();
  if (live.textContent !== prompt && !page.told) live.textContent = prompt;
}

function over(place, state) {
  const sheet = page.sheet && page.sheet(state);
  for (const id of ["head", "leaf", "foot", "bar"]) document.getElementById(id).inert = Boolean(sheet);
  if (!sheet) {
    page.sheet = null;
    if (!place.firstChild) return;
    place.replaceChildren();
    app.querySelector(`[data-key="${CSS.escape(page.opener || "")}"]`)?.focus({ preventScroll: true });
    return;
  }
  const fresh = place.dataset.sheet !== page.sheet.name || !place.firstChild;
  place.dataset.sheet = page.sheet.name;
  put(place, el("div", { class: "veil", onclick: () => sheet.dataset.must || show(null) }), sheet);
  if (fresh) (sheet.querySelector("[data-first]") || sheet.querySelector("button"))?.focus({ preventScroll: true });
}

// One of several is chosen by arrows as well; Tab goes through them all.
addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const group = event.target.role === "radio" && event.target.closest('[role="radiogroup"]');
  if (!step || !group) return;
  event.preventDefault();
  const ways = [...group.querySelectorAll('[role="radio"]')];
  ways[(ways.indexOf(event.target) + step + ways.length) % ways.length].focus();
});

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (page.sheet) show(null);
  else if (page.flow && !line.sections.now?.suggest?.must) back();
});

export { cellSheet, lineSheet };

speak(page.prefs.language || preferred()).then(() => line.takeUp());
