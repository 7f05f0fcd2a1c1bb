// What happened at a table besides moves, a sentence each: take-backs, answers to requests, who left and who came back.
// The log of moves has none of it.
import type { Story } from "../../state/table.svelte.ts";
import type { Manner } from "../../text/announce.svelte.ts";
import { say, type Facts } from "../../text/say.ts";
import type { Schemas } from "../../wire/http.ts";

export interface Remark {
  readonly number: number; // of the entry
  readonly text: string;
  readonly manner: Manner;
  readonly stays: boolean; // as a banner; false: the page shows it by itself
}

/** Who listens, and how the table stands now. */
export interface Ear {
  readonly viewer: number;
  readonly mine: readonly number[]; // seats of whoever is here: several at one screen
  readonly names: readonly string[];
  readonly standIns: readonly string[]; // by seat
  readonly request: Schemas["RequestInfo"] | null;
}

type Told = Partial<Remark> & { readonly text: string };

export function remarksOf(stories: readonly Story[], ear: Ear): Remark[] {
  return stories.flatMap((story, at) => {
    const later = new Set(stories.slice(at + 1).map(({ kind }) => kind));
    const told = remarkOf(story, later, ear);
    return told ? [{ number: story.number, manner: "polite" as const, stays: true, ...told }] : [];
  });
}

const AFTER_A_VOTE = ["voted", "unanswered", "asked", "moved", "undone"];

function remarkOf({ kind, seat, fell }: Story, later: ReadonlySet<string>, ear: Ear): Told | null {
  const { viewer, request } = ear;
  const mine = ear.mine.includes(seat ?? -1);
  const told = (name: string, facts: Facts = {}): string =>
    say(`table-told-${name}`, {
      player: ear.names[seat ?? -1] ?? "",
      mine: mine ? "yes" : "no",
      count: fell,
      ...facts,
    });
  if (kind === "undone") return seat === viewer ? null : { text: told("undone") };
  if (kind !== "moved" && fell > 0) return { text: told("back") };
  if (kind === "unanswered") return { text: told("unanswered") };
  if (kind === "asked" && request && seat !== viewer && !later.has("asked")) {
    const waits = request.waiting.some((each) => ear.mine.includes(each));
    const text = told("asks", { count: request.falls });
    if (waits) return { text: `${text} ${say("table-told-waits")}`, manner: "assertive", stays: false };
    return { text, stays: viewer < 0 }; // whoever sits here sees the request itself
  }
  // Nothing fell, and nobody is waited for any more: that was a no.
  if (kind === "voted" && !request && seat !== viewer && !AFTER_A_VOTE.some((each) => later.has(each)))
    return { text: told("refused") };
  const bot = ear.standIns[seat ?? -1] ?? "";
  if (kind === "stoodin")
    return { text: told("stood-in", { bot }), manner: mine ? "assertive" : "polite", stays: false };
  if (kind === "resigned" && !mine) return { text: told("resigned", { bot }), stays: false };
  return kind === "returned" && !mine ? { text: told("returned") } : null;
}
