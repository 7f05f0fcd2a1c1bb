import { expect, it } from "vitest";
import { Paced } from "../../src/wire/paced.ts";

function heard() {
  const taken: string[] = [];
  let drawn: (() => void) | null = null;
  const paced = new Paced<string>(
    (message) => taken.push(message),
    (then) => (drawn = then),
  );
  return { taken, paced, draw: () => drawn!() };
}

it("takes the first message at once, and what comes before it is drawn together afterwards", () => {
  const { taken, paced, draw } = heard();
  paced.hear("first");
  paced.hear("second");
  paced.hear("third");
  expect(taken).toEqual(["first"]);
  draw();
  expect(taken).toEqual(["first", "second", "third"]);
  paced.hear("fourth");
  expect(taken).toHaveLength(3); // the picture of the second and the third is still being drawn
  draw();
  expect(taken.at(-1)).toBe("fourth");
});

it("lets nobody wait for an answer, and keeps the order", () => {
  const { taken, paced, draw } = heard();
  paced.hear("first");
  paced.hear("second");
  paced.hear("answer", true);
  expect(taken).toEqual(["first", "second", "answer"]);
  draw();
  paced.hear("at once again");
  expect(taken.at(-1)).toBe("at once again");
});
