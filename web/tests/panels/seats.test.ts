// Seats side by side, where there is little room: who is away or played for has a sign, with its name.
import { render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
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
  const beside = createRawSnippet(() => ({ render: () => "<i>7</i>" }));
  render(Seats, { seats, strip, beside });
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
  expect(!!document.querySelector(".name + .legend")).toBe(strip); // by which a phone knows my name
  expect(items[4]!.querySelector(".signed")).toBeNull();
});
