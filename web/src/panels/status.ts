// The status line in the second person. A game's own words for a decision are its messages `status-KIND`, by the last
// kind of action that may be done (kinds stand in the order of a turn; `$first` is the first of them), or
// `status-choose`; without them it is generic.
import { say } from "../text/say.ts";
import type { Words } from "../text/words.ts";

export interface StatusFacts {
  readonly asked: string | null; // the name of who is to act; null: nobody
  readonly mine: boolean; // is that me?
  readonly kinds: readonly string[]; // that may be done now, in the order of the rules
  readonly drafted: number; // actions put down, not sent
  readonly whole?: boolean; // … and they can be sent as they stand
  readonly sending: boolean;
  readonly watching: boolean; // I have no seat
  readonly past: boolean;
  readonly over: boolean;
  readonly won: readonly string[]; // the winners' names, when it is over
  readonly won_by_me: boolean;
  readonly points: number;
}

/** Whose turn it is, and what is wanted: "Your turn:" and "choose an action". */
export interface Headline {
  readonly head: string;
  readonly what: string;
}

export function headlineOf(facts: StatusFacts, words: Words | null): Headline {
  if (facts.over) return { head: ending(facts), what: "" };
  if (facts.sending) return { head: say("panel-status-sending"), what: "" };
  if (facts.asked === null) return { head: say("panel-status-nobody"), what: "" };
  if (!facts.mine) return { head: say("panel-status-theirs", { player: facts.asked }), what: "" };
  return { head: say("panel-status-yours"), what: whatIsAsked(facts, words) };
}

/** The same as one line, for the title of the page and for ears. */
export function spokenLine({ head, what }: Headline): string {
  return what ? `${head} ${what}` : head;
}

export function whatIsAsked(
  { whole = false, kinds }: Pick<StatusFacts, "kinds" | "whole">,
  words: Words | null,
): string {
  if (whole) return say("panel-status-whole");
  const own =
    words && [...kinds.map((kind) => `status-${kind}`).reverse(), "status-choose"].find((id) => words.has(id));
  return own && words ? words.say(own, { first: kinds[0] ?? "" }) : say("panel-status-choose", { count: kinds.length });
}

function ending(facts: StatusFacts): string {
  const count = facts.won.length;
  const mine = facts.won_by_me ? "yes" : "no";
  return say("panel-status-over", { mine, count, players: joined(facts.won), points: facts.points });
}

export function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return say("panel-joined", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}
