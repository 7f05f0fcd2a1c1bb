// A game in a list: who plays, and what; who won.
import { agoWords, listWords, optionWords, playersWords } from "../words.ts";
import { namesAt } from "../../state/calling.ts";
import { lobby } from "../../state/lobby.svelte.ts";
import { say } from "../../text/say.ts";
import type { Schemas } from "../../wire/http.ts";

export function titleOf(title: string, players: Parameters<typeof playersWords>[0]): string {
  return title || playersWords(players);
}

export function gameTitle(game: string): string {
  return lobby.game(game)?.title ?? game;
}

/** Game, what differs from the book, and more. */
export function lineOf(table: { game: string; options: Readonly<Record<string, string>> }, ...more: string[]): string {
  return [gameTitle(table.game), optionWords(table.game, table.options), ...more].filter(Boolean).join(" · ");
}

interface Ended extends Pick<Schemas["Player"], "place" | "name" | "bot"> {
  readonly points?: number | null;
  readonly rank?: number | null;
}

/** Who won and by what, for me where I had one seat; nothing of a game that was not played to its end. */
export function resultWords(seats: readonly Ended[], mine: readonly number[] = []): string {
  const winners = seats.filter(({ rank }) => rank === 1);
  const [first] = winners;
  if (!first) return "";
  const points = first.points ?? 0;
  const names = namesAt(seats.map((seat) => ({ ...seat, kind: seat.bot ? "bot" : "person" })));
  const called = ({ place }: Ended): string => names.get(place) ?? "";
  if (winners.length > 1) return say("home-result-shared", { names: listWords(winners.map(called)), points });
  const me = mine.length === 1 ? seats.find(({ place }) => place === mine[0]) : undefined;
  const others = seats.filter((seat) => seat !== first).map((seat) => seat.points ?? 0);
  if (me === first) return say("home-result-won", { points, next: Math.max(...others) });
  return say("home-result-other", { name: called(first), points, next: me?.points ?? Math.max(...others) });
}

/** How a game ended, and how long ago: where it has a result, that says that it is over. */
export function endedWords(seats: readonly Ended[], at: number, now: number, mine?: readonly number[]): string {
  const result = resultWords(seats, mine);
  const when = agoWords(at, now);
  return result ? `${result} · ${when}` : say("home-line-ended", { when });
}
