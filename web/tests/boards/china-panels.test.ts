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
    const { container } = render(Display, { layout: at.layout, view: at.view, legal: [], details: at.details });
    expect(container.querySelectorAll(".card")).toHaveLength(now.display.length);
    expect(container.textContent).toContain(now.exhaustions > 1 ? "Pile used up" : `: ${now.pile}`);
    const away = now.discard.shown.length + now.discard.hidden;
    const again = now.exhaustions === 0 && away > 0;
    expect(container.textContent).toMatch(again ? `${away} discards? to reshuffle` : `discard ${away}`);
    const { turns, last } = at.details.ending;
    const each = Math.max(1, Math.round(turns / at.seats.length));
    const left = !last ? `about ${each} turn` : now.acting === now.viewer ? "your last turn" : "the last round";
    if (now.phase !== "over") expect(container.textContent).toContain(left);
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
    const { container } = render(Display, { layout, view, legal, details, number, onpick });
    await fireEvent.click(within(container).getAllByRole("button")[0]!);
    await fireEvent.keyDown(window, { key: "0" });
    expect(onpick.mock.calls).toEqual([[drawOf(now.display[0]!, legal)!.action], [drawOf("pile", legal)!.action]]);
  });

  it("fill three slots, and say where undo stops", () => {
    const { container } = turn(recorded("a-drawing"), { sealed: true, drawn: "red" });
    expect(container.querySelectorAll(".slots > *")).toHaveLength(3);
    expect(container.textContent).toContain("From the pile: red.");
    expect(container.textContent).toContain("Undo stops here.");
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
    expect(because([3, 1, 0, 0], [[], [0], [], []])).toEqual(["P0 most: 4", "P1 behind P0’s 3"]);
    expect(because([2, 2, 1, 0], [[], [], [0, 1], []])).toEqual([
      "P0 tied for most: 5",
      "P1 tied for most: 5",
      "P2 behind 2 with 2 each",
    ]);
    expect(because([1, 0, 0, 3], [[3], [], [], []])).toEqual(["P0 behind your 3", "You most: 4"]);
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
      for (const row of at.details.spaces[id]!) expect(container.textContent).toContain(`row of ${row.row}`);
      unmount();
    }
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
