// From the home page to a running game: a guest if need be, a table against computer players, and off it goes.
import { me } from "../../state/me.svelte.ts";
import { say } from "../../text/say.ts";
import { bits } from "../../wire/bits.ts";
import { ask, type Answer, type Schemas } from "../../wire/http.ts";

let visitor = ""; // what somebody without a name is called: the same on every page of a visit

/** A friendly name that nobody needs to think of, or what was typed in its place. */
export function guestName(): string {
  const one = (message: string): string => {
    const words = say(message).split(",");
    return words[Math.floor(Math.random() * words.length)]!.trim();
  };
  return (visitor ||= `${one("home-guest-first")} ${one("home-guest-second")}`);
}

/** Somebody types a name: the next page knows it, too. */
export function callGuest(name: string): void {
  visitor = name.trim();
}

/** A running game against players of a level; the id of its table. */
export async function playNow(game: string, players: number, bot: string, name: string): Promise<Answer<string>> {
  const person = await me.be(name.trim() || guestName());
  if (!person.ok) return person;
  const others = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  const made = await ask("post", "/api/tables", {
    body: {
      game,
      seats: [{ kind: "me", name: "" }, ...others],
      options: {},
      speed: { type: "none" },
      take_back: "vote",
      stand_in: "",
      reasons: true,
      public: false,
      chat_open: false,
      title: "",
    },
  });
  if (!made.ok) return made;
  const table = made.data.info.id;
  const begun = await ask("post", "/api/tables/{table}/start", { path: { table }, body: { number: bits() } });
  return begun.ok ? { ok: true, data: table } : begun;
}

/** Start a table at which nobody but me and computer players sits: there is nobody to wait for. */
export async function startAlone(info: Schemas["TableInfo"]): Promise<boolean> {
  const [only, ...others] = info.seats.filter((seat) => seat.kind !== "bot");
  if (!only || others.length || only.person !== me.person?.id) return false;
  const path = { table: info.id };
  return (await ask("post", "/api/tables/{table}/start", { path, body: { number: bits() } })).ok;
}

const KEY = "guanxi.play";

export interface Usual {
  readonly level: string;
  readonly players: number;
}

/** What somebody played the last time, for each game. */
export function lastPlayed(game: string): Usual | null {
  try {
    const found = (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Usual | undefined>)[game];
    return found && typeof found.level === "string" && typeof found.players === "number" ? found : null;
  } catch {
    return null;
  }
}

export function keepPlayed(game: string, usual: Usual): void {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Usual>;
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: usual }));
  } catch {
    // a private window: nothing is kept
  }
}
