// The line to the game: it comes back by itself, sends again what was not answered, and says nothing twice.

const PAGE = 1;
const BEAT = 5000;
const PATIENCE = 3000;
const WAKING = 1500;
const FINAL = { 4001: "wrong", 4002: "replaced", 4003: "screen", 4004: "old", 4005: "left" };

export const store = {
  works: true,
  get(key) {
    try {
      return JSON.parse(localStorage.getItem(`clue.${key}`));
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem(`clue.${key}`);
      else localStorage.setItem(`clue.${key}`, JSON.stringify(value));
    } catch {
      this.works = false;
    }
  },
};

function secret() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export class Line {
  constructor({ onState, onStatus, onInvited, language }) {
    this.onState = onState;
    this.onStatus = onStatus;
    this.onInvited = onInvited;
    this.language = language;
    this.sections = {};
    this.boot = "";
    this.seen = 0;
    this.outbox = store.get("outbox") || [];
    this.waiting = new Map();
    this.tries = 0;
    this.turn = 0; // which socket counts
    this.seated = false;
    this.final = "";
    setInterval(() => this.beat(PATIENCE), BEAT);
    document.addEventListener("visibilitychange", () => !document.hidden && this.probe());
    addEventListener("online", () => this.probe());
    addEventListener("pageshow", () => this.probe());
    addEventListener("hashchange", () => location.hash.length > 1 && location.reload());
  }

  // A code in the address is exchanged for a secret of our own, which is kept before it is shown.
  takeUp() {
    const code = location.hash.slice(1);
    const used = store.get("used");
    if (code && code !== used) {
      const pending = store.get("pending");
      this.pending = pending && pending.code === code ? pending : { code, token: secret() };
      store.set("pending", this.pending);
    }
    const typed = store.get("pending");
    if (!code && typed && typed.word) this.pending = typed;
    this.token = this.pending ? this.pending.token : store.get("token");
    if (this.token) this.connect();
    else this.onStatus("scan");
  }

  connect() {
    if (this.final) return;
    clearTimeout(this.again);
    const turn = ++this.turn;
    if (this.socket) this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    try {
      this.socket?.close();
    } catch {
      /* it is gone already */
    }
    this.seated = false;
    this.asked = null;
    this.onStatus(this.boot ? "lost" : "connecting");
    const socket = (this.socket = new WebSocket(`ws://${location.host}/seat`));
    const opening = setTimeout(() => turn === this.turn && this.retry(), 4000);
    socket.onopen = () => {
      clearTimeout(opening);
      socket.send(
        JSON.stringify({
          hello: PAGE,
          token: this.token,
          code: this.pending ? this.pending.code : undefined,
          word: this.pending && !this.pending.code ? this.pending.word : undefined,
          boot: this.boot,
          seen: this.seen,
          language: this.language(),
        }),
      );
    };
    socket.onmessage = (event) => turn === this.turn && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      clearTimeout(opening);
      if (turn !== this.turn) return;
      this.seated = false;
      if (FINAL[event.code]) this.stop(FINAL[event.code]);
      else this.retry();
    };
  }

  stop(why) {
    if (why === "wrong" && this.pending && this.pending.word) store.set("pending", (this.pending = null));
    this.final = why;
    this.turn += 1;
    clearTimeout(this.again);
    this.onStatus(why);
  }

  resume() {
    this.final = "";
    this.tries = 0;
    this.connect();
  }

  retry() {
    this.turn += 1;
    this.seated = false;
    this.onStatus(this.boot ? "lost" : "connecting");
    const pause = Math.min(2000, 100 * 1.7 ** this.tries++);
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), pause);
  }

  beat(patience) {
    if (this.final || !this.socket || this.socket.readyState !== 1 || this.asked) return;
    const turn = this.turn;
    this.socket.send(JSON.stringify({ beat: Date.now() % 1e9 }));
    this.asked = setTimeout(() => turn === this.turn && this.connect(), patience);
  }

  probe() {
    if (this.final || !this.token) return;
    if (this.socket && this.socket.readyState === 1) {
      clearTimeout(this.asked);
      this.asked = null;
      this.beat(WAKING);
    } else if (!this.socket || this.socket.readyState > 1) {
      this.tries = 0;
      this.connect();
    }
  }

  hear(said) {
    this.tries = 0;
    if ("beat" in said) {
      clearTimeout(this.asked);
      this.asked = null;
    } else if (said.set) {
      this.take(said);
    } else if (said.invited) {
      this.onInvited(said.invited);
    } else if (said.wait) {
      this.onStatus("second");
    } else if (said.sorry) {
      this.onStatus(said.sorry === "old-page" ? "old" : "");
    } else if ("ok" in said || "no" in said) {
      this.settle(said);
    }
  }

  take(frame) {
    if (frame.boot !== this.boot) this.sections = {};
    this.boot = frame.boot;
    this.seen = frame.n;
    Object.assign(this.sections, frame.set);
    const first = !this.seated;
    if (first) this.sitDown();
    const number = this.sections.now?.number ?? 0;
    const before = this.outbox.length;
    this.outbox = this.outbox.filter((wish) => !("do" in wish) || wish.at >= number);
    if (before !== this.outbox.length) store.set("outbox", this.outbox);
    this.onState(this.sections, frame.set, first);
    if (first) for (const wish of this.outbox) this.socket.send(JSON.stringify(wish));
  }

  sitDown() {
    this.seated = true;
    if (this.pending) {
      if (this.pending.code) store.set("used", this.pending.code);
      store.set("token", this.pending.token);
      store.set("pending", null);
      store.set("outbox", (this.outbox = []));
      this.pending = null;
      history.replaceState(null, "", "/");
    }
    this.onStatus("seated");
  }

  // Who cannot scan types the word that stands beside the code; the screen is asked then.
  enterWith(word) {
    this.pending = { word, token: secret() };
    store.set("pending", this.pending);
    this.token = this.pending.token;
    this.final = "";
    this.connect();
  }

  thisIsMe() {
    this.socket.send(JSON.stringify({ take: true }));
  }

  // Something to be done: kept until it has been answered, and sent again after every return.
  wish(what) {
    const last = this.outbox.length ? this.outbox[this.outbox.length - 1].id : 0;
    const wish = { ...what, id: Math.max(last + 1, Date.now() % 1e12) };
    this.outbox.push(wish);
    store.set("outbox", this.outbox);
    if (this.seated && this.socket.readyState === 1) this.socket.send(JSON.stringify(wish));
    return new Promise((resolve) => this.waiting.set(wish.id, resolve));
  }

  settle(said) {
    const id = said.ok ?? said.no;
    this.outbox = this.outbox.filter((wish) => wish.id !== id);
    store.set("outbox", this.outbox);
    this.waiting.get(id)?.(said);
    this.waiting.delete(id);
    this.onState(this.sections, {}, false);
  }

  get pendingAct() {
    return this.outbox.some((wish) => "do" in wish);
  }
}
