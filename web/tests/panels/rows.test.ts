import { describe, expect, it } from "vitest";
import { leftOut } from "../../src/panels/rows.ts";

const rows = (...heights: number[]) =>
  heights.map((height, n) => {
    const top = heights.slice(0, n).reduce((sum, each) => sum + each, 0);
    return { top, bottom: top + height };
  });
const scrolled = (by: number, ...heights: number[]) =>
  rows(...heights).map(({ top, bottom }) => ({ top: top - by, bottom: bottom - by }));

describe("A list that scrolls", () => {
  it("leaves out the row that would be cut below", () => {
    expect(leftOut(rows(20, 20, 20), 50)).toEqual([0, 10]);
  });
  it("leaves out nothing where all fit", () => {
    expect(leftOut(rows(20, 20), 50)).toEqual([0, 0]);
  });
  it("leaves out what is cut at both ends once it is scrolled", () => {
    expect(leftOut(scrolled(10, 20, 20, 20, 20), 55)).toEqual([10, 5]);
  });
  it("shows a row that is higher than the list, as far as it goes", () => {
    expect(leftOut(rows(80), 50)).toEqual([0, 0]);
  });
});
