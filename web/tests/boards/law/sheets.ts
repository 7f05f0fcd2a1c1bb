// The sheets of the Court phase, and petitions.
import { expect } from "vitest";
import CourtSheet from "../../../src/boards/confucius/sheets/CourtSheet.svelte";
import { deedsOf } from "../recordedConfucius.ts";
import { all, CAPITAL, draw, label, letters, numbersIn, seen, sorted, words } from "./drawing.ts";
import { type At, count, told } from "./told.ts";

const SHEETS = ["tutor", "tutor_cards", "cancel", "candidate", "lend", "appoint", "discard"];
/** What the sheets of the Court phase tell of who is bound, who holds what, and what may be chosen. */
export async function showsTheSheet(at: At): Promise<void> {
  const { part, scene, now, position, details, seats, mine, letterOf } = at;
  if (!SHEETS.includes(now.room)) return;
  const deeds = mine ? deedsOf() : undefined;
  const root = await draw(CourtSheet, { ...part, scene, rest: now, deeds, place: "court" });
  const picks = all(root, ".pick");
  if (now.room === "lend") {
    const [ministry] = Object.keys(position.holders)[0]!.split("-");
    expect(words(root.querySelector("h2"))).toContain(CAPITAL[ministry!]);
    const receivers = details.bonds.lends[scene.asked!]![ministry!]!;
    expect(sorted(picks.map((pick) => letters(pick)[0]))).toEqual(sorted(receivers.map((seat) => seats[seat]!.letter)));
    const held = all(root, ".counts > span").map((each) => `${letters(each)[0]} ${numbersIn(words(each)).at(-1)}`);
    const many = (name: string): number => Object.values(position.holders).filter((each) => each === name).length;
    const holding = position.players.filter(many).map((name) => `${letterOf(name)} ${many(name)}`);
    if (held.length) expect(sorted(held)).toEqual(sorted(holding));
    showsTheLoans(root, at);
  } else if (now.room === "candidate") {
    const offered = all(root, ".row").flatMap((row) => {
      const ministry = label(row).toLowerCase();
      return all(row, ".pick").flatMap((pick) => (ministry ? [`${ministry}-${numbersIn(words(pick))[0]}`] : []));
    });
    expect(sorted(offered)).toEqual(sorted(details.examination.places));
    if (mine) expect(scene.open.filter(({ kind }) => kind === "place-candidate")).toHaveLength(offered.length);
    showsTheOutcome(root, at);
  } else if (now.room.startsWith("tutor") || now.room === "cancel") {
    const chips = all(root, ".chip").flatMap((chip) => letters(chip).slice(0, 1));
    const first = position.players.indexOf(position.chief_minister);
    const inTurn = position.players.map((_, n) => position.players[(first + n) % position.players.length]!);
    expect(chips.slice(0, inTurn.length)).toEqual(inTurn.map(letterOf));
    for (const student of ["red", "plain"] as const) {
      const there = root.querySelector(`.student.${student}`)!;
      expect(letters(there.querySelector(".pick .head"))).toEqual([letterOf(position.students[student]!)]);
      for (const line of all(there, "li")) {
        const face = seats.find((each) => each.letter === letters(line)[0])!;
        const bound = details.examination.tutors.find((each) => each.seat === face.seat);
        const must = line.querySelector(".must");
        expect(!!must, `${face.name} ${student}`).toBe(bound?.student === student);
        if (must) expect(numbersIn(words(must))).toEqual([bound!.value]);
        const aside = count(position.aside[face.name]!);
        if (aside) expect(all(line, ".back")).toHaveLength(aside);
        else expect(numbersIn(words(line.querySelector(".waits")))).toEqual([count(position.hands[face.name]!)]);
      }
    }
  } else if (now.room === "appoint") {
    expect(picks.map((pick) => letters(pick)[0])).toEqual(details.chiefs.map((seat) => seats[seat]!.letter));
    if (mine) expect(sorted(scene.open.map(({ fields }) => fields["chief"]))).toEqual(sorted(details.chiefs));
  }
}

/** What each loan would bring: posts with their points, everybody's points then, and what that is more or less. */
function showsTheLoans(root: Element, { details, seats, position, scene }: At): void {
  const [ministry] = Object.keys(position.holders)[0]!.split("-");
  const { minister_chit: first, secretary_chit: second } = position.ministries[ministry!]!;
  const picks = all(root, ".pick");
  expect(picks).toHaveLength(details.loans.length);
  for (const [n, { to, minister, secretary, totals, gains }] of details.loans.entries()) {
    expect(letters(picks[n]!.querySelector(".head"))).toEqual([seats[to]!.letter]);
    const posts = words(picks[n]!.querySelector(":scope > span:not(.head, .points)"));
    const called = (seat: number, you: string): string => (seats[seat]?.mine ? you : (seats[seat]?.name ?? ""));
    const told = (who: number): string =>
      `${called(who, "You")} Minister (${first}), ${called(secretary ?? who, "you")} Secretary (${second}).`;
    expect(posts).toBe(minister === null ? "" : told(minister));
    const points = all(picks[n]!, ".points > span").map(words);
    const by = (seat: number): string =>
      gains[seat] ? ` (${gains[seat] > 0 ? "+" : "−"}${Math.abs(gains[seat])})` : "";
    expect(points, `to ${to}`).toEqual(seats.map(({ seat, letter }) => `${letter} ${totals[seat]}${by(seat)}`));
    const better = all(picks[n]!, ".points > span").map((each) => each.classList.contains("better"));
    expect(better).toEqual(seats.map(({ seat }) => gains[seat]! > 0));
    if (gains.some(Boolean)) seen.add("a loan that gains");
  }
  if (scene.asked !== null) seen.add("a loan");
}

/** The cards beside both students, as they were turned over. */
function showsTheOutcome(root: Element, { scene, seats, position }: At): void {
  const contested = scene.last.find(({ event }) => event === "exam-contested")?.facts;
  const students = all(root, ".student");
  if (!contested) return expect(students).toEqual([]);
  const shown = scene.last.filter(({ event }) => event === "tutor-cards-shown").map(({ facts }) => facts);
  for (const [n, student] of (["red", "plain"] as const).entries()) {
    const there = students[n]!;
    const owner = seats[Number(contested[student])]!;
    expect(letters(there.querySelector("h3"))).toEqual([owner.letter]);
    const cards = shown.filter((facts) => facts["student"] === student);
    const lines = all(there, "li").map((line) => [
      letters(line)[0],
      ...all(line, "i").map((card) => Number(words(card))),
    ]);
    const laid = cards.map((facts) => [
      seats[Number(facts["player"])]!.letter,
      ...["ones", "twos", "threes"].flatMap((coins, n) => Array<number>(Number(facts[coins])).fill(n + 1)),
    ]);
    expect(lines, student).toEqual(laid);
    const sum = lines.flat().reduce<number>((all, each) => (typeof each === "number" ? all + each : all), 0);
    expect(numbersIn(words(there.querySelector("h3 b"))), student).toEqual([sum]);
    expect(there.classList.contains("won"), student).toBe(position.winner === owner.name);
  }
  seen.add("an examination that was contested");
}

/** A petition: which gifts may leave the game, where the others are; and once one is chosen, for what. */
export async function showsThePetition({ part, scene, now, position, mine, layout, told: each }: At): Promise<void> {
  if (!mine || now.room !== "turn" || layout.actions.every((box) => box !== "petition")) return;
  const root = await draw(CourtSheet, { ...part, scene, rest: now, deeds: deedsOf(), place: "world" }, "petition");
  const values = layout.gifts.filter((value) => value > 1);
  const name = position.players[now.viewer]!;
  const gifts = position.gifts[name]!;
  const given = position.active_gifts.filter(({ from }) => from === name);
  const state = (value: number): string => {
    const gift = given.find((each) => each.value === value);
    const lies = gifts.available.includes(value)
      ? "available"
      : gifts.out.includes(value)
        ? "out of the game"
        : "to buy";
    return gift ? `given to ${gift.to}` : lies;
  };
  const rows = all(root, ".row");
  expect(rows.map((row) => Number(words(row.querySelector(".value"))))).toEqual(values);
  expect(rows.map((row) => words(row.querySelector("small")))).toEqual(values.map(state));
  const legal = (value: number): boolean =>
    scene.open.some(({ kind, fields }) => kind === "petition" && fields["value"] === value);
  expect(rows.map((row) => row.classList.contains("refused"))).toEqual(values.map((value) => !legal(value)));
  for (const begun of each.begun) {
    const after = told(each, begun);
    if (after.scene.draft[0]!.kind !== "petition") continue;
    const value = after.scene.draft[0]!.fields["value"];
    const props = { ...after.part, scene: after.scene, rest: now, deeds: deedsOf(), place: "world" };
    const sheet = await draw(CourtSheet, props, "petition");
    const chosen = all(sheet, ".row.chosen").map((row) => Number(words(row.querySelector(".value"))));
    expect(chosen).toEqual([value]);
    const aims = after.now.petitions ? after.scene.legal : [];
    const marks = aims.filter(({ kind }) => kind === "replace-marker").map(({ fields }) => fields["official"]);
    const others = aims.filter(({ kind }) => kind !== "replace-marker");
    expect(all(sheet, ".aims .pick")).toHaveLength(others.length + new Set(marks).size);
    seen.add("a petition");
  }
}
