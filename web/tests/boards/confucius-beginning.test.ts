// A turn that begins by pointing at a yard, a gift chip or an arrow; what one of several things would do; why not.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginnings, usual } from "../../src/boards/confucius/beginning.ts";
import type { ConfuciusDetails } from "../../src/boards/confucius/details.ts";
import type { ConfuciusLayout } from "../../src/boards/confucius/layout.ts";
import { read } from "../../src/boards/confucius/reading.ts";
import SeatFacts from "../../src/boards/confucius/SeatFacts.svelte";
import CourtSheet from "../../src/boards/confucius/sheets/CourtSheet.svelte";
import Pick from "../../src/boards/confucius/sheets/Pick.svelte";
import Stage from "../../src/boards/confucius/Stage.svelte";
import { targetsOf } from "../../src/boards/confucius/turn.ts";
import { Turning, type Told } from "../../src/boards/confucius/turning.svelte.ts";
import type { Choice, Scene } from "../../src/boards/contract.ts";
import { deedsOf, lexicon, recorded, sceneOf } from "./recordedConfucius.ts";

const thing = (told: string): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="${told}"]`)!;
const picked = (scene: Scene, kind: string, fields: Choice["fields"]): string => {
  const found = scene.legal.find(
    (each) => each.kind === kind && Object.entries(fields).every(([name, value]) => each.fields[name] === value),
  )!;
  return `pick ${found.action}`;
};
/** jsdom knows no pointers: an event that says which. */
function pointer(at: Element, type: string, pointerType: string): Promise<boolean> {
  const event = Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType });
  return fireEvent(at, event);
}
function show(name: string, more: Partial<Scene> = {}) {
  const scene = { ...sceneOf(name), ...more };
  const deeds = deedsOf();
  render(Stage, { scene, deeds });
  return { scene, deeds };
}

describe("a turn begins by pointing", () => {
  it("at a gift of my seat: ready, it is given in two clicks; to buy, it is bought in one", async () => {
    const { scene, deeds } = show("adv4-petition");
    await fireEvent.click(thing("value 2"));
    expect(deeds.calls).toEqual([]);
    const band = within(document.querySelector<HTMLElement>("[data-part=band]")!);
    expect(band.getByRole("button", { name: "2", pressed: true })).toBeTruthy();
    await vi.waitFor(() => expect(thing("seat 3").classList.contains("choice")).toBe(true)); // it follows by a picture
    await fireEvent.click(thing("seat 3"));
    expect(deeds.calls).toEqual([picked(scene, "give-gift", { value: 2, to: 3 })]);
  });

  it("at a gift that is still to buy, of those that are open", async () => {
    const { scene, deeds } = show("adv4-middle");
    expect(thing("value 3").getAttribute("aria-label")).toBe("Gift 3, Vase: to buy");
    await fireEvent.click(thing("value 3"));
    expect(deeds.calls).toEqual([picked(scene, "buy-gift", { value: 3 })]);
  });

  it("at a gift that can be neither: it answers why", async () => {
    const { deeds } = show("adv4-middle");
    for (const value of [1, 6]) expect(thing(`value ${value}`).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(thing("value 6")); // too dear
    await fireEvent.click(thing("value 1")); // it is out of the game
    const asked = [lexicon.number("buy-gift", 6), lexicon.number("give-gift", 1, 0)];
    expect(deeds.calls).toEqual(asked.map((action) => `ask ${action}`));
  });

  it("at my yard: which of the two actions is asked in the band", async () => {
    const { deeds } = show("adv4-middle");
    await fireEvent.click(thing("junks 2"));
    const kinds = [...document.querySelectorAll("[data-part=band] [data-thing]")].map((each) => each.textContent);
    expect(kinds).toEqual(["Junks", "Voyage"]);
    expect(deeds.calls).toEqual([]);
    expect(thing("junks 0")).toBeNull(); // others' yards are only looked at
  });

  it("at a yard where neither is open: it answers why", async () => {
    const { deeds } = show("adv4-giving");
    expect(thing("junks 0").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(thing("junks 0"));
    expect(deeds.calls[0]).toMatch(/^ask \d/);
  });

  it("at an arrow of the web: influence goes back along it, and only the official is still open", async () => {
    const { scene, deeds } = show("adv4-middle");
    await fireEvent.click(thing("gift 3-2"));
    expect(deeds.calls).toEqual([]);
    await fireEvent.click(thing("official bingbu-4"));
    expect(deeds.calls).toEqual([picked(scene, "transfer", { official: "bingbu-4", to: 3 })]);
  });

  it("at an arrow by a finger: the first tap looks", async () => {
    const { deeds } = show("adv5-nominating");
    const arrow = thing("gift 1-4");
    const tap = async () => {
      await pointer(arrow, "pointerdown", "touch");
      await fireEvent.click(arrow);
    };
    await tap();
    expect(deeds.calls).toEqual([]);
    await vi.waitFor(() =>
      expect(document.querySelector("[data-part=gifts] .bonds b")!.textContent).toContain("gift 1 binds you"),
    );
    await tap();
    expect(deeds.calls).toHaveLength(1);
  });

  it("nowhere while the court asks, and in a replay nothing is a button", () => {
    expect(beginnings(sceneOf("adv4-lending").legal, 0).size).toBe(0);
    show("adv4-lending");
    expect(thing("value 2").getAttribute("aria-disabled")).toBeNull();
    document.body.innerHTML = "";
    render(Stage, { scene: sceneOf("adv4-middle") });
    expect([thing("value 2"), thing("junks 2")]).toEqual([null, null]);
  });

  it("`y` on an arrow along which nothing can go asks why", async () => {
    const { deeds } = show("adv4-middle", {
      legal: sceneOf("adv4-middle").legal.filter((each) => each.kind === "tax"),
    });
    await fireEvent.keyDown(thing("gift 3-2"), { key: "y" });
    expect(deeds.calls).toEqual([`ask ${lexicon.number("transfer", "bingbu-2", 3)}`]);
  });
});

it("what all choices agree on need not be said: with one gift the players are lit at once", () => {
  const { legal } = sceneOf("adv4-giving");
  const targets = targetsOf(legal, { kinds: ["give-gift"], fixed: {} });
  expect([...targets.keys()].sort()).toEqual(["seat 1", "seat 2", "seat 3", "value 2"]);
  const several = legal.flatMap((each) =>
    each.kind === "give-gift" ? [each, { ...each, action: -each.action, fields: { ...each.fields, value: 3 } }] : [],
  );
  expect([...targetsOf(several, { kinds: ["give-gift"], fixed: {} }).keys()]).toEqual(["value 2", "value 3"]);
});

describe("a voyage", () => {
  const sail = (quantity: number): Choice => ({ action: quantity, kind: "voyage", fields: { quantity } });
  const { view, layout } = recorded("adv4-sailing");
  const now = read(view, layout);
  const atSea = (sea: number) => ({ ...now, seats: now.seats.map((seat) => ({ ...seat, sea })) });

  it("begins with as many junks as complete five, or with all", () => {
    const choices = [1, 2, 3, 4].map(sail);
    expect(usual(choices, atSea(3), layout)).toBe(choices[1]);
    expect(usual(choices, atSea(0), layout)).toBe(choices[3]);
    expect(usual([...choices, { action: 9, kind: "buy-junks", fields: {} }], now, layout)).toBeNull();
  });

  it("is put down by the click that begins it", async () => {
    const { scene, deeds } = show("adv4-sailing");
    await fireEvent.click(thing("kind voyage"));
    expect(deeds.calls).toEqual([picked(scene, "voyage", { quantity: 4 })]);
  });

  it("changes by digits and arrows on its amount, and says why there are no more", async () => {
    const scene = sceneOf("adv4-sailing");
    const voyage = scene.legal.find(({ kind, fields }) => kind === "voyage" && fields["quantity"] === 3)!;
    const { deeds } = show("adv4-sailing", { draft: [voyage], legal: [], open: scene.legal });
    const amount = screen.getByRole("spinbutton", { name: "Junks" });
    expect(amount.textContent).toBe("3");
    await fireEvent.keyDown(amount, { key: "2" });
    await fireEvent.keyDown(amount, { key: "ArrowUp" });
    await fireEvent.keyDown(amount, { key: "7" });
    expect(deeds.calls.filter((call) => call !== "startOver")).toEqual([
      picked(scene, "voyage", { quantity: 2 }),
      picked(scene, "voyage", { quantity: 4 }),
      `ask ${lexicon.number("voyage", 7)}`,
    ]);
  });
});

describe("what the band offers says what it would do", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const asking = (scene: Scene) => {
    const asked: string[] = [];
    const foresee = (actions: readonly number[], alone?: boolean) => {
      asked.push(`${alone ? "alone" : "after"} ${actions.join(" ")}`);
      return Promise.resolve(null);
    };
    const deeds = { ...deedsOf(), foresee };
    render(Stage, { scene, deeds });
    return { asked, deeds };
  };

  it("an amount that is more or less", async () => {
    const scene = sceneOf("adv4-sailing");
    const [less, more] = [2, 4].map((quantity) =>
      scene.legal.find(({ kind, fields }) => kind === "voyage" && fields["quantity"] === quantity)!,
    );
    const voyage = scene.legal.find(({ kind, fields }) => kind === "voyage" && fields["quantity"] === 3)!;
    const { asked } = asking({ ...scene, draft: [voyage], legal: [], open: scene.legal });
    for (const name of ["One less", "One more"]) {
      await fireEvent.pointerEnter(screen.getByRole("button", { name }));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asked).toEqual([`alone ${less!.action}`, `alone ${more!.action}`]);
  });

  it("a number of cards that Commercial Income could draw, without laying any down", async () => {
    const scene = sceneOf("adv4-middle");
    const draft = [scene.legal.find(({ kind }) => kind === "commercial")!];
    const way = (draws: number, ...cards: number[]) => ({ cards, draws, over: 0 });
    const ways = [way(2, 1, 0, 0), way(1, 0, 0, 0)];
    const payment = { kind: "commercial", currency: "coins" as const, price: 0, paid: 0, ways, lands: [] };
    const details = { ...(scene.details as ConfuciusDetails), payment };
    const { asked, deeds } = asking({ ...scene, draft, legal: [], details, whole: false });
    const [none, one] = document.querySelectorAll("[data-part=band] .cell");
    await vi.advanceTimersByTimeAsync(100);
    const [spend, enough] = [lexicon.number("spend", 1), lexicon.number("enough")];
    expect(asked).toEqual([`after ${spend} ${enough}`]); // as proposed
    await fireEvent.pointerEnter(none!);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.at(-1)).toBe(`after ${enough}`);
    expect([none, one].map((cell) => cell!.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
    expect([none, one].map((cell) => cell!.textContent)).toEqual(["1free", "2for one coin"]);
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(deeds.calls).toEqual([`commit ${spend} ${enough}`]);
  });
});

describe("what may come to several things shows one of them, and says so", () => {
  const told = { preview: null, before: [1], after: [2] };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function looked(legal: readonly Choice[], look: (turning: Turning) => void) {
    const asked: number[][] = [];
    const foresee = (actions: number[]) => (asked.push(actions), Promise.resolve(told));
    const now = { viewer: 0, seats: [{ hand: { shown: [0, 0, 0] } }], room: "turn" };
    const scene = { draft: [], legal, open: legal, details: null, sending: false, quick: true, layout: null };
    const mine = new Turning(() => ({ scene, now, deeds: { foresee, number: () => -1 } }) as unknown as Told);
    look(mine);
    await vi.advanceTimersByTimeAsync(60);
    return { asked: asked.flat(), example: mine.example, about: mine.about?.action };
  }
  const all = (kind: string, ...fields: Choice["fields"][]): Choice[] =>
    fields.map((each, action) => ({ action: action + 1, kind, fields: each }));
  const bribery = all("card-bribery", { card: "bribery-any", official: "hubu-1" }, { card: "bribery-any", official: "hubu-2" }); // prettier-ignore
  const transfers = all("transfer", { official: "hubu-1", to: 1 }, { official: "hubu-1", to: 2 });
  const gives = all("give-gift", { value: 3, to: 1 }, { value: 3, to: 2 }, { value: 4, to: 2 });

  it.each([
    ["a Bribery card", bribery, (mine: Turning) => mine.look({ sort: "reward", id: "bribery-any" }), 1],
    ["the Gift card", all("card-gift", { value: 2 }, { value: 3 }), (mine: Turning) => mine.look({ sort: "reward", id: "gift" }), 1], // prettier-ignore
    ["an official with two givers", transfers, (mine: Turning) => {
      mine.intent = { kinds: ["transfer"], fixed: {} };
      mine.look({ sort: "official", id: "hubu-1" });
    }, 1], // prettier-ignore
    ["a gift value", gives, (mine: Turning) => {
      mine.intent = { kinds: ["give-gift"], fixed: {} };
      mine.lookAt("value", 3);
    }, 1], // prettier-ignore
    ["an arrow", transfers.slice(0, 1).concat({ ...transfers[0]!, action: 5, fields: { official: "hubu-4", to: 1 } }), (mine: Turning) => mine.look({ sort: "gift", id: "1-0" }), 1], // prettier-ignore
  ] as const)("%s", async (_, legal, look, first) => {
    expect(await looked(legal, look)).toEqual({ asked: [first], example: true, about: first });
  });

  it("and what comes to one thing is no example; a space of the Actions Box shows none", async () => {
    const one = await looked(gives, (mine) => mine.look({ sort: "value", id: "4" }));
    expect(one).toEqual({ asked: [3], example: false, about: 3 });
    expect(await looked(gives, (mine) => mine.look({ sort: "action", id: "give_gift" }))).toMatchObject({ asked: [] });
  });

  it("in the title of the preview", async () => {
    const scene = sceneOf("adv4-petition");
    const { preview, before, after, details } = recorded("adv4-petition", 1).draftTold!;
    const deeds = { ...deedsOf(), foresee: () => Promise.resolve({ preview, before, after, details }) };
    render(Stage, { scene, deeds });
    await fireEvent.pointerMove(thing("value 2"), { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.getByRole("heading", { name: /^For example: Give/ })).toBeTruthy();
  });
});

describe("a petition's chips", () => {
  it("say what they would do when they are looked at", async () => {
    const scene = sceneOf("adv4-petition", 1);
    const layout = scene.layout as ConfuciusLayout;
    const targets: Choice[] = [
      { action: 1, kind: "move-junks", fields: { from: 1, to: 2 } },
      { action: 2, kind: "replace-student", fields: { student: "red" } },
    ];
    const now = { ...read(scene.view, layout), petitions: true };
    const onthink = vi.fn();
    render(CourtSheet, {
      ...{ scene: { ...scene, legal: targets }, layout, now, rest: now, seats: scene.seats, deeds: deedsOf() },
      ...{ details: scene.details as ConfuciusDetails, before: scene.detailsBefore as ConfuciusDetails },
      ...{
        targets: new Map(),
        chosen: [...scene.draft, targets[0]!],
        hint: [],
        last: [],
        looked: null,
        lit: new Set<string>(),
      },
      ...{ place: "world" as const, onthink },
    });
    const chips = [...document.querySelectorAll(".targets button")];
    expect(chips.map((chip) => chip.getAttribute("aria-pressed"))).toEqual(["false", "false"]); // to look is not to choose
    for (const chip of chips) await fireEvent.pointerEnter(chip);
    expect(onthink.mock.calls.flat().sort((one, other) => one.action - other.action)).toEqual(targets);
    await fireEvent.pointerLeave(chips[0]!);
    expect(onthink).toHaveBeenLastCalledWith(null);
  });
});

describe("what is refused answers hover, `y` and a long press", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  /** How often each way of asking led to an answer. */
  async function ways(at: Element, answers: () => number): Promise<number[]> {
    const found: number[] = [];
    const after = () => void found.push(answers());
    await pointer(at, "pointermove", "mouse");
    await vi.advanceTimersByTimeAsync(400);
    after();
    await fireEvent.keyDown(at, { key: "y" });
    after();
    await pointer(at, "pointerdown", "touch");
    await vi.advanceTimersByTimeAsync(500);
    after();
    return found;
  }

  it("an amount in the band", async () => {
    const { deeds } = show("adv4-middle");
    await fireEvent.click(thing("kind buy-junks"));
    const cell = document.querySelector<HTMLElement>('[data-part=band] [data-value="4"]')!;
    expect(cell.getAttribute("aria-disabled")).toBe("true");
    const asked = `ask ${lexicon.number("buy-junks", 4)}`;
    expect(await ways(cell, () => deeds.calls.filter((call) => call === asked).length)).toEqual([1, 2, 3]);
  });

  it("a choice on a sheet", async () => {
    const onpick = vi.fn();
    render(Pick, { title: "Support red", state: "refused", onpick });
    const choice = screen.getByRole("button", { name: "Support red" });
    expect(await ways(choice, () => onpick.mock.calls.length)).toEqual([1, 2, 3]);
  });

  it("a gift of a petition", async () => {
    const { deeds } = show("adv4-petition", { draft: sceneOf("adv4-petition", 1).draft });
    const row = screen.getByRole("button", { name: /^5 Necklace/ });
    const asked = `ask ${lexicon.number("petition", 5)}`;
    expect(await ways(row, () => deeds.calls.filter((call) => call === asked).length)).toEqual([1, 2, 3]);
  });
});

it("looking back at an open game, my hand is told like everybody's", () => {
  const { layout, view, seats, details } = recorded("adv4-middle");
  const mine = seats.find((face) => face.mine)!;
  const now = read(view, layout);
  const told = (viewer: number) => {
    const { container, unmount } = render(SeatFacts, { layout, now: { ...now, viewer }, details, face: mine });
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(told(-1)).toContain("2 cards: 1 3");
  expect(told(mine.seat)).not.toContain("2 cards: 1 3"); // it lies in the tray
});

it("a key leads to what its action still asks, never to what would begin another", async () => {
  show("adv4-middle");
  await fireEvent.keyDown(window, { key: "j" });
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement!.closest("[data-part=band]")).not.toBeNull();
});
