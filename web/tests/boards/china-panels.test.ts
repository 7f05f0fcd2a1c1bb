import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Display from "../../src/boards/china/Display.svelte";
import LastRound from "../../src/boards/china/LastRound.svelte";
import Looked from "../../src/boards/china/Looked.svelte";
import { read } from "../../src/boards/china/reading.ts";
import SeatFacts from "../../src/boards/china/SeatFacts.svelte";
import TurnPanel from "../../src/boards/china/TurnPanel.svelte";
import { cardsOf, drawOf, payments, pieceOf } from "../../src/boards/china/turn.ts";
import { NAMES, recorded, type Recorded } from "./recorded.ts";

const heard = vi.hoisted(() => vi.fn());
vi.mock("../../src/text/announce.svelte.ts", () => ({ announce: heard }));

function turn(at: Recorded, more: object = {}) {
  const { layout, view, seats, legal, draft, details, proposals, number } = at;
  const told = {
    layout,
    view,
    seats,
    legal,
    draft,
    details,
    proposals,
    number,
    hint: [],
    before: at.totals,
    after: at.draftTold?.after,
  };
  return render(TurnPanel, { ...told, onpick: () => undefined, ...more });
}

describe.each(NAMES)("%s, in panels", (name) => {
  const at = recorded(name);
  const now = read(at.view, at.layout);

  it("shows every seat's cards, pieces and points", () => {
    for (const face of at.seats) {
      const { container, unmount } = render(SeatFacts, {
        layout: at.layout,
        view: at.view,
        face,
        total: at.totals[face.seat],
      });
      const seat = now.seats[face.seat]!;
      expect(container.querySelectorAll(".tiny")).toHaveLength(seat.cards.shown.length);
      expect(container.querySelectorAll(".unknown")).toHaveLength(seat.cards.hidden);
      expect(container.textContent).toContain(seat.palaces === 1 ? "1 palace" : `${seat.palaces} palaces`);
      const left = seat.emissaries === 1 ? "1 emissary left" : `${seat.emissaries} emissaries left`;
      expect(container.textContent).toContain(left);
      expect(screen.getByLabelText(`${seat.points} points, ${at.totals[face.seat]} if it ended now`)).toBeTruthy();
      unmount();
    }
  });

  it("shows the display, the pile and how long it lasts", () => {
    const { container } = render(Display, {
      layout: at.layout,
      view: at.view,
      legal: [],
      hint: [],
      details: at.details,
    });
    expect(container.querySelectorAll(".card")).toHaveLength(now.display.length);
    expect(container.textContent).toContain(now.exhaustions > 1 ? "Pile used up" : `: ${now.pile}`);
    const away = now.discard.shown.length + now.discard.hidden;
    const again = now.exhaustions === 0 && away > 0;
    expect(container.textContent).toMatch(again ? `${away} discards? to reshuffle` : `discard ${away}`);
    const { turns, last } = at.details.ending;
    const all = `about ${turns} turn${turns === 1 ? "" : "s"} left`;
    const left = !last ? all : now.acting === now.viewer ? "your last turn" : "the last round";
    if (now.phase !== "over") expect(container.textContent).toContain(left);
    const each = Math.round(turns / at.seats.length);
    const share = now.phase !== "over" && !last && each ? `${each} each` : null;
    expect(container.querySelector("[title]:not([data-piece])")?.getAttribute("title") ?? null).toBe(share);
  });
});

describe("paying", () => {
  const two = recorded("a-middle", 2);

  it("proposes, and commits with what is chosen", async () => {
    const oncommit = vi.fn();
    turn(two, { oncommit });
    await fireEvent.click(screen.getByRole("button", { name: /Place and pay/ }));
    expect(oncommit).toHaveBeenCalledWith([two.proposals[0]!.action]);
  });

  it("raises as many cards as pay; a digit takes one out, and then it does not pay", async () => {
    const [oncommit, onask] = [vi.fn(), vi.fn()];
    const { container } = turn(two, { oncommit, onask });
    const raised = () => container.querySelectorAll('[aria-pressed="true"]').length;
    expect(raised()).toBe(cardsOf(two.proposals[0]!).length);
    await fireEvent.keyDown(window, {
      key: [...container.querySelectorAll(".card")].findIndex((each) => each.matches(".raised")) + 1 + "",
    });
    expect(raised()).toBe(cardsOf(two.proposals[0]!).length - 1);
    await fireEvent.click(screen.getByRole("button", { name: /Place and pay/ }));
    expect(oncommit).not.toHaveBeenCalled();
    expect(onask).toHaveBeenCalledOnce();
    expect(two.lexicon.action(onask.mock.calls[0]![0] as number).kind).toBe("pay");
  });

  it("says when there is no other way", () => {
    const { container } = turn(two);
    expect(container.textContent!.includes("No other way.")).toBe(payments(two.legal).length === 1);
  });

  it("tells points from and to, mine and others'", () => {
    const { container } = turn(two);
    const { seat } = two.told;
    const [from, to] = [two.totals[seat]!, two.draftTold!.after[seat]!];
    expect(container.querySelector(".gain")!.textContent).toContain(from === to ? String(from) : `${from} → ${to}`);
  });

  it("takes back each piece by its button, the last by Escape, all by Start over", async () => {
    const [ontakeback, onstartover] = [vi.fn(), vi.fn()];
    turn(two, { ontakeback, onstartover });
    const pieces = two.draft.filter((each) => pieceOf(each));
    const buttons = screen.getAllByRole("button", { name: /^Take back/ });
    expect(buttons).toHaveLength(pieces.length);
    await fireEvent.click(buttons[0]!);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(ontakeback.mock.calls).toEqual([[two.draft.indexOf(pieces[0]!)], [two.draft.length - 1]]);
    await fireEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(onstartover).toHaveBeenCalledOnce();
  });

  it("answers why nothing can be exchanged any more: by button, by its key, by `y`", async () => {
    const onask = vi.fn();
    turn(two, { onask });
    const button = screen.getByRole("button", { name: "Exchange" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button);
    await fireEvent.keyDown(button, { key: "y" });
    await fireEvent.keyDown(window, { key: "x" });
    expect(onask).toHaveBeenCalledTimes(3);
    for (const [action] of onask.mock.calls) expect(two.lexicon.action(action as number).kind).toBe("exchange");
  });

  it("sends nothing while it is sending", async () => {
    const oncommit = vi.fn();
    turn(two, { oncommit, sending: true });
    await fireEvent.click(screen.getByRole("button", { name: /Sending/ }));
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(oncommit).not.toHaveBeenCalled();
  });
});

describe("cards", () => {
  it("are exchanged: digit, then Enter", async () => {
    const at = recorded("a-middle");
    const oncommit = vi.fn();
    turn(at, { oncommit });
    await fireEvent.keyDown(window, { key: "1" });
    await fireEvent.keyDown(window, { key: "Enter" });
    const [actions] = oncommit.mock.calls[0] as [number[]];
    expect(at.lexicon.action(actions[0]!).kind).toBe("exchange");
  });

  it("are drawn by click and by digits; the pile is 0", async () => {
    const at = recorded("a-drawing");
    const now = read(at.view, at.layout);
    const onpick = vi.fn();
    const { layout, view, legal, details, number } = at;
    const { container } = render(Display, { layout, view, legal, hint: [], details, number, onpick });
    await fireEvent.click(within(container).getAllByRole("button")[0]!);
    await fireEvent.keyDown(window, { key: "0" });
    expect(onpick.mock.calls).toEqual([[drawOf(now.display[0]!, legal)!.action], [drawOf("pile", legal)!.action]]);
  });

  it("fill three slots, and say where undo stops", () => {
    const { container } = turn(recorded("a-drawing"), { sealed: true, drawn: "red" });
    expect(container.querySelectorAll(".slots > *")).toHaveLength(3);
    expect(container.textContent).toContain("From the pile: red.");
    expect(heard, "the table speaks of it").not.toHaveBeenCalled();
    expect(container.textContent).toContain("Undo stops here.");
  });
});

describe("a hint", () => {
  const advised = () => screen.getAllByRole("button", { name: /, hint, step \d$/ });
  const steps = () =>
    advised().map((each) => [
      each.querySelector<HTMLElement>(".advised i")!.dataset["advised"],
      each.className.split(" ")[0],
    ]);

  it("rings the cards that pay, with the number of their step", () => {
    const [at, two] = [recorded("a-middle"), recorded("a-middle", 2)];
    const pay = two.proposals[0]!;
    turn(at, { hint: [...two.draft, pay] });
    expect(steps()).toEqual(cardsOf(pay).map(() => ["3", "card"]));
    const colours = cardsOf(pay).sort();
    expect(
      advised()
        .map((each) => each.getAttribute("aria-label")!.split(",")[0])
        .sort(),
    ).toEqual(colours);
  });

  it("rings the one card to exchange", () => {
    const at = recorded("a-middle");
    const exchange = at.legal.find(({ kind }) => kind === "exchange")!;
    turn(at, { hint: [exchange] });
    expect(steps()).toEqual([["1", "card"]]);
    expect(advised()[0]!.getAttribute("aria-label")).toMatch(new RegExp(`^${String(exchange.fields["colour"])},`));
  });

  it("rings one card of the display, or the pile", () => {
    const { layout, view, legal, details, number } = recorded("a-drawing");
    const now = read(view, layout);
    const told = { layout, view, legal, details, number, onpick: () => undefined };
    for (const from of [now.display[1]!, "pile"] as const) {
      const { unmount } = render(Display, { ...told, hint: [drawOf(from, legal)!] });
      expect(steps()).toHaveLength(1);
      expect(advised()[0]!.getAttribute("aria-label")).toMatch(from === "pile" ? /^Draw from the pile/ : `${from},`);
      unmount();
    }
  });
});

describe("a closer look", () => {
  const at = recorded("a-middle", 2);
  const look = (sort: string, id: string) =>
    render(Looked, {
      thing: { sort, id },
      view: at.view,
      layout: at.layout,
      seats: at.seats,
      now: at.told.details,
      then: at.details,
    });

  it("tells what every province brings everybody, before and after my move", () => {
    for (const { id } of at.layout.provinces) {
      const { container, unmount } = look("province", id);
      const [before, after] = [at.told.details.provinces[id]!, at.details.provinces[id]!];
      for (const face of at.seats.filter((each) => after.palaces[each.seat])) {
        const row = [...container.querySelectorAll("tbody tr")].find((each) =>
          each.querySelector("th")!.textContent!.includes(face.mine ? "You" : face.name),
        )!;
        const [from, to] = [before.points[face.seat]!, after.points[face.seat]!];
        expect(row.querySelectorAll("td")[1]!.textContent).toBe(from === to ? `${to}` : `${from} → ${to}`);
      }
      unmount();
    }
  });

  it("tells why in few words: most, tied for most, behind one or behind several", () => {
    const id = at.layout.provinces[0]!.id;
    const because = (palaces: number[], behind: number[][]): (string | undefined)[] => {
      const told = { ...at.details.provinces[id]!, palaces, behind, points: palaces, doubled: [] };
      const details = { ...at.details, provinces: { ...at.details.provinces, [id]: told } };
      const { container, unmount } = render(Looked, {
        thing: { sort: "province", id },
        view: at.view,
        layout: at.layout,
        seats: at.seats.map((face, seat) => ({ ...face, mine: seat === 3, name: `P${seat}` })),
        now: details,
        then: null,
      });
      const rows = [...container.querySelectorAll("tbody tr")];
      const texts = rows.map(
        (row) =>
          `${row.querySelector("th")!.textContent!.trim().split(/\s+/).at(-1)} ${row.lastElementChild!.textContent!.trim()}`,
      );
      unmount();
      return texts.sort();
    };
    expect(because([3, 1, 0, 0], [[], [0], [], []])).toEqual([
      "P0 most: 4",
      "P1 behind P0’s 3",
      "P2 no palace here",
      "You no palace here",
    ]);
    expect(because([2, 2, 1, 0], [[], [], [0, 1], []])).toEqual([
      "P0 tied for most: 5",
      "P1 tied for most: 5",
      "P2 behind 2 with 2 each",
      "You no palace here",
    ]);
    expect(because([1, 0, 0, 3], [[3], [], [], []])).toEqual([
      "P0 behind your 3",
      "P1 no palace here",
      "P2 no palace here",
      "You most: 4",
    ]);
  });

  it("tells who qualifies for every alliance, and what it is worth", () => {
    for (const [number, told] of Object.entries(at.details.alliances)) {
      const { container, unmount } = look("alliance", number);
      const leads = told.leads.reduce((sum, each) => sum + each.length, 0);
      expect(container.querySelectorAll(".leads")).toHaveLength(leads);
      const points = told.points.find(Boolean);
      expect(container.textContent).toContain(points ? `${points} points` : "no points");
      unmount();
    }
  });

  it("tells which rows a space extends or blocks", () => {
    const free = at.layout.spaces.filter(
      ({ id }) => read(at.view, at.layout).spaces.get(id)!.owner === null && at.details.spaces[id],
    );
    expect(free.length).toBeGreaterThan(0);
    for (const { id } of free) {
      const { container, unmount } = look("space", id);
      expect(container.querySelectorAll("li")).toHaveLength(at.details.spaces[id]!.length);
      for (const row of at.details.spaces[id]!) expect(container.textContent).toMatch(`of ${row.spaces.length}`);
      unmount();
    }
  });

  it.each([
    ["completes", { points: 4, completes: true }],
    ["extends", { points: 1, completes: false }],
    ["only stands in", { points: 0, completes: false }],
  ])("tells whether a palace %s a chain, for me, against a rival, and for onlookers", (_, told) => {
    const free = at.layout.spaces.find(({ id }) => read(at.view, at.layout).spaces.get(id)!.owner === null)!.id;
    const lines = (mine: number) => {
      const row = { ...told, seat: 1, spaces: ["a", "b", "c", free] };
      const { container, unmount } = render(Looked, {
        thing: { sort: "space", id: free },
        view: at.view,
        layout: at.layout,
        seats: at.seats.map((face, seat) => ({ ...face, mine: seat === mine, name: `P${seat}` })),
        now: { ...at.details, spaces: { [free]: [row] }, chains: [] },
        then: null,
      });
      const text = container.querySelector("li")!.textContent!.trim().replace(/\s+/g, " ").replace(/^B /, "");
      unmount();
      return text;
    };
    expect([1, 0, -1].map(lines)).toEqual(
      {
        4: [
          "Your palace here would complete a chain of 4, worth 4 points.",
          "A palace here keeps a chain of 4, worth 4 points, from P1.",
          "P1 would complete a chain of 4 here, worth 4 points.",
        ],
        1: [
          "Your palace here would extend your chain to 4 (+1).",
          "A palace here keeps P1 from extending a chain to 4 (+1).",
          "P1 would extend a chain to 4 here (+1).",
        ],
        0: [
          "Your palace here would stand in a row of 4: no more points for roads.",
          "A palace here stands in the way of P1’s row of 4, which would bring no more points.",
          "P1 would have a row of 4 here: no more points for roads.",
        ],
      }[told.points],
    );
  });
});

it("announces the last round only in it", () => {
  const shown = (name: string) => {
    const at = recorded(name);
    const { container, unmount } = render(LastRound, {
      details: at.details,
      seats: at.seats,
      acting: at.told.asked,
      clause: at.layout.clauses.ending,
    });
    const text = container.textContent!;
    unmount();
    return text;
  };
  expect(shown("a-middle").trim()).toBe("");
  expect(shown("b-last")).toContain("Last round.");
});
