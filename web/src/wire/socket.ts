// The line to one table: it comes back by itself, says which number it has, and sends again what was not answered.
import type { components } from "./api.ts";
import { problem, UNREACHABLE, type Problem, type Refusal } from "./http.ts";
import { language, say } from "../text/say.ts";
import { Paced, type WhenDrawn } from "./paced.ts";

type Schemas = components["schemas"];
export type Fresh = Schemas["Fresh"];
export type Update = Schemas["Update"];
export type Message =
  | Fresh
  | Update
  | Refusal
  | Problem
  | Schemas["Accepted"]
  | Schemas["Presence"]
  | Schemas["ChatTold"]
  | Schemas["NoticeTold"]
  | Schemas["Pong"]
  | Schemas["Closing"];

export type LineState = "connecting" | "connected" | "reconnecting" | "outdated" | "signed-out" | "closed";

/** How a move went: done under a number, or the server's no. */
export type Outcome = { readonly type: "done"; readonly number: number } | Refusal | Problem;

/** As whom a table is looked at. */
export interface Looking {
  readonly table: string;
  readonly seat?: number | null;
  readonly watch?: boolean;
  readonly invitation?: string;
}

export interface Ears {
  /** The last number that is known; asked at every hello. */
  cursor: () => number | null;
  /** Returns true where something is missing: the line then says hello again. */
  hear: (message: Message) => boolean;
  state: (state: LineState) => void;
}

interface Sent {
  readonly frame: string;
  readonly answer: (outcome: Outcome) => void;
  tries: number;
}

const PROTOCOL = 1;
const FIRST_WAIT = 400; // ms, doubled each time
const LONGEST_WAIT = 8_000;
const PING = 20_000;
const PATIENCE = 8_000; // for any word after a ping
const ARE_YOU_THERE = '{"type":"ping","n":0}';
const AGAIN = new Set(["unsettled", "unavailable", "busy", "closing", "internal"]);
const MOST_TRIES = 5;
const SIGNED_OUT = 4401;

export type Opened = (url: string) => WebSocket;

export class Line {
  #socket: WebSocket | null = null;
  #sent = new Map<string, Sent>();
  #failures = 0;
  #asked = 0; // ms that a server which closes asked us to stay away
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #over: Problem | null = null; // why nothing is sent any more
  readonly #paced: Paced<Message>;

  constructor(
    private looking: Looking,
    private readonly ears: Ears,
    private readonly open: Opened = (url) => new WebSocket(url),
    whenDrawn?: WhenDrawn,
  ) {
    this.#paced = new Paced((message) => this.#hear(message), whenDrawn);
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    ears.state("connecting");
    this.#connect();
  }

  /** Look with other eyes (hot-seat): a fresh view comes. */
  look(looking: Looking): void {
    this.looking = looking;
    this.#hello(null);
  }

  /** Send a gesture. The promise is kept when the server has answered, however often the line breaks meanwhile. */
  move(number: number, actions: readonly (number | string)[], key: string, seat?: number): Promise<Outcome> {
    const frame = {
      type: "move",
      table: this.looking.table,
      number,
      key,
      actions,
      ...(seat === undefined ? {} : { seat }),
    };
    if (this.#over) return Promise.resolve(this.#over);
    return new Promise((answer) => {
      const sent: Sent = { frame: JSON.stringify(frame), answer, tries: 1 };
      this.#sent.set(key, sent);
      this.#send(sent.frame);
    });
  }

  close(): void {
    this.#end("closed");
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
  }

  // --- connecting

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.open(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#hello(this.ears.cursor());
      for (const sent of this.#sent.values()) socket.send(sent.frame); // same key, same answer: made once
      socket.send(ARE_YOU_THERE); // where nothing is new, nothing else would be said
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(event.data as string) as Message;
      this.#paced.hear(message, this.#isAnswer(message));
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    this.#watch();
  }

  #hello(cursor: number | null): void {
    const { table, seat, watch, invitation } = this.looking;
    const told: Record<string, unknown> = { type: "hello", protocol: PROTOCOL, table, language: language() };
    if (cursor !== null) told.cursor = cursor;
    if (seat !== undefined && seat !== null) told.seat = seat;
    if (watch) told.watch = true;
    if (invitation) told.invitation = invitation;
    this.#send(JSON.stringify(told));
  }

  /** Where the line is not open nothing need be sent: whoever opens it says hello, and sends what was not answered. */
  #send(frame: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  #lost(code = 0): void {
    clearTimeout(this.#ping);
    this.#socket = null;
    if (this.#over) return;
    if (code === SIGNED_OUT) return this.#end("signed-out", problem("not_signed_in", say("table-line-signed-out")));
    this.ears.state("reconnecting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * (0.75 + Math.random() / 2);
    this.#later(Math.max(wait, this.#asked));
    this.#asked = 0;
  }

  #later(wait: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** The network or the tab is back: ask at once, whatever the pause. */
  #now = (): void => {
    if (this.#over || document.visibilityState === "hidden") return;
    if (this.#socket === null) {
      this.#failures = 0;
      this.#connect();
    } else if (this.#socket.readyState === WebSocket.OPEN) {
      this.#ask();
    }
  };

  /** For good: whoever still waits for an answer is told why none comes. */
  #end(state: LineState, why: Problem = problem(UNREACHABLE)): void {
    this.#over = why;
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.ears.state(state);
    for (const { answer } of this.#sent.values()) answer(why);
    this.#sent.clear();
  }

  // --- is anybody there?

  #watch(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#ask(), PING);
  }

  #ask(): void {
    const socket = this.#socket;
    this.#send(ARE_YOU_THERE);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      if (this.#socket !== socket) return;
      this.#lost();
      socket?.close();
    }, PATIENCE);
  }

  // --- hearing

  /** Does somebody here wait for it? */
  #isAnswer(message: Message): boolean {
    return "key" in message && this.#sent.has(message.key ?? "");
  }

  #hear(message: Message): void {
    if (this.#over) return;
    this.#watch();
    if (message.type === "closing") {
      this.ears.state("reconnecting");
      this.#asked = message.retry_ms;
      return;
    }
    if (message.type === "problem" && message.code === "old_protocol") return this.#end("outdated", message);
    if (message.type !== "problem") {
      this.#failures = 0;
      this.ears.state("connected");
    }
    if ("key" in message && message.key) this.#answered(message.key, message); // first: whoever waits goes on in time for the same picture
    const missing = this.ears.hear(message);
    if (missing) this.#hello(this.ears.cursor());
  }

  #answered(key: string, message: Message): void {
    const sent = this.#sent.get(key);
    if (!sent) return;
    if (message.type === "problem" && AGAIN.has(message.code) && sent.tries < MOST_TRIES) {
      sent.tries += 1;
      setTimeout(() => this.#sent.has(key) && this.#send(sent.frame), FIRST_WAIT * sent.tries);
      return;
    }
    this.#sent.delete(key);
    if (message.type === "refusal" || message.type === "problem") sent.answer(message);
    else if (message.type === "update" || message.type === "accepted")
      sent.answer({ type: "done", number: message.number });
  }
}
