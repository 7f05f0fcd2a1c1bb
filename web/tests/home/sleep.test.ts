import { describe, expect, it } from "vitest";
import { asTime, hoursOf, minutesOf, USUAL } from "../../src/screens/you/sleep.ts";

describe("hours of sleep", () => {
  it("are typed as times of day", () => {
    expect(asTime(USUAL.start)).toBe("23:00");
    expect(asTime(65)).toBe("01:05");
    expect(minutesOf("23:30")).toBe(1410);
  });

  it("go over midnight, and are one to ten", () => {
    expect(hoursOf(USUAL)).toBe(8);
    expect(hoursOf({ start: 0, end: 600 })).toBe(10);
    expect(hoursOf({ start: 0, end: 601 })).toBeNull();
    expect(hoursOf({ start: 60, end: 60 })).toBeNull();
    expect(hoursOf({ start: 60, end: 119 })).toBeNull();
  });
});
