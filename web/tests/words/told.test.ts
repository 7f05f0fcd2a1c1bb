// Every kind of event, told by Python and recorded (tools/record_told.py), told here from the same numbers and file.
import { describe, expect, it } from "vitest";
import goofspiel from "../../../examples/goofspiel/goofspiel/texts/en.ftl?raw";
import deeds from "../../../src/guanxi/core/terminal/texts/en.ftl?raw";
import china from "../../../src/guanxi/china/texts/en.ftl?raw";
import confucius from "../../../src/guanxi/confucius/texts/en.ftl?raw";
import { wordsOf } from "../../src/text/games/index.ts";
import { readEvent, type EventRow, type Numbers } from "../../src/text/lexicon.ts";
import chinaTold from "./told/china.json?raw";
import confuciusTold from "./told/confucius.json?raw";
import goofspielTold from "./told/goofspiel.json?raw";

interface Recorded {
  names: string[];
  rows: EventRow[];
  events: { event: Numbers; told: string }[];
  paragraphs: { events: Numbers[]; all: string[]; paragraph: string }[];
}

const games: Record<string, readonly [source: string, told: string]> = {
  china: [china, chinaTold],
  confucius: [confucius, confuciusTold],
  goofspiel: [goofspiel, goofspielTold],
};

describe.each(Object.entries(games))("%s", (game, [source, told]) => {
  const recorded = JSON.parse(told) as Recorded[];

  it.each(recorded)("tells every kind of event as Python does", ({ names, rows, events }) => {
    const words = wordsOf(game, "en", `${source}\n${deeds}`, rows);
    const kinds = new Set(events.map(({ event }) => event[0]));
    expect(kinds.size).toBe(rows.length);
    for (const { event, told } of events) {
      expect(words.tell(readEvent(rows, event), names)).toBe(told);
    }
  });

  it.each(recorded)("tells whole turns as Python does", ({ names, rows, paragraphs }) => {
    const words = wordsOf(game, "en", `${source}\n${deeds}`, rows);
    expect(paragraphs.length).toBeGreaterThan(5);
    for (const { events, all, paragraph } of paragraphs) {
      const read = events.map((numbers) => readEvent(rows, numbers));
      expect(words.tellAll(read, names)).toEqual(all);
      expect(words.paragraph(read, names)).toBe(paragraph);
    }
  });

  it("has hidden facts among them, where the game hides any", () => {
    const hides = recorded.some(({ rows }) => rows.some((row) => row.hidden.length));
    const hidden = recorded.flatMap(({ events }) => events).filter(({ event }) => event.includes(null));
    expect(hidden.length > 0).toBe(hides);
  });
});
