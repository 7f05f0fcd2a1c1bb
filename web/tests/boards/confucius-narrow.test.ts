// Confucius where there is little room: four cells and a drawer on a tablet, five tabs on a phone.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { only } from "../../src/boards/confucius/cells.ts";
import Cells from "../../src/boards/confucius/Cells.svelte";
import { read } from "../../src/boards/confucius/reading.ts";
import type { ConfuciusDetails } from "../../src/boards/confucius/details.ts";
import Stage from "../../src/boards/confucius/Stage.svelte";
import { deedsOf, recorded, sceneOf } from "./recordedConfucius.ts";

let width = 1280;
beforeAll(() => {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = ((query: string) => ({
    ...listeners,
    media: query,
    get matches() {
      const [, side, pixels] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
      return side === "min" ? width >= Number(pixels) : side === "max" && width <= Number(pixels);
    },
  })) as unknown as typeof window.matchMedia;
});
const part = (name: string): Element | null => document.querySelector(`[data-part="${name}"]`);
const show = () => render(Stage, { scene: sceneOf("adv4-middle"), deeds: deedsOf() });

describe("where there is room", () => {
  it("two numbers of a seat have their legend, and the favour says why there is one more action", () => {
    width = 1280;
    render(Stage, { scene: sceneOf("adv4-favour"), deeds: deedsOf() });
    expect(part("supply")?.previousElementSibling?.textContent).toBe("points / if it ended now");
    expect(part("tray")?.textContent).toContain("Imperial Favour: your last action");
  });
});

describe("on a tablet", () => {
  it("a cell opens in place of the actions, and closes again", async () => {
    width = 1024;
    show();
    expect(part("actions")).not.toBeNull();
    expect(part("sea")).toBeNull();
    const cell = screen.getByRole("button", { name: /^Sea/ });
    await fireEvent.click(cell);
    expect(part("sea")).not.toBeNull();
    expect(part("actions")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /^Sea/ }));
    expect(part("actions")).not.toBeNull();
  });

  it("the cell of what is looked at is lit, and the others step back", () => {
    const { layout, view, seats, details } = recorded("adv4-middle");
    const { container } = render(Cells, {
      ...{ layout, now: read(view, layout), seats, details, before: details, targets: new Map() },
      ...{ chosen: [], hint: [], last: [], looked: null, lit: new Set(["gift 1-0", "student red"]) },
      ...{ opened: "", onopen: () => undefined },
    });
    const signs = [...container.querySelectorAll<HTMLElement>("[data-cell]")].map(
      (cell) => `${cell.dataset["cell"]} ${cell.className.match(/lit|dim/)?.[0]}`,
    );
    expect(signs).toEqual(["wall dim", "examination lit", "sea dim", "armies dim"]);
  });

  it("a petition's gifts stand in place of the actions", async () => {
    width = 1024;
    const deeds = deedsOf();
    const { rerender } = render(Stage, { scene: sceneOf("adv4-petition"), deeds });
    expect([part("sheet"), part("actions") === null]).toEqual([null, false]);
    await rerender({ scene: sceneOf("adv4-petition", 1), deeds });
    expect([part("sheet") === null, part("actions")]).toEqual([false, null]);
  });

  it("cubes are drawn in the strip of seats, and told to ears", () => {
    width = 1024;
    show();
    expect(screen.getAllByRole("img", { name: /^\d of \d cubes/ }).length).toBeGreaterThan(1);
  });

  it("the log is a drawer", async () => {
    width = 1024;
    show();
    expect(screen.queryByRole("tab", { name: "Log" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Log, chat, players" }));
    expect(screen.getByRole("tab", { name: "Log" })).toBeTruthy();
    expect(part("end")).toBeNull();
  });

  it("whole seats and what is only counted stand with the log", async () => {
    width = 1024;
    show();
    expect(part("supply")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Log, chat, players" }));
    await fireEvent.click(screen.getByRole("tab", { name: "Players" }));
    const seats = [...document.querySelectorAll("[role=tabpanel] [data-seat]")];
    expect(seats).toHaveLength(4);
    expect(seats.filter((seat) => seat.querySelector(".gifts") && seat.querySelector(".rewards"))).toEqual(seats);
    expect(part("supply")?.textContent).toMatch(/Deck \d+.*discard \d+.*rewards \d+.*officials \d+/);
  });

  it("the cell with all that can be chosen is known", () => {
    expect(only(["student red", "student plain"])).toBe("examination");
    expect(only(["student red", "official hubu-1"])).toBe("");
    expect(only(["box land1-1"])).toBe("wall");
    expect(only([])).toBe("");
  });
});

describe("on a phone", () => {
  it("each of the five tabs shows its part, and the hand stays", async () => {
    width = 390;
    show();
    const shown = { Court: "court", Actions: "actions", World: "lands" };
    for (const [tab, name] of Object.entries(shown)) {
      await fireEvent.click(screen.getByRole("button", { name: tab }));
      expect(part(name), tab).not.toBeNull();
      expect(part("tray"), tab).not.toBeNull();
      for (const other of Object.values(shown)) if (other !== name) expect(part(other), `${tab}: ${other}`).toBeNull();
    }
    await fireEvent.click(screen.getByRole("button", { name: "Gifts" }));
    expect(part("end")).not.toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "More" }));
    expect(screen.getByRole("tab", { name: "Log" }).getAttribute("aria-selected")).toBe("true");
  });

  it("whole seats and what is only counted open by a tap on the strip at the top", async () => {
    width = 390;
    show();
    await fireEvent.click(screen.getByRole("button", { name: "Show all players" }));
    expect(screen.getByRole("tab", { name: "Players" }).getAttribute("aria-selected")).toBe("true");
    expect(document.querySelectorAll("[role=tabpanel] [data-seat] .gifts")).toHaveLength(4);
    expect(part("supply")).not.toBeNull();
  });

  it("what others did since my turn stands above every page, until I do something, and leads to all of it", async () => {
    width = 390;
    const scene = sceneOf("adv4-middle");
    const mine = scene.viewer;
    const others = scene.seats.filter((face) => face.seat !== mine).map(({ seat }) => seat);
    const line = (number: number, seat: number, text: string) => ({ number, seat, text: [text], clauses: [] });
    const log = [
      line(1, others[0]!, "Before that."),
      line(2, mine, "My own turn."),
      line(3, others[0]!, "The first since."),
      line(4, others[1]!, "Your gift is cancelled."),
    ];
    const deeds = deedsOf();
    const { rerender } = render(Stage, { scene: { ...scene, asked: mine, log }, deeds });
    for (const name of ["Court", "Actions", "World", "Gifts"]) {
      await fireEvent.click(screen.getByRole("button", { name }));
      expect(part("meanwhile")!.textContent, name).toMatch(/Your gift is cancelled\..*1 more/s);
    }
    await rerender({ scene: { ...sceneOf("adv4-middle", 1), log }, deeds });
    await vi.waitFor(() => expect(part("meanwhile")).toBeNull());
  });

  it("a gift that a finger looked at is shown by the court, until that is left or touched", async () => {
    width = 390;
    const scene = sceneOf("adv5-middle");
    const before = scene.detailsBefore as ConfuciusDetails;
    const gifts = before.bonds.gifts.map((gift) => ({ ...gift, blocks: ["hubu"] }));
    const details = { ...before, bonds: { ...before.bonds, gifts } };
    render(Stage, { scene: { ...scene, details, detailsBefore: details }, deeds: deedsOf() });
    const open = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
    const barred = () => document.querySelector("[data-ministry=hubu] .bonds");
    const { giver, to } = gifts[0]!;
    const tap = async () => {
      await open("Gifts");
      const gift = document.querySelector<SVGElement>(`[data-part=gifts] [data-thing="gift ${giver}-${to}"]`)!;
      await fireEvent(gift, Object.assign(new MouseEvent("pointerdown", { bubbles: true }), { pointerType: "touch" }));
      gift.focus();
      await fireEvent.click(gift);
      gift.blur();
      await open("Court");
    };
    await tap();
    expect(barred()).not.toBeNull();
    await fireEvent.click(document.querySelector('[data-thing="official hubu-1"]')!);
    expect(barred()).toBeNull();
    await tap();
    expect(barred()).not.toBeNull();
    await open("World");
    await open("Court");
    expect(barred()).toBeNull();
  });

  it("how a ministry stands opens below its posts, and what a gift demands stands below the arrows", async () => {
    width = 390;
    show();
    await fireEvent.click(screen.getByRole("button", { name: "Court" }));
    const { prospects } = sceneOf("adv4-middle");
    const told = prospects.find(({ kind, facts }) => kind.startsWith("ministry") && facts["ministry"] === "gongbu")!;
    const stands = screen.getByText("Gongbu, as it stands").closest("details")!;
    for (const { text } of [told, ...told.steps]) expect(stands.textContent).toContain(text);
    await fireEvent.click(screen.getByRole("button", { name: "Gifts" }));
    const [bonds, grid] = [part("gifts")!.querySelector(".bonds")!, part("gifts")!.querySelector("table")!];
    expect(bonds.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await fireEvent.focus(part("gifts")!.querySelector('[data-thing="gift 3-2"]')!);
    await vi.waitFor(() => expect(bonds.querySelector("b")!.textContent).toContain("binds you"));
    expect(bonds.textContent).toContain("give back at least");
  });
});
