import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cardGoes, goes, lights, pieceAt, placeAt, seatAt, type Way } from "../../src/boards/shared/ways.ts";
import { Animator, beginnings, delayOf, MOST, RING, USUAL } from "../../src/story/animate.ts";
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
  const finished = (): Promise<Animation> => new Promise(() => undefined);
  const animate = vi.fn<Element["animate"]>(() => ({ finished: finished(), cancel: vi.fn() }) as unknown as Animation);

  /** A table of things that lie somewhere: attribute, left edge, width. */
  function table(...things: [string, number, number?][]): HTMLElement {
    const root = document.createElement("div");
    root.append(...things.map((each) => thing(...each)));
    document.body.replaceChildren(root);
    return root;
  }
  function thing(attribute: string, left: number, width = 10): HTMLElement {
    const element = document.createElement("i");
    const [name, id] = attribute.split("=");
    element.setAttribute(name!, id!);
    element.getBoundingClientRect = () => new DOMRect(left, 0, width, 10);
    return element;
  }
  const flying = () => [...document.querySelectorAll<HTMLElement>(".flights > *")].map((each) => each.dataset["flies"]);
  const frames = () =>
    animate.mock.calls.map(([told]) => (told as Keyframe[]).map(({ transform }) => transform).filter(Boolean));

  beforeEach(() => {
    animate.mockClear();
    Object.assign(Element.prototype, { animate });
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, "animate");
    vi.useRealTimers();
  });

  it("sets three out at once, a little apart, and the next when they have arrived", () => {
    expect([0, 1, 2, 3].map((at) => delayOf(at, USUAL))).toEqual([0, 60, 120, 300]);
    expect(delayOf(3, { ...USUAL, factor: 0.5 })).toBe(150);
  });

  it("lights what is scored when the pieces before it have arrived, and counts after it", () => {
    const ways = [goes([], []), goes([], []), lights(""), goes([], []), lights(""), lights("")];
    expect(beginnings(ways, USUAL)).toEqual([0, 60, 300, 700, 940, 1340]);
  });

  it("lets a new piece fly from its seat over the page, and hides it until it is there", () => {
    const root = table(["data-seat=1", 300, 100]);
    const animator = new Animator();
    const starts = animator.before(root, [goes([seatAt(1)], [pieceAt("palace yan-3")])]);
    root.append(thing("data-piece=palace yan-3", 20));
    void animator.after(root, starts);
    expect(flying()).toEqual(["palace yan-3"]);
    expect(frames()).toEqual([["translate(325px, 0px) scale(1)", "translate(0px, 0px) scale(1)"], []]);
    expect(animate.mock.contexts[1]).toBe(root.querySelector("[data-piece]"));
    const layer = document.querySelector<HTMLElement>(".flights")!;
    expect(layer.getAttribute("aria-hidden")).toBe("true");
    animator.stop();
    expect(document.querySelector(".flights")).toBeNull();
  });

  it("knows how a card looked that is gone, takes each once, and shows a back where none could be seen", () => {
    const root = table(
      ["data-piece=card red", 0],
      ["data-piece=card red", 50],
      ["data-seat=2", 100],
      ["data-place=discard", 400],
    );
    const animator = new Animator();
    const paid = cardGoes([pieceAt("card red"), seatAt(2)], [placeAt("discard")]);
    const starts = animator.before(root, [paid, paid, paid]);
    for (const each of root.querySelectorAll("[data-piece]")) each.remove();
    void animator.after(root, starts);
    expect(flying()).toEqual(["card red", "card red", "card"]);
    expect(frames().map(([first]) => first)).toEqual([
      "translate(0px, 0px) scale(1)",
      "translate(0px, 0px) scale(1)",
      "translate(-300px, 0px) scale(1)",
    ]);
    animator.stop();
  });

  it("leaves lying what has not moved, and does nothing where a place cannot be seen", () => {
    const root = table(["data-piece=seal 1", 10], ["data-piece=seal 2", 0, 0], ["data-place=discard", 5]);
    const animator = new Animator();
    const seal = (seat: number) => goes([pieceAt(`seal ${seat}`)], [pieceAt(`seal ${seat}`)]);
    const nowhere = goes([seatAt(7)], [placeAt("discard")]);
    void animator.after(root, animator.before(root, [seal(1), seal(2), nowhere]));
    expect(animate).not.toHaveBeenCalled();
    expect(document.querySelector(".flights")).toBeNull();
  });

  it("takes no more ways at once than can be followed", () => {
    const root = table(["data-seat=1", 0], ["data-place=discard", 90]);
    const many = Array<Way>(MOST + 20).fill(cardGoes([seatAt(1)], [placeAt("discard")]));
    const animator = new Animator();
    void animator.after(root, animator.before(root, many));
    expect(flying()).toHaveLength(MOST);
    animator.stop();
  });

  it("moves nothing without motion, and rings what changed for two seconds", () => {
    vi.useFakeTimers();
    const root = table(["data-seat=1", 0], ["data-piece=palace yan-3", 90]);
    const piece = root.querySelector("[data-piece]")!;
    const measured = vi.spyOn(piece, "getBoundingClientRect");
    const animator = new Animator(() => ({ ...USUAL, factor: 0 }));
    const ways = [goes([seatAt(1)], [pieceAt("palace yan-3")])];
    void animator.after(root, animator.before(root, ways));
    expect(animate).not.toHaveBeenCalled();
    expect(measured).not.toHaveBeenCalled(); // to measure is to lay out the page
    expect(piece.hasAttribute("data-changed")).toBe(true);
    vi.advanceTimersByTime(RING + 1);
    expect(piece.hasAttribute("data-changed")).toBe(false);
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
