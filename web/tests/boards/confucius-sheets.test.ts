import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { describe, expect, it, vi } from "vitest";
import { assumedIn, endLines } from "../../src/boards/confucius/ending/lines.ts";
import { gains } from "../../src/boards/confucius/ending/gaining.ts";
import { outlook } from "../../src/boards/confucius/ending/previewing.ts";
import Ended from "../../src/boards/confucius/ending/Ended.svelte";
import EndOfRound from "../../src/boards/confucius/EndOfRound.svelte";
import PreviewPanel from "../../src/boards/confucius/PreviewPanel.svelte";
import { read } from "../../src/boards/confucius/reading.ts";
import { chapters, counted, turnedOver } from "../../src/boards/confucius/sheets/chapters.ts";
import CourtSheet from "../../src/boards/confucius/sheets/CourtSheet.svelte";
import { Evening } from "../../src/boards/confucius/sheets/evening.svelte.ts";
import Stage from "../../src/boards/confucius/Stage.svelte";
import { aimedAt } from "../../src/boards/confucius/gifts/lighting.ts";
import Story from "../../src/boards/confucius/sheets/Story.svelte";
import { Telling } from "../../src/boards/confucius/sheets/telling.svelte.ts";
import type { ConfuciusDetails } from "../../src/boards/confucius/details.ts";
import type { ConfuciusLayout } from "../../src/boards/confucius/layout.ts";
import type { Happening } from "../../src/boards/contract.ts";
import type { PreviewTold } from "../../src/panels/data.ts";
import { announcer } from "../../src/text/announce.svelte.ts";
import { deedsOf, lexicon, MOMENTS, recorded, sceneOf, STORY } from "./recordedConfucius.ts";

HTMLCanvasElement.prototype.getContext = () => null; // jsdom has none, and says so each time

async function findings(container: Element): Promise<string[]> {
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const found = await axe.run(container, { rules });
  return found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`);
}

function sheet(name: string, steps = 0, viewer?: number) {
  const scene = sceneOf(name, steps, viewer);
  const layout = scene.layout as ConfuciusLayout;
  const deeds = deedsOf();
  const rest = read(viewer === -1 ? scene.view : recorded(name).view, layout);
  return {
    ...{ scene, layout, now: read(scene.view, layout), rest, seats: scene.seats },
    ...{ details: scene.details as ConfuciusDetails, before: scene.detailsBefore as ConfuciusDetails },
    ...{ targets: new Map(), chosen: scene.draft, hint: [], last: [], looked: null, lit: new Set<string>() },
    ...{ place: "court" as const, deeds: viewer === -1 ? undefined : deeds },
    calls: deeds.calls,
  };
}

describe.each(MOMENTS)("%s", (name) => {
  it("tells the end of the round in at most seven lines, and everybody's points", () => {
    const scene = sceneOf(name);
    const lines = endLines(scene.prospects, scene.viewer);
    expect(lines.length).toBeLessThanOrEqual(7);
    const { container } = render(EndOfRound, {
      scene,
      now: read(scene.view, scene.layout as ConfuciusLayout),
      details: scene.details as ConfuciusDetails,
    });
    const named = new Set(lines.flatMap(({ texts }) => texts));
    for (const text of named) expect(container.textContent).toContain(text);
    for (const { total } of scene.standings) expect(container.textContent).toContain(String(total));
    const full = scene.prospects.filter(({ kind }) => /^ministry-(now|one-more)$/.test(kind));
    for (const { facts } of full) expect(lines.some(({ id }) => id === facts["ministry"])).toBe(true);
  });
});

describe("the end of a round", () => {
  it("leaves the wall out before anything else", () => {
    const scene = sceneOf("adv4-middle");
    const all = endLines(scene.prospects, scene.viewer, 99);
    expect(all[0]!.sort).toBe("wall");
    const fewer = endLines(scene.prospects, scene.viewer, all.length - 1);
    expect(fewer.map(({ sort }) => sort)).toEqual(all.slice(1).map(({ sort }) => sort));
  });

  it("shows a resolution before it comes, step by step", () => {
    const name = MOMENTS.find((each) =>
      sceneOf(each).prospects.some(({ kind, steps }) => kind.startsWith("ministry-") && steps.length > 2),
    )!;
    const scene = sceneOf(name);
    const now = read(scene.view, scene.layout as ConfuciusLayout);
    const onclause = vi.fn();
    const { container } = render(EndOfRound, { scene, now, details: scene.details as ConfuciusDetails, onclause });
    const told = container.querySelector("details")!.textContent;
    const line = endLines(scene.prospects, scene.viewer).find(({ steps }) => steps.length)!;
    for (const step of line.steps) expect(told).toContain(step.text);
  });
});

it("tells of which ministries the posts hang on somebody's choice, in the server's words", () => {
  const { prospects } = sceneOf("adv4-middle");
  const found = assumedIn(prospects);
  expect([...found.keys()]).toEqual(["bingbu", "gongbu"]);
  for (const text of found.values()) expect(text).toContain("unless a free choice");
  render(Stage, { scene: sceneOf("adv4-middle") });
  for (const [id, text] of found)
    expect(document.querySelector(`[data-ministry="${id}"] .posts`)!.textContent).toContain(text); // not only a title
});

it("shows how any ministry would resolve while it is looked at", async () => {
  const scene = sceneOf("adv4-middle");
  const now = read(scene.view, scene.layout as ConfuciusLayout);
  const told = { scene, now, details: scene.details as ConfuciusDetails };
  const { container, rerender } = render(EndOfRound, { ...told, looked: { sort: "official", id: "gongbu-3" } });
  const found = scene.prospects.find(
    ({ kind, facts }) => kind.startsWith("ministry") && facts["ministry"] === "gongbu",
  )!;
  expect(container.textContent).toContain("Gongbu, as it stands");
  for (const { text } of [found, ...found.steps]) expect(container.textContent).toContain(text);
  await rerender({ looked: { sort: "seat", id: "0" } });
  expect(container.textContent).toContain("End of this round");
});

const RESTING = sceneOf("adv4-middle");
const STILL = { now: read(RESTING.view, RESTING.layout as ConfuciusLayout), before: null, chosen: [] };

describe("a preview", () => {
  const drafted = MOMENTS.filter((name) => recorded(name).told.drafts.length);

  it.each(drafted)("of %s has its steps, its warnings and whose points change", (name) => {
    const { draftTold, seats } = recorded(name, 1);
    const { preview, before, after } = draftTold!;
    const told = { preview, before, after };
    const { container } = render(PreviewPanel, { title: "If you do this", told, seats, ...STILL });
    const found = outlook(preview);
    for (const { text } of [...found.warnings, ...found.steps]) expect(container.textContent).toContain(text);
    for (const { texts } of found.groups) for (const text of texts) expect(container.textContent).toContain(text);
    const totals = preview.changes.filter(({ kind }) => kind === "total");
    expect(container.querySelectorAll("tbody tr")).toHaveLength(totals.length);
    if (!totals.length) expect(container.textContent).toContain("Nobody’s points change.");
  });

  it("of a bribe says once who gets which posts and titles, with points that add up", () => {
    const { draftTold, seats } = recorded("adv4-start", 1);
    const { preview } = draftTold!;
    const [line, ...more] = gains(preview.changes, seats);
    expect(more).toEqual([]);
    expect(line).toContain("You: Minister of Bingbu +7, Secretary of Bingbu +5, Chief Minister +1, General +1.");
    const sum = [...line!.matchAll(/\+(\d+)/g)].reduce((all, [, points]) => all + Number(points), 0);
    const total = preview.changes.find(({ kind, seat }) => kind === "total" && seat === 0)!;
    expect(sum).toBe(total.after - total.before);
  });

  it("is read out whole: who gets what, what it binds, whose points change", () => {
    vi.useFakeTimers();
    const heard = (name: string) => {
      const { draftTold, seats } = recorded(name, 1);
      const { preview, before, after } = draftTold!;
      announcer.polite = [];
      const told = { preview, before, after };
      const { unmount } = render(PreviewPanel, { title: "If you do this", told, seats, ...STILL });
      vi.advanceTimersByTime(2000);
      unmount();
      return announcer.polite.map(({ text }) => text).join(" ");
    };
    expect(heard("adv4-start")).toMatch(/Posts: You: Minister of Bingbu \+7.* If it ended now: you from 0 to 14\.$/);
    const { groups } = outlook(recorded("adv4-giving", 1).draftTold!.preview);
    const words = { binds: "Binds", ends: "Ends", cubes: "Cubes", more: "Also" };
    expect(groups.length).toBeGreaterThan(1);
    for (const { name, texts } of groups) expect(heard("adv4-giving")).toContain(`${words[name]}: ${texts.join(" ")}`);
    vi.useRealTimers();
  });

  it("of a gift says what it binds and how many cubes follow", () => {
    const found = outlook(recorded("adv4-giving", 1).draftTold!.preview);
    const binds = found.groups.find(({ name }) => name === "binds");
    expect(binds?.texts[0]).toMatch(/gift/);
  });
});

it("tells at rest who leads for a title, by how much, and what breaks a tie", () => {
  const { standings, seats, details } = { ...recorded("adv4-middle").told, ...recorded("adv4-middle") };
  const title = { id: "admiral", counts: [3, 1, 0, 3], holder: 3, tied: true, breaker: 3 };
  const titles = [title, { ...title, id: "general", counts: [1, 0, 4, 0], holder: 2, tied: false, breaker: null }];
  const none = { ...title, id: "chief_minister", counts: [2, 2, 0, 0], holder: null, breaker: null };
  const { container } = render(Ended, { standings, seats, details: { ...details, titles: [...titles, none] } });
  const told = [...container.querySelectorAll<HTMLElement>("summary > span")];
  const texts = told.map((each) => each.textContent.replace(/\s+/g, " ").trim());
  expect(texts).toEqual(["Admiral W 3=3, Gongbu", "General P 4:1", "Chief Minister – 2=2"]);
  expect(container.querySelector("summary")!.textContent).toMatch(/^Titles/); // the Chief Minister of this round is another

  expect(told[0]!.title).toBe("a tie: to Dora, Minister of Gongbu");
});

describe("what a gesture would bring", () => {
  const nothing: PreviewTold = { warnings: [], changes: [], coming: [], gone: [], open: [] };
  const step = (kind: string, sure: string) => ({ ...{ kind, sure, text: kind, short: kind }, ...BARE });
  const BARE = { when: "round", clause: "", seats: [], ends_game: false, facts: {}, steps: [] };

  it("is certain only of what comes, and not of nothing", () => {
    expect(outlook(nothing)).toMatchObject({ certain: false, doubtful: false });
    expect(outlook({ ...nothing, coming: [step("ministry-now", "will")] }).certain).toBe(true);
    expect(outlook({ ...nothing, coming: [step("ministry-now", "stands")] })).toMatchObject({ doubtful: true });
  });

  it("tells a resolution in its order, with the gift that a loan ends", () => {
    const steps = ["drops-out", "lends", "gift-cancelled", "posts-two"].map((kind) => step(kind, "stands"));
    const found = outlook({ ...nothing, coming: [{ ...step("ministry-now", "stands"), steps }] });
    expect(found.steps.slice(1).map(({ text }) => text)).toEqual(steps.map(({ text }) => text));
  });
});

describe("lending", () => {
  const LENDING = ["adv4-lending", "adv5-lending", "base3-lending"];
  it.each(LENDING)("%s: each choice says what would follow", async (name) => {
    const told = sheet(name);
    render(CourtSheet, told);
    const open = told.scene.legal.filter(({ kind }) => kind === "lend");
    expect(open.length).toBeGreaterThan(1);
    for (const { fields, action } of open) {
      const to = told.seats[Number(fields["to"])]!;
      const card = screen.getByRole("button", { name: new RegExp(`Lend to ${to.name}`) });
      await fireEvent.click(card);
      expect(told.calls.at(-1)).toBe(`pick ${action}`);
    }
    await fireEvent.keyDown(window, { key: "2" });
    expect(told.calls.at(-1)).toBe(`pick ${open[1]!.action}`);
  });

  it.each(LENDING)("%s: who waits is told the same of each choice, dashed: posts, points, what is gained", (name) => {
    const mine = sheet(name);
    const choices = render(CourtSheet, mine).container.querySelectorAll(".choices > *");
    const waiting = render(CourtSheet, sheet(name, 0, -1)).container.querySelectorAll(".choices > *");
    const { loans } = mine.details;
    expect(loans.length).toBeGreaterThan(1);
    expect([choices.length, waiting.length]).toEqual([loans.length, loans.length]);
    const named = (seat: number | null, you: string) => (mine.seats[seat!]!.mine ? you : mine.seats[seat!]!.name);
    for (const [n, { minister, secretary, totals, gains }] of loans.entries()) {
      expect(choices[n]!.tagName).toBe("BUTTON");
      expect(waiting[n]!.classList).toContain("others");
      for (const text of [choices[n]!.textContent, waiting[n]!.textContent]) {
        expect(text).toMatch(new RegExp(`${named(minister, "You")} Minister .*${named(secretary, "you")} Secretary`));
        for (const [seat, total] of totals.entries()) {
          const by = gains[seat]!;
          expect(text.replaceAll("\u00a0", " ")).toContain(
            by ? `${total} (${by > 0 ? "+" : "−"}${Math.abs(by)})` : `${total}`,
          );
        }
      }
    }
  });

  it("calls whoever reads you, in the posts as well", () => {
    const told = sheet("adv4-lending");
    const minister = told.details.loans[0]!.minister!;
    const seats = told.seats.map((face) => ({ ...face, mine: face.seat === minister }));
    const { container } = render(CourtSheet, { ...told, seats });
    const texts = [...container.querySelectorAll(".choices > *")].map((each) => each.textContent);
    expect(texts[0]).toContain("You Minister");
    expect(texts.join(" ")).not.toMatch(new RegExp(`${seats[minister]!.name} (Minister|Secretary)`));
  });

  it("looks at what a choice would bring, and at the arrow along which influence would go", async () => {
    const told = sheet("adv4-lending");
    const onthink = vi.fn();
    const { container } = render(CourtSheet, { ...told, onthink, chosen: told.scene.open.slice(0, 1) });
    expect(container.querySelectorAll('[aria-pressed="true"]'), "what is looked at is not put down").toHaveLength(0);
    const [choice] = container.querySelectorAll(".choices > *");
    await fireEvent.pointerEnter(choice!);
    const lend = told.scene.open.find(
      ({ kind, fields }) => kind === "lend" && fields["to"] === told.details.loans[0]!.to,
    )!;
    expect(onthink.mock.calls).toEqual([[lend]]);
    expect(aimedAt(null, lend, 2)).toEqual({ sort: "gift", id: `${lend.fields["to"]}-2` });
    const give = { action: 1, kind: "give-gift", fields: { value: 1, to: 3 } };
    expect(aimedAt(null, give, 2)).toEqual({ sort: "gift", id: "2-3" });
    const seat = { sort: "seat", id: "1" };
    expect([aimedAt(seat, lend, 2), aimedAt(null, null, 2)]).toEqual([seat, null]);
  });

  it("says who drops out and why", () => {
    const told = sheet("adv4-lending");
    render(CourtSheet, told);
    const drops = told.scene.prospects.flatMap(({ steps }) => steps).find(({ kind }) => kind === "drops-out")!;
    expect(document.body.textContent).toContain(drops.text);
  });
});

describe("tutoring", () => {
  it.each(["adv4-tutoring", "adv5-tutoring"])("%s: a student is a choice, or says why not", async (name) => {
    const told = sheet(name);
    render(CourtSheet, told);
    for (const student of ["red", "plain"] as const) {
      const owner = told.seats[told.now.students[student]!]!;
      const card = screen.getByRole("button", {
        name: new RegExp(owner.mine ? "Your student" : `${owner.name}’s student`),
      });
      await fireEvent.click(card);
      const legal = told.scene.legal.find(({ fields }) => fields["student"] === student);
      const asked = `ask ${lexicon.number("tutor", student)}`;
      expect(told.calls.at(-1)).toBe(legal ? `pick ${legal.action}` : asked);
    }
  });

  it("marks the student whom I support while I choose cards for it", () => {
    const { container } = render(CourtSheet, sheet("adv4-tutoring-cards"));
    expect(container.querySelectorAll('.student [aria-pressed="true"]')).toHaveLength(1);
  });

  it("lights the student whom a gift demands, also on the sheet", () => {
    const { container } = render(CourtSheet, { ...sheet("adv4-tutoring"), lit: new Set(["gift 1-0", "student red"]) });
    const signs = [...container.querySelectorAll(".student")].map((each) => each.className.match(/lit|dim/)?.[0]);
    expect(signs).toEqual(["lit", "dim"]);
  });

  it.each([[undefined], [-1]])("a student is looked at there, whoever looks (%s)", async (viewer) => {
    vi.useFakeTimers();
    const onlook = vi.fn();
    const { container } = render(CourtSheet, { ...sheet("adv4-tutoring", 0, viewer), onlook });
    await fireEvent.pointerMove(container.querySelector(".student.plain b")!, { pointerType: "mouse" });
    vi.advanceTimersByTime(60);
    expect(onlook.mock.calls).toEqual([[{ sort: "student", id: "plain" }]]);
    vi.useRealTimers();
  });

  it("tells me my duty while others choose, until I have chosen", () => {
    const told = sheet("adv4-tutoring");
    const duty = (done: boolean) => {
      const { examination } = told.before;
      const tutors = examination.tutors.map((each) => ({ ...each, done, student: "red", owner: 0, value: 3 }));
      const before = { ...told.before, examination: { ...examination, tutors } };
      const { container, unmount } = render(CourtSheet, { ...told, before, deeds: undefined });
      const found = container.querySelector(".duty")?.textContent ?? "";
      unmount();
      return found;
    };
    expect(duty(false)).toContain("Your duty: at least one card");
    expect(duty(true)).toBe("");
  });

  it("says what ending a gift would bring, and keeping it", async () => {
    const told = sheet("adv4-tutoring-cards");
    const legal = ["cancel-gift", "keep-gift"].map((kind, action) => ({ action, kind, fields: {} }));
    const onthink = vi.fn();
    render(CourtSheet, { ...told, scene: { ...told.scene, legal, draft: [] }, onthink });
    for (const name of ["End it", "Keep it"]) {
      const pick = screen.getByRole("button", { name });
      await fireEvent.pointerEnter(pick);
      await fireEvent.pointerLeave(pick);
    }
    expect(onthink.mock.calls).toEqual([[legal[0]], [null], [legal[1]], [null]]);
  });

  it("has cards face down, and the sum for their owner alone", () => {
    const told = sheet("adv4-tutoring-cards");
    const seat = told.now.seats[told.scene.viewer]!;
    const laid = {
      ...told.now,
      seats: told.now.seats.map((each, n) =>
        n === told.scene.viewer ? { ...seat, aside: { shown: [1, 0, 2], all: 3 }, backs: "red" as const } : each,
      ),
    };
    const { container } = render(CourtSheet, { ...told, now: laid });
    expect(screen.getByText(/3 cards of yours lie there, face down, with 7 coins/)).toBeTruthy();
    expect(container.querySelectorAll(".back").length).toBeGreaterThanOrEqual(3);
    const hidden = {
      ...laid,
      seats: laid.seats.map((each) => ({ ...each, aside: { shown: [0, 0, 0], all: each.aside.all } })),
    };
    const other = render(CourtSheet, {
      ...sheet("adv4-tutoring-cards", 0, -1),
      now: { ...hidden, viewer: -1 },
      seats: told.seats.map((face) => ({ ...face, mine: false })),
    });
    expect(other.container.textContent).not.toContain("coins");
    expect(other.container.querySelectorAll(".back").length).toBeGreaterThanOrEqual(3);
  });
});

describe("who waits", () => {
  it("is told that somebody decides whether to end a gift, and which", () => {
    const told = sheet("adv4-tutoring-cards", 0, -1);
    const [giver, to, value] = [1, 2, 3];
    const gift = { giver, to, value, blocks: [], tutors: "red", lends: [], foremost: true, returns: value };
    const details = { ...told.details, bonds: { ...told.details.bonds, gifts: [gift] } };
    const seats = told.now.seats.map((each, seat) => (seat === to ? { ...each, backs: "red" as const } : each));
    const now = { ...told.now, seats, acting: to, room: "cancel" as const, students: { red: giver, plain: 3 } };
    const { container } = render(CourtSheet, { ...told, details, scene: { ...told.scene, asked: to }, now, rest: now });
    const [decider, owner] = [told.seats[to]!.name, told.seats[giver]!.name];
    expect(container.textContent).toContain(`${decider} decides whether to end ${owner}’s gift ${value}`);
    const picks = [...container.querySelectorAll(".ending .others")].map(({ textContent }) => textContent.trim());
    expect(picks).toEqual(["End it", "Keep it"]);
  });

  it("sees who can be named Chief Minister, dashed", () => {
    const told = sheet("adv4-appointing", 0, -1);
    const { container } = render(CourtSheet, told);
    const picks = [...container.querySelectorAll(".choices .others b")].map(({ textContent }) => textContent);
    expect(picks).toEqual(told.details.chiefs.map((seat) => told.seats[seat]!.name));
    expect(picks.length).toBeGreaterThan(1);
    expect(container.querySelectorAll("button.pick")).toHaveLength(0);
  });

  it("sees discards of others as backs, one for each card that lies there", () => {
    const told = sheet("base3-discarding", 0, -1);
    const seats = told.rest.seats.map((each) => ({ ...each, aside: { shown: [0, 0, 0], all: 2 } }));
    const facts = told.scene.prospects.filter(({ kind }) => kind === "discards");
    expect(facts.length).toBeGreaterThan(0);
    const { container } = render(CourtSheet, { ...told, rest: { ...told.rest, seats } });
    expect(container.querySelectorAll("li .back")).toHaveLength(2 * facts.length);
  });
});

it("placing offers every space that is open", async () => {
  const told = sheet("adv4-placing");
  const { container } = render(CourtSheet, told);
  const open = told.scene.legal.filter(({ kind }) => kind === "place-candidate");
  const chips = [...container.querySelectorAll("button.chip")];
  expect(chips).toHaveLength(open.length);
  await fireEvent.click(chips[0]!);
  expect(told.calls).toEqual([`pick ${open[0]!.action}`]);
});

it("a petition has its five rows, and each target after the gift", async () => {
  const rest = render(CourtSheet, { ...sheet("adv4-petition"), place: "world" as const });
  expect(rest.container.querySelectorAll(".row")).toHaveLength(5);
  rest.unmount();
  const told = { ...sheet("adv4-petition", 1), place: "world" as const };
  const { container } = render(CourtSheet, told);
  expect(container.querySelectorAll(".row.chosen")).toHaveLength(1);
  const chip = container.querySelector<HTMLElement>("button.chip")!;
  await fireEvent.click(chip);
  if (!told.calls.length) {
    const owners = [...container.querySelectorAll<HTMLElement>(".targets:last-child button.chip")];
    await fireEvent.click(owners[0]!);
  }
  const legal = told.scene.legal.map(({ action }) => `pick ${action}`);
  expect(legal).toContain(told.calls.at(-1));
});

it("the gift of a petition is known where nothing is drafted, as in a replay", () => {
  const told = sheet("adv4-petition", 1);
  const [petition] = told.scene.draft;
  const scene = { ...told.scene, draft: [], legal: [], open: [] };
  const row = (now = told.now): string => {
    const { container, unmount } = render(CourtSheet, {
      ...{ ...told, scene, now, chosen: [], deeds: undefined },
      place: "world" as const,
    });
    const found = container.querySelector(".row[aria-pressed=true] .value")?.textContent ?? "";
    unmount();
    return found;
  };
  expect(row()).toBe(String(petition!.fields["value"]));
  const half = (room: number) => read({ ...told.scene.view, room: [room] }, told.layout);
  expect([row(half(12)), row(half(13)), row(half(8))]).toEqual(["4", "5", ""]); // swap, march, a turn
});

it("whoever looks on sees the gifts of who petitions, and nothing that they could do", () => {
  const told = sheet("adv4-petition", 1);
  const pleads = told.scene.viewer + 1;
  const seats = told.now.seats.map((each, seat) => ({
    ...each,
    gifts: each.gifts.map((gift) =>
      seat === pleads
        ? { ...gift, state: "given" as const, to: told.scene.viewer }
        : { ...gift, state: "out" as const },
    ),
  }));
  const scene = { ...told.scene, asked: pleads, draft: [], legal: [], open: [] };
  const props = { ...told, scene, now: { ...told.now, seats }, chosen: [], deeds: undefined };
  const { container } = render(CourtSheet, { ...props, place: "world" as const });
  const rows = [...container.querySelectorAll<HTMLButtonElement>(".row")];
  const gifts = rows.filter((row) => !row.classList.contains("chosen"));
  expect(gifts.map((row) => row.querySelector("small")!.textContent)).toEqual(gifts.map(() => "given to you"));
  expect(container.querySelectorAll(".refused")).toHaveLength(0);
  expect(rows.map(({ disabled }) => disabled)).toEqual(rows.map(() => true));
});

it("what a petition is for stays in sight once it is chosen, and gives way to another; so does a new owner", async () => {
  const told = { ...sheet("adv4-petition", 1), place: "world" as const };
  const mark = (action: number, to: number) => ({
    action,
    kind: "replace-marker",
    fields: { official: "hubu-1", to },
  });
  const [one, other] = [mark(9001, 1), mark(9002, 2)];
  const asks = { ...told.scene, legal: [one, other] };
  const { container, rerender } = render(CourtSheet, { ...told, scene: asks });
  const chips = () => [...container.querySelectorAll<HTMLElement>(".targets:last-child .chip")];
  const chosen = () => chips().map((chip) => chip.getAttribute("aria-pressed"));
  await fireEvent.click(chips()[0]!); // the official
  expect(chosen()).toEqual(["false", "false"]);
  const draft = [...told.scene.draft, one];
  await rerender({ scene: { ...asks, draft, legal: [] }, now: { ...told.now, petitions: false } });
  expect(chosen()).toEqual(["true", "false"]);
  await fireEvent.click(chips()[1]!);
  await fireEvent.click(chips()[0]!);
  expect(told.calls).toEqual([`pick ${other.action} from 1`, `pick ${one.action}`]);
});

it("what the court asks after the last petition is none of its targets", () => {
  const { scene, ...told } = sheet("adv4-petition", 1);
  const now = { ...told.now, room: "appoint" as const, petitions: false };
  const appoint = { action: 9999, kind: "appoint", fields: { chief: 1 } };
  const { container } = render(CourtSheet, {
    ...told,
    now,
    scene: { ...scene, legal: [appoint] },
    place: "world" as const,
  });
  expect(container.querySelectorAll(".row.chosen")).toHaveLength(1);
  expect(container.querySelectorAll("button.chip")).toHaveLength(0);
});

it("appointing and discarding say who is asked", () => {
  const appointing = render(CourtSheet, sheet("adv4-appointing")).container.textContent;
  expect(appointing).toContain("Name the next Chief Minister");
  expect(appointing).toContain("has one more action of any kind when all have passed");
  const discarding = sheet("base3-discarding");
  const { container } = render(CourtSheet, discarding);
  expect(container.textContent).toContain("Discard cards");
});

const event = (name: string, facts: Happening["facts"] = {}): Happening => ({
  event: name,
  clause: "CF-RES-01",
  facts,
});
const NEXT = event("did-pass", { player: 1 });
const COURT = [
  event("wall-grows"),
  event("exam-begins", { red: 0, plain: 1 }),
  event("did-tutor", { player: 2 }),
  event("tutor-cards-shown", { player: 2, student: "red", ones: 1, twos: 0, threes: 1 }),
  event("exam-contested", { winner: 0, red: 0, plain: 1, red_coins: 4, plain_coins: 2, tie: "no" }),
  event("did-place-candidate", { player: 0 }),
  event("resolution-begins", { ministry: "hubu" }),
  event("influence-counted", { official: "hubu-1", owner: 0 }),
  event("influence-counted", { official: "hubu-2", owner: 0 }),
  event("did-lend", { player: 1, to: 0, ministry: "hubu" }),
  event("gift-cancelled", { giver: 0 }),
  event("ministry-two", { ministry: "hubu" }),
  event("land-failed", { land: "korea" }),
  event("discards-shown", { player: 1, ones: 1, twos: 0, threes: 2 }),
  event("round-begins"),
];

describe("what happened", () => {
  it("is cut into chapters", () => {
    const found = chapters(COURT);
    expect(found.map(({ sort, id }) => `${sort} ${id}`.trim())).toEqual([
      "examination",
      "resolution hubu",
      "invasions",
      "discards",
    ]);
    expect(found.every(({ over }) => over)).toBe(true);
    expect(counted(found[1]!.events, 3)).toEqual([2, 0, 0]);
    expect(turnedOver(found[0]!.events)).toEqual([{ seat: 2, student: "red", cards: [1, 0, 1] }]);
  });

  it("of a whole game has every ministry once, each with its posts, and every examination with its winner", () => {
    const found = chapters(STORY);
    const resolved = found.filter(({ sort }) => sort === "resolution");
    expect(resolved.map(({ id }) => id).sort()).toEqual(["bingbu", "gongbu", "hubu"]);
    for (const { events, over } of resolved) {
      expect(over).toBe(true);
      expect(events.at(-1)!.event).toMatch(/^ministry-/);
    }
    const held = STORY.filter(({ event }) => event === "exam-begins").length;
    expect(found.filter(({ sort }) => sort === "examination")).toHaveLength(held);
    const lands = STORY.filter(({ event }) => /^land-(conquered|failed)$/.test(event)).length;
    const told = found.filter(({ sort }) => sort === "invasions").flatMap(({ events }) => events);
    expect(told).toHaveLength(lands);
  });

  it("is told a step after another; Space skips, and the last goes back to the board", async () => {
    vi.useFakeTimers();
    document.documentElement.style.setProperty("--m-step", "400ms");
    try {
      const onclose = vi.fn();
      const { container } = render(Story, {
        chapters: chapters(COURT).slice(1, 2),
        seats: sceneOf("adv4-middle").seats,
        now: STILL.now,
        tell: (each) => (each.event === "influence-counted" ? "" : each.event),
        onclose,
      });
      await vi.advanceTimersByTimeAsync(10);
      const shown = () => container.querySelectorAll("li").length;
      expect(shown()).toBe(1);
      await vi.advanceTimersByTimeAsync(400);
      expect(shown()).toBe(2);
      await fireEvent.keyDown(window, { key: " " });
      expect(shown()).toBe(5);
      expect(onclose).not.toHaveBeenCalled();
      await fireEvent.keyDown(window, { key: " " });
      expect(onclose).toHaveBeenCalledOnce();
    } finally {
      document.documentElement.style.removeProperty("--m-step");
      vi.useRealTimers();
    }
  });

  it("has the discards of everybody, turned over", () => {
    const { container } = render(Story, {
      chapters: chapters(COURT).slice(3),
      seats: sceneOf("adv4-middle").seats,
      now: STILL.now,
      tell: (each) => each.event,
      onclose: () => undefined,
    });
    expect(screen.getByRole("img", { name: "cards with 1, 3, 3 coins" })).toBeTruthy();
    expect(container.querySelectorAll("li i")).toHaveLength(3);
  });

  it("is kept until it is told, once; what lay there before is told if that is asked for", () => {
    const [before, after] = [COURT.slice(0, 6), COURT.slice(6)];
    const evening = new Evening(() => 400);
    evening.hear(before);
    expect(evening.waiting).toEqual([]);
    evening.hear([...before, ...after]);
    expect(evening.waiting.map(({ sort }) => sort)).toEqual(["resolution", "invasions", "discards"]);
    evening.close();
    evening.hear([...before, ...after]);
    expect(evening.waiting).toEqual([]);
    const late = new Evening(() => 400);
    late.hear([]);
    late.hear(COURT, COURT); // read after the page had come
    expect(late.waiting).toEqual([]);
    expect(late.missed.map(({ sort }) => sort)).toEqual(["examination", "resolution", "invasions", "discards"]);
    late.hear([...COURT, NEXT], COURT);
    expect(late.stays).toBe(false);
    late.show();
    expect(late.stays).toBe(true);
    expect(late.waiting.map(({ sort }) => sort)).toEqual(["examination", "resolution", "invasions", "discards"]);
    expect(late.missed).toEqual([]);
    const gone = new Evening(() => 400);
    gone.hear(COURT);
    expect(gone.missed).toHaveLength(4);
    gone.hear([NEXT]); // another turn
    expect(gone.missed).toEqual([]);
    const pieces = new Evening(() => 400);
    pieces.hear([]);
    COURT.forEach((_, n) => pieces.hear(COURT.slice(Math.max(0, n - 2), n + 1)));
    expect(pieces.waiting.map(({ sort }) => sort)).toEqual(["examination", "resolution", "invasions", "discards"]);
    expect(pieces.waiting[1]!.events.at(0)!.event).toBe("resolution-begins");
  });

  it("is told again when that is asked for after it was closed, until others have moved", () => {
    const evening = new Evening(() => 400);
    evening.hear([]);
    evening.hear(COURT);
    const told = evening.waiting;
    evening.close();
    evening.close(); // nothing new
    expect(evening.missed).toBe(told);
    evening.show();
    expect([evening.waiting, evening.stays]).toEqual([told, true]);
    evening.close();
    evening.hear([NEXT]);
    expect(evening.missed).toEqual([]);
    const back = new Evening(() => 400); // where a game is looked back at, its moves lead there
    back.see(0, []);
    back.see(1, COURT);
    back.close();
    expect(back.missed).toEqual([]);
  });

  it("stays without motion until it is closed, and is the last of what came", () => {
    const still = new Evening(() => 0);
    still.hear([]);
    still.hear(COURT);
    expect(still.waiting.map(({ sort }) => sort)).toEqual(["examination", "resolution", "invasions", "discards"]);
    const later = [1, 2, 3].flatMap(() => COURT.map((event) => ({ ...event })));
    still.hear([...COURT, ...later]);
    expect(still.waiting).toHaveLength(6);
    expect(still.waiting.at(-1)!.events).toContain(later.at(-2));
    still.close();
    still.hear([...COURT, ...later]);
    expect(still.waiting).toEqual([]);
  });

  it("does not close by itself without motion", async () => {
    vi.useFakeTimers();
    try {
      const onclose = vi.fn();
      const { container } = render(Story, {
        chapters: chapters(COURT).slice(1, 2),
        seats: sceneOf("adv4-middle").seats,
        now: STILL.now,
        tell: (each) => each.event,
        onclose,
      });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(onclose).not.toHaveBeenCalled();
      const told = container.querySelectorAll("[data-step]").length;
      expect(told).toBeGreaterThan(1);
      await fireEvent.keyDown(window, { key: " " });
      expect(onclose).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it("goes on by itself after a while, unless somebody points at it", async () => {
    vi.useFakeTimers();
    document.documentElement.style.setProperty("--m-step", "100ms");
    try {
      const onclose = vi.fn();
      const { container } = render(Story, {
        chapters: chapters(COURT).slice(1, 2),
        seats: sceneOf("adv4-middle").seats,
        now: STILL.now,
        tell: (each) => each.event,
        onclose,
      });
      const sheet = container.querySelector("[data-part=sheet]")!;
      await fireEvent.pointerEnter(sheet);
      await vi.advanceTimersByTimeAsync(5000);
      expect(onclose).not.toHaveBeenCalled();
      await fireEvent.pointerLeave(sheet);
      await vi.advanceTimersByTimeAsync(600);
      expect(onclose).toHaveBeenCalledOnce();
    } finally {
      document.documentElement.style.removeProperty("--m-step");
      vi.useRealTimers();
    }
  });

  function told(props: { stays?: boolean } = {}) {
    const onclose = vi.fn();
    const chapter = { chapters: chapters(COURT).slice(1, 2), seats: sceneOf("adv4-middle").seats, now: STILL.now };
    const { container } = render(Story, { ...chapter, tell: (each) => each.event, onclose, ...props });
    return { onclose, sheet: container.querySelector<HTMLElement>("[data-part=sheet]")! };
  }

  it("stays where somebody asked for it, until Space or Escape closes it", async () => {
    vi.useFakeTimers();
    document.documentElement.style.setProperty("--m-step", "100ms");
    try {
      const { onclose } = told({ stays: true });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(onclose).not.toHaveBeenCalled();
      await fireEvent.keyDown(window, { key: " " });
      expect(onclose).toHaveBeenCalledOnce();
      await fireEvent.keyDown(document.body, { key: "Escape" });
      expect(onclose).toHaveBeenCalledTimes(2);
    } finally {
      document.documentElement.style.removeProperty("--m-step");
      vi.useRealTimers();
    }
  });

  it("stays while the focus is in it, though the pointer leaves", async () => {
    vi.useFakeTimers();
    document.documentElement.style.setProperty("--m-step", "100ms");
    try {
      const { onclose, sheet } = told();
      sheet.querySelector("button")!.focus();
      await fireEvent.pointerEnter(sheet);
      await fireEvent.pointerLeave(sheet);
      await vi.advanceTimersByTimeAsync(5000);
      expect(onclose).not.toHaveBeenCalled();
      sheet.querySelector("button")!.blur();
      await vi.advanceTimersByTimeAsync(600);
      expect(onclose).toHaveBeenCalledOnce();
    } finally {
      document.documentElement.style.removeProperty("--m-step");
      vi.useRealTimers();
    }
  });

  it("comes at once without motion, and can be repeated", () => {
    const telling = new Telling(() => 0);
    telling.tell(4);
    expect(telling.shown).toBe(4);
    telling.again();
    expect(telling.shown).toBe(4);
  });
});

it("axe finds nothing on any sheet", { timeout: 120_000 }, async () => {
  for (const name of [
    "adv4-lending",
    "adv5-tutoring",
    "adv4-tutoring-cards",
    "adv4-placing",
    "base3-discarding",
    "adv4-appointing",
  ]) {
    for (const viewer of [undefined, -1]) {
      const { container, unmount } = render(CourtSheet, sheet(name, 0, viewer));
      expect(await findings(container)).toEqual([]);
      unmount();
    }
  }
  const [scene, now] = [RESTING, STILL.now];
  const more = { onclause: () => undefined };
  expect(
    await findings(render(EndOfRound, { scene, now, details: scene.details as ConfuciusDetails, ...more }).container),
  ).toEqual([]);
  const { draftTold, seats } = recorded("adv4-middle", 1);
  expect(
    await findings(
      render(PreviewPanel, { title: "If you bribe", told: draftTold!, seats, ...STILL, ...more }).container,
    ),
  ).toEqual([]);
  expect(
    await findings(render(CourtSheet, { ...sheet("adv4-petition", 1), place: "world" as const }).container),
  ).toEqual([]);
});
