// What happened in the Court phase, cut into chapters as they are told: an examination, each ministry, invasions, discards.
import type { Happening } from "../../contract.ts";

export type ChapterSort = "examination" | "resolution" | "invasions" | "discards" | "end";
export interface Chapter {
  readonly sort: ChapterSort;
  readonly id: string; // the ministry that is resolved
  readonly events: readonly Happening[];
  readonly over: boolean; // is it told to its end?
}

const EXAMINATION = new Set([
  "did-tutor",
  "tutor-done",
  "did-cancel-gift",
  "did-keep-gift",
  "tutor-cards-shown",
  "exam-contested",
  "exam-uncontested",
  "did-place-candidate",
  "candidate-leaves",
  "candidate-declined",
]);
const PLACED = new Set(["did-place-candidate", "candidate-leaves", "candidate-declined"]);
const RESOLUTION = new Set(["influence-counted", "did-lend", "gift-cancelled"]);
const POSTS = new Set(["ministry-two", "ministry-one", "ministry-vacant"]);
const LANDS = new Set(["land-conquered", "land-failed"]);
const DISCARDS = new Set(["discards-shown"]);
const END = new Set(["game-ends", "title-awarded", "title-vacant", "game-won", "nobody-wins"]);

/** In the order in which they happened; what belongs to none is left out. */
export function chapters(events: readonly Happening[]): Chapter[] {
  const found: { sort: ChapterSort; id: string; events: Happening[]; over: boolean }[] = [];
  const last = (sort: ChapterSort) => {
    const at = found.at(-1);
    return at?.sort === sort && !at.over ? at : undefined;
  };
  const open = (sort: ChapterSort, event: Happening, id = "") => {
    const there = last(sort);
    if (there) there.events.push(event);
    else found.push({ sort, id, events: [event], over: false });
  };
  for (const each of events) {
    const { event, facts } = each;
    if (event === "exam-begins") found.push({ sort: "examination", id: "", events: [each], over: false });
    else if (event === "resolution-begins")
      found.push({ sort: "resolution", id: String(facts["ministry"] ?? ""), events: [each], over: false });
    else if (EXAMINATION.has(event) || (event === "gift-cancelled" && last("examination"))) {
      open("examination", each);
      if (PLACED.has(event)) found.at(-1)!.over = true;
    } else if (last("resolution") && (RESOLUTION.has(event) || POSTS.has(event))) {
      open("resolution", each);
      if (POSTS.has(event)) found.at(-1)!.over = true;
    } else if (LANDS.has(event)) open("invasions", each);
    else if (DISCARDS.has(event)) open("discards", each);
    else if (END.has(event)) open("end", each);
    else if (event === "round-begins") for (const chapter of found) chapter.over = true;
  }
  return found;
}

/** How many cards of one, two and three coins everybody laid beside whom, or discarded, once they are turned over. */
export function turnedOver(
  events: readonly Happening[],
  shown: "tutor-cards-shown" | "discards-shown" = "tutor-cards-shown",
): { seat: number; student: string; cards: number[] }[] {
  return events
    .filter(({ event }) => event === shown)
    .map(({ facts }) => ({
      seat: Number(facts["player"]),
      student: String(facts["student"] ?? ""),
      cards: [Number(facts["ones"]), Number(facts["twos"]), Number(facts["threes"])],
    }));
}

/** The clause by which they were counted; none where that was not heard. */
export function countedBy(events: readonly Happening[]): string {
  return events.find(({ event }) => event === "influence-counted")?.clause ?? "";
}

/** How many officials everybody has in the chapter of a ministry, as they were counted. */
export function counted(events: readonly Happening[], players: number): number[] {
  const counts = Array<number>(players).fill(0);
  for (const { event, facts } of events)
    if (event === "influence-counted") counts[Number(facts["owner"])] = (counts[Number(facts["owner"])] ?? 0) + 1;
  return counts;
}
