// Whatever is greyed out on China's table says why: hovered, reached by keys, asked by `y`, or held by a finger.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Display from "../../src/boards/china/Display.svelte";
import Hand from "../../src/boards/china/Hand.svelte";
import TurnPanel from "../../src/boards/china/TurnPanel.svelte";
import { payments } from "../../src/boards/china/turn.ts";
import Commit from "../../src/parts/Commit.svelte";
import { recorded } from "./recorded.ts";

const NEVER = () => undefined;
const pointed = (at: Element, sort: string, pointerType: string) =>
  fireEvent(at, Object.assign(new MouseEvent(sort, { bubbles: true }), { pointerType }));
const WAYS: [string, (at: Element) => Promise<unknown>][] = [
  ["hovered", (at) => pointed(at, "pointermove", "mouse")],
  ["reached by keys", (at) => fireEvent.focusIn(at)],
  ["asked by y", (at) => fireEvent.keyDown(at, { key: "y" })],
  ["held by a finger", (at) => pointed(at, "pointerdown", "touch")],
];

/** Asked in this way, once; and where a finger was held, its click does not ask again. */
async function asks(at: Element, way: (at: Element) => Promise<unknown>, onask: ReturnType<typeof vi.fn>) {
  vi.spyOn(at, "matches").mockImplementation((selector) => selector === ":focus-visible");
  await way(at);
  await vi.advanceTimersByTimeAsync(600);
  expect(onask).toHaveBeenCalledOnce();
  if (way !== WAYS[3]![1]) return;
  await pointed(at, "pointerup", "touch");
  await fireEvent.click(at);
  expect(onask).toHaveBeenCalledOnce();
}

describe.each(WAYS)("%s,", (_, way) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("a hatched card of the hand says why it does not pay", async () => {
    const [onask, onpick] = [vi.fn(), vi.fn()];
    render(Hand, { cards: ["red", "green"], refused: [1], legal: true, onpick, onask });
    const refused = screen.getByRole("button", { name: /green/ });
    await asks(refused, way, onask);
    expect(onask).toHaveBeenCalledWith(1, refused);
    expect(onpick).not.toHaveBeenCalled();
  });

  it("a hatched card of the display, and the used-up pile", async () => {
    const { layout, view, legal, details, number, lexicon } = recorded("a-drawing");
    const none = legal.map((each) => ({ ...each, kind: "exchange", fields: {} })); // drawing, and none of these
    const told = { layout, view, legal: none, hint: [], details, number, onpick: NEVER };
    for (const [name, kind] of [
      [/^Draw from the pile/, "draw"],
      [/, card 1 of the display$/, "take"],
    ] as const) {
      const onask = vi.fn();
      const { unmount } = render(Display, { ...told, onask });
      await asks(screen.getAllByRole("button", { name })[0]!, way, onask);
      expect(lexicon.action(onask.mock.calls[0]![0] as number).kind).toBe(kind);
      unmount();
    }
  });

  it("what cannot be sent yet", async () => {
    const [onask, oncommit] = [vi.fn(), vi.fn()];
    const children = createRawSnippet(() => ({ render: () => "<span>Place and pay</span>" }));
    render(Commit, { of: "1", ready: false, refused: true, oncommit, onask, children });
    await asks(screen.getByRole("button"), way, onask);
    expect(oncommit).not.toHaveBeenCalled();
  });
});

describe("what does not pay", () => {
  const at = recorded("a-middle", 2);
  const { layout, view, seats, legal, draft, details, proposals, number, totals } = at;
  const turn = (onask: () => void, now = legal) =>
    render(TurnPanel, {
      ...{ layout, view, seats, legal: now, draft, details, number, onask },
      proposals: now === legal ? proposals : [],
      ...{ hint: [], before: totals, onpick: NEVER },
    });

  it("is asked about with the cards that are chosen", async () => {
    const onask = vi.fn();
    turn(onask);
    await fireEvent.click(screen.getAllByRole("button", { pressed: true })[0]!);
    await fireEvent.keyDown(screen.getByRole("button", { name: /Place and pay/ }), { key: "y" });
    expect(at.lexicon.action((onask.mock.calls[0] as [number])[0]).kind).toBe("pay");
  });

  it("answers also where no card is chosen, in words of its own", async () => {
    const onask = vi.fn();
    turn(onask);
    for (const card of screen.getAllByRole("button", { pressed: true })) await fireEvent.click(card);
    await fireEvent.keyDown(screen.getByRole("button", { name: /Place and pay/ }), { key: "y" });
    const [action, , general] = onask.mock.calls[0] as [number, Element, { text: string }];
    expect(payments(legal).map((each) => each.action)).not.toContain(action);
    expect(general.text).toBe("Choose the cards that pay for it.");
  });

  it("answers on a hatched card by y, whichever it is", async () => {
    const onask = vi.fn();
    const { container } = turn(onask, [at.lexicon.action(number("pay", "red red"))]); // the only way there is
    const refused = [...container.querySelectorAll(".hand .refused")];
    for (const card of refused) await fireEvent.keyDown(card, { key: "y" });
    expect(refused.length).toBeGreaterThan(0);
    expect(onask).toHaveBeenCalledTimes(refused.length);
  });
});
