// Who has no name yet is called the same on every page of a visit.
import { expect, it } from "vitest";
import { callGuest, guestName } from "../../src/screens/home/playing.ts";

it("keeps the name that was suggested, or what was typed in its place", () => {
  const suggested = guestName();
  expect(suggested).toMatch(/^\S+ \S+$/);
  for (let page = 0; page < 10; page++) expect(guestName()).toBe(suggested);
  callGuest("  Bo ");
  expect(guestName()).toBe("Bo");
  callGuest(" ");
  expect(guestName()).toMatch(/^\S+ \S+$/);
});
