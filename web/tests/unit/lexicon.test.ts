import { describe, expect, it } from "vitest";
import { Lexicon, type LexiconTold } from "../../src/text/lexicon.ts";
import china from "../fixtures/wire-china.json";
import confucius from "../fixtures/wire-confucius.json";

describe.each([
  ["china", china],
  ["confucius", confucius],
])("what the numbers of %s mean", (_, recorded) => {
  const lexicon = new Lexicon(recorded.lexicon as LexiconTold);

  it("reads actions as the server tells them", () => {
    expect(recorded.choices.length).toBeGreaterThan(20);
    for (const { action, json } of recorded.choices) {
      const { kind, fields } = lexicon.action(action);
      expect({ kind, ...fields }).toEqual(json);
    }
  });

  it("cuts a view into its fields, and nothing is left over", () => {
    const numbers = recorded.fresh.position.view;
    const view = lexicon.view(numbers);
    expect(Object.values(view).flat()).toEqual(numbers);
    expect(Object.keys(view)).toEqual(recorded.lexicon.view.map((each) => each.field));
  });

  it("reads events as Python does", () => {
    expect(recorded.events.length).toBeGreaterThan(5);
    for (const { told, read } of recorded.events) {
      const { event, clause, facts } = lexicon.event(told);
      expect({ event, clause, ...facts }).toEqual(read);
    }
  });

  it("keeps what is hidden hidden", () => {
    const hidden = recorded.updates
      .flatMap((each) => each.events as (number | null)[][])
      .find((each) => each.includes(null));
    if (hidden) expect(Object.values(lexicon.event(hidden).facts)).toContain(null);
  });
});

it("knows an action's line where its words do not depend on the position", () => {
  const lexicon = new Lexicon(china.lexicon as LexiconTold);
  for (const { action, line } of china.choices) expect(lexicon.line(action)).toBe(line);
});

it("knows what only its owner was told", () => {
  const lexicon = new Lexicon(china.lexicon as LexiconTold);
  const drawn = (colour: string | null) => ({ event: "card-drawn", clause: "", facts: { seat: 1, colour } });
  expect(lexicon.isSecret(drawn("red"), 1)).toBe(true);
  expect(lexicon.isSecret(drawn("red"), 0)).toBe(false);
  expect(lexicon.isSecret(drawn(null), 1)).toBe(false);
  expect(lexicon.isSecret({ event: "card-taken", clause: "", facts: { seat: 1, colour: "red" } }, 1)).toBe(false);
});
