// Cards of a lesson and of advice: on a phone they fold, what was put away stays away, and what is shown comes in sight.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Hint from "../../src/screens/table/Hint.svelte";
import type { TableModel } from "../../src/screens/table/model.svelte.ts";
import type { Guide } from "../../src/screens/learn/guide.svelte.ts";
import GuideCard from "../../src/screens/learn/Guide.svelte";

let narrow = true;
const media = window.matchMedia;
beforeEach(() => {
  narrow = true;
  window.matchMedia = ((query: string) => ({
    get matches() {
      return narrow && query.includes("max-width");
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => void (window.matchMedia = media));

const idea = { id: "bribe", title: "Bribe an official", text: "Pay.", clauses: [], lights: [], reads: false };
const told = { sort: "guided", idea, ideas: 13, at: 0, done: false, missed: false, now: true, text: "" };
const notes = [{ sort: "danger", text: "A gift binds you.", clause: "CF-1" }];

function sit(guide: object, { isEmpty = true, hinted = [] as object[] } = {}) {
  const hint = hinted.length ? { text: "", steps: ["Bribe Hubu 6"], actions: [1] } : null;
  const model = {
    mine: true,
    isOver: false,
    draft: { isEmpty },
    advice: { draftKey: "0 1" },
    asking: { hinted, hint },
  };
  const shown = {
    told: null,
    idea: null,
    advised: null,
    isPut: false,
    isUnderWay: !isEmpty,
    canShow: true,
    name: "first-game",
    ...guide,
  };
  return { guide: shown as unknown as Guide, model: model as unknown as TableModel, onclause: () => undefined };
}
const card = (title: string) => screen.getByRole("button", { name: title }).getAttribute("aria-expanded");

it("of an idea is open, and folds while something is done about it", async () => {
  const { rerender } = render(GuideCard, sit({ told, idea }));
  expect(card("Bribe an official")).toBe("true");
  await rerender(sit({ told, idea }, { hinted: [{}] }));
  expect(card("Bribe an official")).toBe("false");
  await rerender(sit({ told, idea }, { isEmpty: false }));
  expect(card("Bribe an official")).toBe("false");
  await userEvent.click(screen.getByRole("button", { name: "Bribe an official" }));
  expect(screen.getByText("Pay.")).toBeTruthy();
});

it("says where an idea cannot be done now, and calls a strong player's move what it is", async () => {
  const { rerender } = render(GuideCard, sit({ told, idea }));
  expect(screen.queryByText(/Not now/)).toBeNull();
  expect(screen.getByRole("button", { name: "Show me" })).toBeTruthy();
  await rerender(sit({ told, idea, canShow: false }));
  expect(screen.getByText(/Not now/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show me" })).toBeNull();
  expect(screen.getByRole("button", { name: "A strong player’s move" })).toBeTruthy();
});

it("of advice comes folded, and can be put away", async () => {
  const putAway = vi.fn();
  render(GuideCard, sit({ advised: { better: null, notes }, putAway }));
  expect(screen.queryByText(/A gift binds you/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Keep this in mind" }));
  expect(screen.getByText(/A gift binds you/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Put this away" }));
  expect(putAway).toHaveBeenCalledOnce();
});

it("with the last words stands beside advice, until it is put away", async () => {
  const over = { ...told, idea: null, done: true, text: "Play on." };
  const advised = { better: null, notes };
  const { rerender } = render(GuideCard, sit({ told: over, advised }));
  expect(screen.getByText("Play on.")).toBeTruthy();
  await rerender(sit({ told: over, advised, isPut: true }));
  expect(screen.queryByText("Play on.")).toBeNull();
  expect(card("Keep this in mind")).toBe("false");
});

it("what is shown comes in sight, and on a phone goes once it lies on the board", async () => {
  const seen = vi.fn();
  Element.prototype.scrollIntoView = seen;
  const { rerender } = render(Hint, { model: sit({}, { hinted: [{}] }).model });
  expect(seen).toHaveBeenCalledOnce();
  await rerender({ model: sit({}, { hinted: [{}], isEmpty: false }).model });
  expect(screen.queryByText(/Bribe Hubu 6/)).toBeNull();
});
