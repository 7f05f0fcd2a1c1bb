// The end of this round in a few lines, in the order of the phases: what the server foresees, in its own words.
import type { Prospect } from "../../../panels/data.ts";
import type { Thing } from "../../contract.ts";
import type { ConfuciusDetails } from "../details.ts";
import type { Position } from "../reading.ts";
import type { Invaded } from "./previewing.ts";

export type LineSort = "wall" | "examination" | "ministry" | "lands" | "cards" | "last";
export interface EndLine {
  readonly sort: LineSort;
  readonly id: string; // the ministry; else empty
  readonly texts: readonly string[];
  readonly steps: readonly Prospect[]; // how it goes, to be opened
  readonly maybe: boolean; // it takes one more marker or army, or is open
  readonly ends: boolean; // the game
}

const EXAMINATIONS = ["examination", "no-examination"];
const MINISTRIES = ["ministry-now", "ministry-last", "ministry-one-more"];
const LANDS = ["land-conquered", "land-fails", "land-one-more"];

/** At most so many: what comes every round, the wall, goes first. */
export function endLines(prospects: readonly Prospect[], viewer: number, most = 7): EndLine[] {
  const usual = prospects.find(({ kind }) => kind === "round-end")?.steps ?? [];
  const all = [...prospects, ...usual];
  const of = (...kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const lines = [
    ...line("wall", of("wall")),
    ...of(...EXAMINATIONS).flatMap((each) => [examination(each, viewer)]),
    ...of(...MINISTRIES).flatMap((each) => line("ministry", [each], String(each.facts["ministry"] ?? ""))),
    ...line("lands", of(...LANDS)),
    ...line("cards", mineFirst(of("discards"), viewer)),
    ...line("last", of("last-round").length ? of("last-round") : of("rounds")),
  ];
  return lines.length > most ? lines.filter(({ sort }) => sort !== "wall").slice(-most) : lines;
}

/** Ministries whose posts hang on a free choice or an examination, with what is said of them. */
export function assumedIn(prospects: readonly Prospect[]): ReadonlyMap<string, string> {
  const found = prospects.filter(({ kind, facts }) => kind.startsWith("ministry") && facts["assumed"] === "yes");
  return new Map(found.map(({ facts, text }) => [String(facts["ministry"]), text]));
}

/** How the ministry of what is looked at would resolve; null where nobody can tell, or it is something else. */
export function resolutionOf(prospects: readonly Prospect[], looked: Thing | null): Prospect | null {
  if (looked?.sort !== "ministry" && looked?.sort !== "official") return null;
  const ministry = looked.id.replace(/-.*$/, "");
  return (
    prospects.find(({ kind, facts }) => [...MINISTRIES, "ministry"].includes(kind) && facts["ministry"] === ministry) ??
    null
  );
}

/** The invasion that a box is part of, as it stands; null where something else is looked at. */
export function invasionOf(now: Position, details: ConfuciusDetails | null, looked: Thing | null): Invaded | null {
  const land = looked?.sort === "box" ? now.lands.find(({ boxes }) => boxes.some(({ id }) => id === looked.id)) : null;
  const told = details?.lands.find(({ id }) => id === land?.id);
  return land && told && !told.resolved ? { land, told } : null;
}

function line(sort: LineSort, found: readonly Prospect[], id = ""): EndLine[] {
  if (!found.length) return [];
  return [
    {
      sort,
      id,
      texts: found.map(({ short }) => short),
      steps: found.length === 1 ? found[0]!.steps : [],
      maybe: found.every(({ sure }) => sure === "one_more" || sure === "near"),
      ends: found.some(({ ends_game }) => ends_game),
    },
  ];
}

/** With whom the viewer has to tutor, if a gift says so; all of them can be opened. */
function examination(found: Prospect, viewer: number): EndLine {
  const mine = found.steps.filter(({ kind, seats }) => kind === "must-tutor" && seats.includes(viewer));
  const [first] = line("examination", [found]);
  return { ...first!, texts: [found.short, ...mine.map(({ short }) => short)] };
}

function mineFirst(found: readonly Prospect[], viewer: number): readonly Prospect[] {
  return [...found].sort((one, other) => Number(other.seats.includes(viewer)) - Number(one.seats.includes(viewer)));
}
