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
  readonly sending: boolean;
  readonly watching: boolean; // I have no seat
  readonly past: boolean;
  readonly over: boolean;
  readonly won: readonly string[]; // the winners' names, when it is over
  readonly won_by_me: boolean;
  readonly points: number;
}

export function statusLine(facts: StatusFacts, words: Words | null): string {
  if (facts.over) return ending(facts);
  if (facts.sending) return say("panel-status-sending");
  if (facts.asked === null) return say("panel-status-nobody");
  if (!facts.mine) return say("panel-status-theirs", { player: facts.asked });
  return say("panel-status-yours", { what: whatIsAsked(facts.kinds, words) });
}

export function whatIsAsked(kinds: readonly string[], words: Words | null): string {
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
