// What happens at a table besides moves is told to who sits there and who looks on: by a line that stays, and by voice.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Notices from "../../src/screens/table/Notices.svelte";
import { TableModel } from "../../src/screens/table/model.svelte.ts";
import { Telling } from "../../src/screens/table/telling.svelte.ts";
import { Draft } from "../../src/state/draft.svelte.ts";
import { me } from "../../src/state/me.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import type { LexiconTold } from "../../src/text/lexicon.ts";
import china from "../fixtures/wire-china.json";

const heard = vi.hoisted(() => vi.fn());
vi.mock("../../src/text/announce.svelte.ts", () => ({ announce: heard }));

type Message = Parameters<TableStore["hear"]>[0];
const NAMES = ["Ana", "Ben", "Cho"];
const [ANA, BEN, CHO] = [0, 1, 2];
const ASKED = { seat: BEN, to: 4, falls: 2, revealed: false, agreed: [], waiting: [ANA, CHO], until: 0 };

interface Told {
  readonly kind: string;
  readonly seat: number | null;
  readonly fell?: number;
  readonly request?: object | null;
  readonly away?: string; // who plays for that seat
}

/** A table at which Ana sits, or looks on, and hears of what is told. */
function table(viewer = ANA) {
  me.person = { id: viewer < 0 ? "Dan" : NAMES[viewer] } as typeof me.person;
  const store = new TableStore({ table: "t" });
  store.use(china.lexicon as unknown as LexiconTold);
  const model = new TableModel(store, new Draft(store));
  const telling = new Telling(model);
  store.onchange(() => telling.changed(null));
  const seats = NAMES.map((name, seat) => ({ place: seat, seat, kind: "person", name, person: name }));
  const info = { id: "t", game: "china", status: "playing", take_back: "vote", seats };
  const position = { viewer, moves: 6, asked: BEN, legal: null, held: [], view: null, clocks: null, request: null };
  store.hear({ type: "fresh", number: 7, since: null, info, position } as unknown as Message);
  const hear = ({ kind, seat, fell = 0, request = null, away }: Told): void => {
    const standIn = seats.map((each) => (each.seat === seat ? { ...each, played_by: away ?? null } : each));
    const update = { type: "update", number: store.number! + 1, kind, seat, fell, events: [] };
    store.hear({
      ...update,
      info: { ...info, seats: standIn },
      position: { ...position, request },
    } as unknown as Message);
  };
  render(Notices, { model });
  return { model, hear };
}

beforeEach(() => heard.mockClear());
afterEach(() => void (me.person = null));

describe("to everybody else at the table", () => {
  it.each<readonly [string, readonly Told[], string]>([
    ["an undo", [{ kind: "undone", seat: BEN, fell: 2 }], "Ben takes back 2 actions."],
    [
      "a take-back that all agreed to",
      [
        { kind: "asked", seat: BEN, request: ASKED },
        { kind: "voted", seat: ANA, request: ASKED },
        { kind: "voted", seat: CHO, fell: 2 },
      ],
      "All agreed: 2 actions are taken back. What is drawn from now on is new.",
    ],
    [
      "a no",
      [
        { kind: "asked", seat: BEN, request: ASKED },
        { kind: "voted", seat: CHO },
      ],
      "Cho does not agree: nothing is taken back.",
    ],
    [
      "no answer",
      [
        { kind: "asked", seat: BEN, request: ASKED },
        { kind: "unanswered", seat: null },
      ],
      "Not everybody answered in time: nothing is taken back.",
    ],
    ["who came back", [{ kind: "returned", seat: CHO }], "Cho is back and plays again."],
  ])("%s is told by a line that stays until it is put away, and by voice", async (_, stories, text) => {
    const { hear } = table();
    for (const story of stories) hear(story);
    expect(heard).toHaveBeenLastCalledWith(text, "polite");
    expect(await screen.findByText(text)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(text)).toBeNull();
  });

  it("who is out of time or gives up is told by voice, beside the line of who plays", async () => {
    const { hear } = table();
    hear({ kind: "stoodin", seat: BEN, away: "clerk" });
    hear({ kind: "resigned", seat: CHO, away: "clerk" });
    await tick();
    expect(heard.mock.calls).toEqual([
      ["Ben is out of time: Clerk plays on.", "polite"],
      ["Cho gives up: Clerk plays on.", "polite"],
    ]);
    expect(screen.queryByText(/out of time|gives up/)).toBeNull();
    expect(screen.getByText("Clerk plays for Cho.")).toBeTruthy();
  });
});

it("who is asked to agree hears so at once; a vote of somebody else's is no answer yet", () => {
  const { hear } = table();
  hear({ kind: "asked", seat: BEN, request: ASKED });
  hear({ kind: "voted", seat: CHO, request: { ...ASKED, agreed: [CHO], waiting: [ANA] } });
  expect(heard.mock.calls).toEqual([["Ben asks to take back 2 actions. Your answer is waited for.", "assertive"]]);
  expect(screen.queryByText(/Ben asks/), "the request itself is seen").toBeNull();
});

it("who looks on sees the request as a line", async () => {
  const { hear } = table(-1);
  hear({ kind: "asked", seat: BEN, request: ASKED });
  expect(heard).toHaveBeenLastCalledWith("Ben asks to take back 2 actions.", "polite");
  expect(await screen.findByText("Ben asks to take back 2 actions.")).toBeTruthy();
});

it("my own deeds are no news to me, but that I am out of time is", () => {
  const { model, hear } = table(BEN);
  for (const kind of ["undone", "resigned", "returned"]) hear({ kind, seat: BEN, fell: kind === "undone" ? 1 : 0 });
  hear({ kind: "asked", seat: BEN, request: ASKED });
  expect([heard.mock.calls, model.remarks]).toEqual([[], []]);
  hear({ kind: "stoodin", seat: BEN, away: "clerk" });
  expect(heard.mock.calls).toEqual([["You are out of time: Clerk plays for you.", "assertive"]]);
});

it("a seat that I gave up cannot be taken over again", async () => {
  const { model, hear } = table();
  hear({ kind: "stoodin", seat: ANA, away: "clerk" });
  expect(await screen.findByRole("button", { name: "Take over" })).toBeTruthy();
  const { info } = model.table;
  const seats = info!.seats.map((each) => (each.seat === ANA ? { ...each, resigned: true } : each));
  const stands = { info: { ...info, seats }, position: model.table.position };
  model.table.hear({ type: "fresh", number: 8, since: null, ...stands } as unknown as Message);
  await tick();
  expect(screen.getByText(/^Clerk plays for/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take over" })).toBeNull();
});
