// A game looked back at by somebody who has chosen the table in words: no board is drawn there either.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import Past from "../../src/screens/replay/Past.svelte";
import { stageOf } from "../../src/screens/stages.ts";
import { PastStore } from "../../src/state/past.svelte.ts";
import { settings } from "../../src/state/settings.svelte.ts";
import type { AskPast } from "../../src/state/sources.ts";
import { recorded } from "../gallery/recorded.ts";
import { recorded as table } from "../boards/recorded.ts";
import china from "../fixtures/wire-china.json";

const { view } = china.fresh.position;
const seats = ["Anna", "Boris", "Chen"].map((name, seat) => ({
  ...china.fresh.info.seats[0],
  name,
  seat,
  place: seat,
}));
const position = { moves: 1, viewer: -2, by: null, events: [], views: [view], asked: 0, ended: null, whole: view };
const { sections } = recorded("china");
const told: Record<string, unknown> = {
  "": { info: { ...china.fresh.info, status: "over", seats }, places: [1], seats: [1], invitation: "" },
  "/lexicon": china.lexicon,
  "/board": table("a-middle").layout,
  "/pasts": { moves: 1, next: null, pasts: [0, 1].map((move) => ({ move, ...position })) },
  "/log": { moves: 1, next: null, lines: [{ number: 1, seat: 0, text: ["Anna passes."], clauses: [] }] },
  "/points": { moves: 1, viewer: -2, points: [0, 1].map((move) => ({ move, totals: [0, 0, 0] })), notable: [] },
  "/standings": { number: 1, viewer: -1, seats: [], ties: [], over: "" },
  "/details": { number: 1, viewer: -1, details: null },
  "/prospects": { number: 1, viewer: -1, prospects: [] },
  "/text": { number: 1, viewer: -1, sections, drawing: [] },
};
const ask: AskPast = (part) => Promise.resolve({ ok: true, data: told[part] });

afterEach(() => (settings.chosen.textView = false));

it("is told in words, and drawn as soon as that is wanted", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
  await Promise.all([stageOf("china")(), stageOf("china", true)()]); // so that nothing below waits for code
  settings.chosen.textView = true;
  const past = new PastStore({ kind: "table", id: "t" }, ask);
  const { container } = render(Past, { past, onmove: (move) => void past.go(move), onstage: () => undefined });
  await past.open(0);
  const words = () => container.querySelector("[aria-labelledby=plain-provinces]")?.textContent;
  const map = () => container.querySelector('[aria-label^="Map of"]');
  await vi.waitFor(() => expect(words()).toContain("Shanggu"));
  expect(map()).toBeNull();
  expect(screen.getByRole("slider", { name: "Through the game" })).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Board view" }));
  await vi.waitFor(() => expect(map()).not.toBeNull());
  expect(words()).toBeUndefined();
  past.text = null; // another move was looked at meanwhile
  await user.click(screen.getByRole("button", { name: "Text view" }));
  await vi.waitFor(() => expect(words()).toContain("Shanggu"));
  past.close();
});
