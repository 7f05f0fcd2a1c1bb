import { describe, expect, it, vi } from "vitest";
import { Animator, delayOf, RING, USUAL } from "../../src/story/animate.ts";
import { LENGTH, SOUND_NAMES, samples } from "../../src/story/sounds.ts";
import { timeline } from "../../src/story/timeline.ts";
import { readEvent, type EventRow, type Numbers } from "../../src/text/lexicon.ts";
import china from "../words/told/china.json?raw";

interface Recorded {
  names: string[];
  rows: EventRow[];
  paragraphs: { events: Numbers[] }[];
}
const [told] = JSON.parse(china) as [Recorded];
const read = (events: Numbers[]) => events.map((event) => readEvent(told.rows, event));
const named = (event: string, facts: Record<string, unknown>) => ({ event, clause: "", facts: facts as never });

describe("timeline", () => {
  it("keeps every event, in order, in steps of at most three that one seat does together", () => {
    for (const { events } of told.paragraphs) {
      const all = read(events);
      const steps = timeline(all, told.rows);
      expect(steps.flatMap((step) => step.happenings)).toEqual(all);
      for (const step of steps) {
        const loud = step.happenings.filter(({ event }) => !told.rows.find((row) => row.event === event)?.silent);
        expect(loud.length).toBeLessThanOrEqual(3);
      }
    }
  });

  it("lets a scoring stand alone, with its points, and names what it touches", () => {
    const steps = timeline(
      [
        named("palace-placed", { seat: 1, space: "yan-3", province: "yan" }),
        named("province-scored", { province: "yan", points: [0, 4, 0, 2] }),
      ],
      told.rows,
    );
    expect(steps.map((step) => [step.seat, step.long, step.sound])).toEqual([
      [1, false, "piece"],
      [null, true, "scoring"],
    ]);
    expect(steps[0]?.things).toEqual([
      { sort: "space", id: "yan-3" },
      { sort: "province", id: "yan" },
    ]);
    expect(steps[1]?.points).toEqual([0, 4, 0, 2]);
  });
});

describe("the animator", () => {
  function board(): { root: HTMLElement; piece: HTMLElement; lay: (x: number) => void } {
    const root = document.createElement("div");
    const piece = document.createElement("i");
    piece.dataset.piece = "a";
    root.append(piece);
    const lay = (x: number) => {
      piece.getBoundingClientRect = () => ({ left: x, top: 0, width: 10, height: 10 }) as DOMRect;
    };
    lay(0);
    return { root, piece, lay };
  }

  it("sets three out at once, a little apart, and the next when they have arrived", () => {
    expect([0, 1, 2, 3].map((at) => delayOf(at, USUAL))).toEqual([0, 60, 120, 300]);
    expect(delayOf(3, { ...USUAL, factor: 0.5 })).toBe(150);
  });

  it("goes from where the piece lay; a new move ends what still runs", async () => {
    const { root, piece, lay } = board();
    const cancel = vi.fn();
    const animate = vi.fn(() => ({ finished: Promise.resolve(), cancel }));
    Object.assign(piece, { animate });
    const animator = new Animator();
    animator.remember(root);
    lay(100);
    await animator.play(root);
    expect(animate).toHaveBeenCalledOnce();
    const [frames] = animate.mock.calls[0] as unknown as [Keyframe[]];
    expect(frames[0]).toEqual({ translate: "-100px 0px" });
    animator.remember(root);
    expect(cancel).toHaveBeenCalledOnce();
    await animator.play(root);
    expect(animate).toHaveBeenCalledOnce(); // nothing has moved since
  });

  it("plays two changes before one picture once, from where the piece lay at first", async () => {
    const { root, piece, lay } = board();
    const animate = vi.fn(() => ({ finished: Promise.resolve(), cancel: vi.fn() }));
    Object.assign(piece, { animate });
    const animator = new Animator();
    animator.remember(root);
    lay(40);
    animator.remember(root);
    lay(100);
    await animator.play(root);
    await animator.play(root, () => root);
    expect(animate).toHaveBeenCalledOnce();
    const [frames] = animate.mock.calls[0] as unknown as [Keyframe[]];
    expect(frames[0]).toEqual({ translate: "-100px 0px" });
  });

  it("moves nothing without motion, and rings what changed for two seconds", async () => {
    vi.useFakeTimers();
    const { root, piece, lay } = board();
    const animate = vi.fn();
    Object.assign(piece, { animate });
    const animator = new Animator(() => ({ ...USUAL, factor: 0 }));
    animator.remember(root);
    lay(50);
    await animator.play(root);
    expect(animate).not.toHaveBeenCalled();
    expect(piece.hasAttribute("data-changed")).toBe(true);
    vi.advanceTimersByTime(RING + 1);
    expect(piece.hasAttribute("data-changed")).toBe(false);
    vi.useRealTimers();
  });
});

describe("sounds", () => {
  it.each(SOUND_NAMES)("%s is short, heard, and never too loud", (name) => {
    const found = samples(name, 22050);
    expect(found.length / 22050).toBeLessThanOrEqual(LENGTH);
    const peak = Math.max(...found.map(Math.abs));
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThanOrEqual(1);
    expect(Math.abs(found[0]!)).toBeLessThan(0.01);
    expect(Math.abs(found.at(-1)!)).toBeLessThan(0.01);
  });
});
