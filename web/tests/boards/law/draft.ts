// A gesture that is put down: what would be, beside what is.
import { expect } from "vitest";
import Actions from "../../../src/boards/confucius/Actions.svelte";
import Court from "../../../src/boards/confucius/Court.svelte";
import Gifts from "../../../src/boards/confucius/Gifts.svelte";
import PreviewPanel from "../../../src/boards/confucius/PreviewPanel.svelte";
import type { GiftDetails } from "../../../src/boards/confucius/details.ts";
import type { Change, PreviewTold, SeatFacts as Facts } from "../../../src/panels/data.ts";
import { all, draw, letters, numbersIn, seen, sorted, words } from "./drawing.ts";
import { type At, type Named, type Told, told } from "./told.ts";

/** A gesture that is put down: posts, influence, gifts, cubes and points as they would be, beside what is. */
export async function showsADraft({ told: each }: At): Promise<void> {
  if (!each.draft) return;
  const [at, rest] = [told(each, each.draft), told(each)];
  const { part, details: after, seats, layout } = at;
  const before = rest.details;
  const court = await draw(Court, part);
  for (const [n, row] of all(court, ".ministry").entries()) {
    const { id } = layout.ministries[n]!;
    const [was, then] = [before.ministries[id]!, after.ministries[id]!];
    for (const [post, holder] of (["minister", "secretary"] as const).entries()) {
      const [from, to] = [was[holder], then[holder]];
      const shown = from === to ? [to] : [from, to];
      const drawn = letters(all(row, ".post")[post]!);
      expect(drawn, `${id} ${holder}`).toEqual(shown.flatMap((seat) => (seat === null ? [] : [seats[seat]!.letter])));
      expect(all(row, ".post")[post]!.classList.contains("changed"), id).toBe(from !== to);
    }
    const influence = all(row, ".influence > span").map((one) => `${letters(one)[0]} ${numbersIn(words(one))[0]}`);
    const there = seats.filter((face) => was.influence[face.seat] || then.influence[face.seat]);
    expect(sorted(influence)).toEqual(sorted(there.map((face) => `${face.letter} ${then.influence[face.seat]}`)));
    const flag = all(row, ".label .flag")[0]!;
    if (!was.resolved && !was.due) expect(flag.classList.contains("would"), id).toBe(then.due);
  }
  const [choice] = part.chosen;
  const official = choice && ["bribe", "secure"].includes(choice.kind) ? String(choice.fields["official"]) : "";
  if (official) {
    const tile = court.querySelector(`[data-thing="official ${official}"]`)!;
    expect(letters(tile)).toContain(seats[part.now.viewer]!.letter);
    expect(tile.classList.contains("chosen")).toBe(true);
  }
  const gifts = await draw(Gifts, part);
  const id = ({ giver, to }: GiftDetails): string => `gift ${giver}-${to}`;
  const [old, would] = [before, after].map(({ bonds }) => new Map(bonds.gifts.map((gift) => [id(gift), gift.value])));
  const fates = all(gifts, "g.gift").map((gift) => {
    const fate = ["new", "gone", "changed", "stays"].find((one) => gift.classList.contains(one));
    return `${gift.getAttribute("data-thing")} ${fate} ${words(gift.querySelector(".value"))}`;
  });
  const known = [...new Set([...old!.keys(), ...would!.keys()])].map((key) => {
    const [from, to] = [old!.get(key), would!.get(key)];
    return `${key} ${from === undefined ? "new" : to === undefined ? "gone" : from === to ? "stays" : "changed"} ${to ?? from}`;
  });
  expect(sorted(fates)).toEqual(sorted(known));
  for (const [n, row] of all(gifts, "tbody tr").entries()) {
    const face = seats.find((one) => one.letter === letters(row.querySelector("th"))[0])!;
    const sums = numbersIn(words(row.lastElementChild));
    expect(sums, `${n}`).toEqual([after.bonds.total[face.seat], after.bonds.next[face.seat]]);
  }
  const actions = await draw(Actions, { ...part, asking: true, intent: null });
  const box = Object.entries(before.actions).find(([, { kinds }]) => choice!.kind in kinds)?.[0] ?? "";
  const cubes = (position: Named): number => position.on_spaces[box]?.[position.players[each.seat]!] ?? 0;
  const isNew = box !== "reward" && cubes(each.position) === 0 && cubes(each.draft.position) > 0;
  expect(all(actions, ".ghost").length, choice!.kind).toBe(isNew ? 1 : 0);
  const foreseen = { details: after, preview: each.draft.preview, before: each.totals, after: each.draft.totals };
  const now = part.now;
  const panel = await draw(PreviewPanel, { title: "If", told: foreseen, seats, now, before, chosen: part.chosen });
  const rows = all(panel, "table tbody tr").map(
    (row) => `${letters(row)[0]} ${numbersIn(words(row.querySelector("td")))}`,
  );
  const moved = movedIn(each, seats);
  expect(sorted(rows)).toEqual(sorted(moved));
  for (const { text } of each.draft.preview.warnings) expect(words(panel)).toContain(text.replace(/\s+/g, " "));
  showsStepsAndGroups(panel, each.draft.preview);
}

const ELSEWHERE = ["blocked", "cubes", "title"];
const MORE = ["discount", "student", "forced", "land", "armies_missing", "last_round", "resolved"];
const GROUPS = ["Binds", "Ends", "Cubes", "Also"];
const squeezed = (text: string): string => text.replace(/\s+/g, " ").trim();
const isSure = (sure: string): boolean => sure === "will" || sure === "stands";

/** What comes, step by step; what the gesture binds, ends and spends; what comes no more; what is open. */
function showsStepsAndGroups(panel: Element, { coming, changes, gone, open }: PreviewTold): void {
  const steps = coming.filter(({ kind }) => !ELSEWHERE.includes(kind));
  const lines = all(panel, "ol > li");
  const expected = steps.flatMap((each) => {
    const inside =
      each.kind === "round-end" || each.steps.map(({ kind }) => kind).join() === "posts-one" ? [] : each.steps;
    return [each, ...inside];
  });
  expect(lines.map((line) => line.classList.contains("maybe"))).toEqual(expected.map(({ sure }) => !isSure(sure)));
  for (const [n, { text, short }] of expected.entries())
    expect([text, short].map(squeezed), text).toContain(words(lines[n]!));
  if (expected.length) seen.add("steps of a preview");
  const heads = all(panel, "dt").map(words);
  const told = Object.fromEntries(heads.map((head, n) => [head, words(all(panel, "dd")[n]!)]));
  for (const group of GROUPS) {
    const texts = changes.filter((each) => groupOf(each) === group).map(({ text }) => squeezed(text));
    expect(told[group] ?? "", group).toBe(texts.join(" "));
    if (texts.length) seen.add(`a preview: ${group}`);
  }
  const posts = changes.filter(({ kind }) => kind === "post" || kind === "title");
  expect(heads.includes("Posts")).toBe(posts.length > 0);
  const ends = gone.filter(({ kind, sure }) => isSure(sure) && !ELSEWHERE.includes(kind));
  expect(words(panel.querySelector("s"))).toBe(squeezed(ends.map(({ short }) => short).join(" ")));
  for (const { text } of open) expect(words(panel)).toContain(squeezed(text));
}

function groupOf({ kind, before, after }: Change): string {
  if (kind === "gift" || kind === "blocked") return after ? "Binds" : "Ends";
  if (kind === "must_tutor") return after === null ? "Ends" : "Binds";
  if (kind === "cubes_next") return "Cubes";
  return MORE.includes(kind) && before !== after ? "Also" : "";
}

/** Whose points would change, from what to what. */
function movedIn(each: Told, seats: readonly Facts[]): string[] {
  const [before, after] = [each.position.totals, each.draft!.position.totals];
  return seats
    .filter(({ name }) => before[name] !== after[name])
    .map(({ name, letter }) => `${letter} ${before[name]},${after[name]}`);
}
