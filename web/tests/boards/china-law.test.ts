// The law of China's board: everything it shows equals the position, over random games of all options. The positions are
// made while the test begins, by `tests/china/cn_board_positions.py`: what the server tells, and beside it the same
// position in names, which is written another way. What is drawn is compared with these names.
import { cleanup, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { ChinaDetails } from "../../src/boards/china/details.ts";
import Display from "../../src/boards/china/Display.svelte";
import type { ChinaLayout } from "../../src/boards/china/layout.ts";
import Map from "../../src/boards/china/Map.svelte";
import SeatFacts from "../../src/boards/china/SeatFacts.svelte";
import { faceOf } from "../../src/boards/faces.ts";
import { Lexicon, type LexiconTold } from "../../src/text/lexicon.ts";
import { positions, SOAK } from "../../tools/positions.js";

type ByName<T> = Readonly<Record<string, T>>;
/** A position in names, as `guanxi show` writes it. */
interface Named {
  readonly players: readonly string[];
  readonly to_act: string;
  readonly scores: ByName<number>;
  readonly totals: ByName<number>;
  readonly hands: ByName<number | readonly string[]>;
  readonly known: ByName<readonly string[]>;
  readonly supply: ByName<{ readonly palaces: number; readonly emissaries: number; readonly fortifications: number }>;
  readonly palaces: ByName<string>;
  readonly emissaries: ByName<ByName<number>>;
  readonly fortifications: readonly string[];
  readonly discs: readonly string[];
  readonly limits: ByName<number>;
  readonly display: readonly string[];
  readonly pile: number;
  readonly discard: number | readonly string[];
  readonly exhaustions: number;
  readonly over: boolean;
}
interface Told {
  readonly seat: number;
  readonly view: number[];
  readonly details: ChinaDetails;
  readonly totals: number[];
  readonly position: Named;
}
interface Configuration {
  readonly options: ByName<string>;
  readonly lexicon: LexiconTold;
  readonly layout: ChinaLayout;
  readonly positions: readonly Told[];
}
const made = positions(SOAK ? 60 : 3, "china") as readonly Configuration[];

function told({ lexicon: words, layout }: Configuration, { seat, view: numbers, details, totals, position }: Told) {
  const lexicon = new Lexicon(words);
  const view = lexicon.view(numbers);
  const seats = position.players.map((name, n) => ({
    ...faceOf(lexicon.told.looks, view, position.players.length, { seat: n, name, mine: n === seat }),
    ...{ acting: name === position.to_act, points: position.scores[name]!, ended: totals[n]!, clock: null, here: true },
    ...{ bot: "", standIn: "", resigned: false, passed: false },
  }));
  const letterOf = (name: string): string => seats.find((face) => face.name === name)!.letter;
  return { lexicon, layout, view, details, seats, position, totals, letterOf };
}
type At = ReturnType<typeof told>;

const all = (root: Element, css: string): Element[] => [...root.querySelectorAll(css)];
const words = (at: Element | null): string => (at?.textContent ?? "").replace(/\s+/g, " ").trim();
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([found]) => Number(found));
const sorted = <T>(things: readonly T[]): T[] => [...things].sort();

function showsTheMap({ layout, view, seats, details, lexicon, position, letterOf }: At): void {
  const number = (kind: string, id?: string): number => lexicon.number(kind, id);
  const none = { legal: [], draft: [], hint: [], last: [], looked: null };
  const { container } = render(Map, { layout, view, seats, details, number, ...none });
  for (const { id } of layout.spaces) {
    const drawn = container.querySelector(`[data-thing="space ${id}"]`)!;
    const owner = position.palaces[id];
    expect(words(drawn.querySelector(".palace text")), id).toBe(owner ? letterOf(owner) : "");
    expect(all(drawn, ".merlons").length, id).toBe(position.fortifications.includes(id) ? 1 : 0);
  }
  for (const { id } of layout.provinces) {
    const here = position.emissaries[id] ?? {};
    const drawn = all(container, `[data-drawn="province ${id}"] .emissary text`).map(words);
    expect(sorted(drawn), id).toEqual(
      sorted(Object.entries(here).flatMap(([name, many]) => Array<string>(many).fill(letterOf(name)))),
    );
    expect(words(container.querySelector(`[data-room="${id}"] text`)), id).toBe(
      `${drawn.length}/${position.limits[id]}`,
    );
    expect(!!container.querySelector(`[data-scored="${id}"]`), id).toBe(position.discs.includes(id));
  }
  for (const face of seats) expect(all(container, `[data-piece="seal ${face.seat}"]`)).toHaveLength(1);
}

function showsTheSeats({ layout, view, seats, position, totals }: At): void {
  for (const face of seats) {
    const { container, unmount } = render(SeatFacts, { layout, view, face, total: totals[face.seat] });
    const hand = position.hands[face.name]!;
    const known = typeof hand === "number" ? (position.known[face.name] ?? []) : hand;
    const many = typeof hand === "number" ? hand : hand.length;
    expect(all(container, ".tiny"), face.name).toHaveLength(known.length);
    expect(all(container, ".unknown"), face.name).toHaveLength(many - known.length);
    const { palaces, emissaries } = position.supply[face.name]!;
    expect(words(container)).toMatch(new RegExp(`\\b${palaces} palaces?\\b.*\\b${emissaries} emissar(y|ies) left`));
    const [points, ended] = [position.scores[face.name], position.totals[face.name]];
    const told = container.querySelector('[aria-label*="if it ended now"]') ?? container.querySelector(".points")!;
    expect(numbersIn(told.getAttribute("aria-label") ?? words(told)), face.name).toEqual([points, ended]);
    unmount();
  }
}

function showsTheDisplay({ layout, view, details, position }: At): void {
  const { container } = render(Display, { layout, view, details, legal: [], hint: [] });
  const cards = all(container, ".card");
  expect(cards).toHaveLength(position.display.length);
  const pile = position.exhaustions > 1 ? "Pile used up" : `: ${position.pile}`;
  expect(words(container)).toContain(pile);
  const away = typeof position.discard === "number" ? position.discard : position.discard.length;
  if (!position.over && (position.exhaustions || !away)) expect(words(container)).toContain(`discard ${away}`);
  else if (!position.over) expect(words(container)).toMatch(new RegExp(`${away} discards? to reshuffle`));
}

describe("everything that the board shows equals the position", () => {
  it("there are positions of all options", () => expect(made).toHaveLength(11));

  it.each(made.map((each) => [JSON.stringify(each.options), each] as const))(
    "%s",
    async (_, configuration) => {
      for (const [n, each] of configuration.positions.entries()) {
        const at = told(configuration, each);
        for (const shows of [showsTheMap, showsTheSeats, showsTheDisplay]) {
          try {
            shows(at);
          } catch (error) {
            throw new Error(`position ${n}: ${shows.name}: ${String(error)}`, { cause: error });
          }
          cleanup();
        }
        await new Promise((go) => setTimeout(go)); // the runner wants to hear of us
      }
    },
    120_000,
  );
});
