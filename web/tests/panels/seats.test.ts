// Seats side by side, where there is little room: who is away or played for has a sign, with its name.
import { render, screen, within } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Seats from "../../src/panels/Seats.svelte";
import type { SeatFacts } from "../../src/panels/data.ts";

const face = (seat: number, more: Partial<SeatFacts>): SeatFacts => ({
  ...{ seat, name: `P${seat}`, letter: "ABCDE"[seat]!, colour: "cn-blue", shape: "round", mine: seat === 0 },
  ...{ acting: false, points: 3, ended: 5, clock: null, here: true, bot: "", standIn: "", resigned: false },
  passed: false,
  ...more,
});
const seats = [
  face(0, { standIn: "magistrate", resigned: true }),
  face(1, { here: false }),
  face(2, { bot: "censor", here: false }),
  face(3, { passed: true }),
  face(4, {}),
];

it.each([true, false])("tell who is away, passed or played for (in a strip: %s)", (strip) => {
  render(Seats, { seats, strip });
  const told = ["gave up · magistrate plays", "away", "censor", "passed"];
  const items = screen.getAllByRole("listitem");
  for (const [n, text] of told.entries()) {
    if (strip)
      expect(
        within(items[n]!)
          .getAllByRole("img")
          .map((sign) => sign.ariaLabel),
      ).toContain(text);
    else expect(items[n]!.textContent).toContain(text);
  }
  expect(told).toHaveLength(4);
  expect(items[4]!.querySelector(".signed")).toBeNull();
});
