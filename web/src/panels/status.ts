// The status line in the second person. A game's own words for a decision are its messages `status-KIND`, by the last
// kind of action that may be done (kinds stand in the order of a turn; `$first` is the first of them), or
// `status-choose`; without them it is generic. A board may know a decision better: by its name and facts.
import { say, type Facts } from "../text/say.ts";
import type { Words } from "../text/words.ts";

/** What a game's board knows of a moment beyond kinds of action. */
export interface Situation {
  readonly name: string; // of the decision: `status-NAME` is said of it; empty: nothing but its kinds
  readonly goesOn?: boolean; // what is drafted could be sent, but asks for more
  readonly facts: Facts; // by which the game's words choose, also those of `status-when`
}

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
  readonly situation?: Situation | null;
}

/** Whose turn it is, and what is wanted: "Your turn" and "choose an action". */
export interface Headline {
  readonly head: string;
  readonly what: string;
  readonly usual?: boolean; // it is what every turn asks: where there is no room for both, `when` is told instead
}

export function headlineOf(facts: StatusFacts, words: Words | null): Headline {
  if (facts.over) return { head: ending(facts), what: "" };
  if (facts.sending) return { head: say("panel-status-sending"), what: "" };
  if (facts.asked === null) return { head: say("panel-status-nobody"), what: "" };
  if (!facts.mine) return { head: say("panel-status-theirs", { player: facts.asked }), what: "" };
  const what = whatIsAsked(facts, words);
  return { head: say("panel-status-yours"), what, usual: !facts.whole && messageFor(facts, words) === USUAL };
}

/** The same as one line, for the title of the page and for ears. */
export function spokenLine({ head, what }: Headline): string {
  return what ? `${head}${say("panel-status-colon")} ${what}` : head;
}

type Asked = Pick<StatusFacts, "kinds" | "whole" | "situation">;
const USUAL = "status-choose";

export function whatIsAsked(asked: Asked, words: Words | null): string {
  if (asked.whole && !asked.situation?.goesOn) return say("panel-status-whole");
  const own = messageFor(asked, words);
  return own && words
    ? words.say(own, { first: asked.kinds[0] ?? "", ...asked.situation?.facts })
    : say("panel-status-choose", { count: asked.kinds.length });
}

function messageFor({ kinds, situation }: Asked, words: Words | null): string | undefined {
  const names = [...kinds, ...(situation?.name ? [situation.name] : [])];
  return [...names.map((name) => `status-${name}`).reverse(), USUAL].find((id) => words?.has(id));
}

/** When that is, in the game's words, or as the page tells it. */
export function whenOf(situation: Situation | null, words: Words | null, plain: string): string {
  return situation && words?.has("status-when") ? words.say("status-when", situation.facts) : plain;
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
