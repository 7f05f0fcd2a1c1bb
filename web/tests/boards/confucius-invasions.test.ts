// Invasions: who gets what, before and after; and the court told again where a game is looked back at.
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { ConfuciusDetails } from "../../src/boards/confucius/details.ts";
import { invasionOf } from "../../src/boards/confucius/ending/lines.ts";
import { fallingDue } from "../../src/boards/confucius/ending/previewing.ts";
import type { ConfuciusLayout } from "../../src/boards/confucius/layout.ts";
import { read, type LandNow } from "../../src/boards/confucius/reading.ts";
import { Evening } from "../../src/boards/confucius/sheets/evening.svelte.ts";
import Invasion from "../../src/boards/confucius/sheets/Invasion.svelte";
import Story from "../../src/boards/confucius/sheets/Story.svelte";
import { chapters } from "../../src/boards/confucius/sheets/chapters.ts";
import type { Happening } from "../../src/boards/contract.ts";
import { sceneOf } from "./recordedConfucius.ts";

const scene = sceneOf("adv4-middle");
const now = read(scene.view, scene.layout as ConfuciusLayout);
const details = scene.details as ConfuciusDetails;
const event = (name: string, facts: Happening["facts"] = {}): Happening => ({ event: name, clause: "", facts });

/** A land with armies of the first two seats; the card lies in the last box. */
function land(...owners: (number | null)[]): LandNow {
  const boxes = owners.map((owner, n) => ({
    id: `land1-${n + 1}`,
    owner,
    points: 4 - n,
    card: n === owners.length - 1,
  }));
  return { ...now.lands[0]!, boxes };
}
const told = {
  ...details.lands[0]!,
  resolved: false,
  due: false,
  full: false,
  missing: 1,
  points: [4, 3, 0, 0],
  card: 1,
};

describe("an invasion", () => {
  const shown = (more: object, owners: (number | null)[] = [0, 1]) => {
    const { container, unmount } = render(Invasion, {
      land: land(...owners),
      told: { ...told, ...more },
      seats: scene.seats,
    });
    const text = container.textContent.replace(/\s+/g, " ");
    unmount();
    return text;
  };

  it("says who gets what, and when", () => {
    const text = shown({ due: true, full: true, missing: 0 });
    expect(text).toContain("at the end of this round");
    expect(text).toMatch(/\+4/);
    expect(text).toMatch(/\+3 and a reward card/);
    expect(text).not.toContain("in any case");
  });

  it("says that nobody scores where time is up, and who draws the card all the same", () => {
    const text = shown({ resolved: true }, [null, 1]);
    expect(text).toContain("nobody scores");
    expect(text).toContain("a reward card");
    expect(text).toContain("in any case");
    expect(text).not.toContain("+");
  });

  it("that lacks an army says until when there is time", () => {
    expect(shown({}, [0, null])).toContain(`until round ${told.deadline}`);
  });

  it("is shown before the last army is sent: due with it, and not without", () => {
    const id = now.lands[0]!.id;
    const after = {
      ...details,
      lands: details.lands.map((each) => (each.id === id ? { ...each, due: true, full: true } : each)),
    };
    expect(fallingDue(now, details, after).map((each) => each.land.id)).toEqual([id]);
    expect(fallingDue(now, after, after)).toEqual([]);
    expect(fallingDue(now, details, null)).toEqual([]);
  });

  it("is looked at by its boxes", () => {
    const [first] = now.lands;
    expect(invasionOf(now, details, { sort: "box", id: first!.boxes[0]!.id })?.land).toBe(first);
    expect(invasionOf(now, details, { sort: "official", id: "hubu-1" })).toBeNull();
  });

  it("is drawn while it is told", () => {
    const id = now.lands[0]!.id;
    const found = chapters([event("land-failed", { land: id })]);
    const props = {
      chapters: found,
      seats: scene.seats,
      tell: () => "It fails.",
      now,
      lands: details.lands,
      onclose: () => undefined,
    };
    const { container } = render(Story, props);
    expect(
      [...container.querySelectorAll("[data-invasion]")].map((each) => each.getAttribute("data-invasion")),
    ).toEqual([id]);
  });
});

it("the court is told again where a game is looked back at, with the moves before it that were seen", () => {
  const court = [
    event("exam-begins"),
    event("exam-contested", { winner: 0 }),
    event("did-place-candidate"),
    event("resolution-begins", { ministry: "hubu" }),
    event("did-lend"),
    event("ministry-two", { ministry: "hubu" }),
    event("land-failed", { land: "korea" }),
    event("round-begins"),
  ];
  const evening = new Evening(() => 400);
  evening.see(7, []);
  const found = court.flatMap((each, n) => {
    evening.see(8 + n, [each]);
    return evening.waiting.map(({ sort, events }) => `${sort} of ${events.length} at ${each.event}`);
  });
  expect(found).toEqual([
    "examination of 2 at exam-contested",
    "resolution of 3 at ministry-two",
    "invasions of 1 at land-failed",
  ]);
  const elsewhere = new Evening(() => 400);
  elsewhere.see(3, []);
  elsewhere.see(9, [court.at(5)!]); // jumped into the middle of it
  expect(elsewhere.waiting).toEqual([]);
});
