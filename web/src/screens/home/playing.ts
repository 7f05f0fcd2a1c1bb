// From the home page to a running game: a guest if need be, a table against computer players, and off it goes.
import { me } from "../../state/me.svelte.ts";
import { say } from "../../text/say.ts";
import { ask, type Answer } from "../../wire/http.ts";
import { ownNumber } from "../shuffle.ts";

/** A friendly name that nobody needs to think of. */
export function guestName(random = Math.random): string {
  const one = (message: string): string => {
    const words = say(message).split(",");
    return words[Math.floor(random() * words.length)]!.trim();
  };
  return `${one("home-guest-first")} ${one("home-guest-second")}`;
}

/** A running game against players of a level; the id of its table. */
export async function playNow(game: string, players: number, bot: string, name: string): Promise<Answer<string>> {
  const person = await me.be(name.trim() || guestName());
  if (!person.ok) return person;
  const others = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  const made = await ask("post", "/api/tables", {
    body: {
      game,
      seats: [{ kind: "me" }, ...others],
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
  const begun = await ask("post", "/api/tables/{table}/start", { path: { table }, body: { number: ownNumber() } });
  return begun.ok ? { ok: true, data: table } : begun;
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
