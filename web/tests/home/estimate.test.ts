import { expect, it } from "vitest";
import { estimate } from "../../src/screens/create/estimate.ts";

const CHINA = { turns: { "3": 12, "4": 10, "5": 8 }, seconds: 35 };
const CONFUCIUS = { turns: { "3": 46, "4": 45, "5": 39 }, seconds: 20 };

it("people take longer than computer players", () => {
  const four = estimate(CHINA, { persons: 4, quick: 0, slow: 0 }, { type: "none" })!;
  const one = estimate(CHINA, { persons: 1, quick: 3, slow: 0 }, { type: "none" })!;
  const strong = estimate(CHINA, { persons: 1, quick: 0, slow: 3 }, { type: "none" })!;
  expect(four.usual).toBeGreaterThan(one.usual);
  expect(strong.usual).toBeGreaterThanOrEqual(one.usual);
  expect(four).toEqual({ unit: "minutes", usual: 25, most: null });
});

it("a clock sets an end, and nobody is promised more than it", () => {
  const told = estimate(
    CONFUCIUS,
    { persons: 4, quick: 0, slow: 0 },
    {
      type: "live",
      budget: 300,
      increment: 5,
      cap: 0,
    },
  )!;
  expect(told.most).toBe(35);
  expect(told.usual).toBeLessThanOrEqual(told.most!);
});

it("days for a turn become days for a game", () => {
  const told = estimate(CHINA, { persons: 2, quick: 2, slow: 0 }, { type: "days", days: 2 })!;
  expect(told).toEqual({ unit: "days", usual: 8, most: 40 });
});

it("of a game that nobody has counted nothing is said", () => {
  expect(estimate(null, { persons: 2, quick: 0, slow: 0 }, { type: "none" })).toBeNull();
});
