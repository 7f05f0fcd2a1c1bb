// A callout lies where it hides least.
import { describe, expect, it } from "vitest";
import { called } from "../../src/boards/china/calling.ts";
import type { Point } from "../../src/boards/china/layout.ts";
import { lyingOn, spotOf, worthOf } from "../../src/boards/china/looking.ts";
import { read } from "../../src/boards/china/reading.ts";
import { recorded } from "./recorded.ts";

const FRAME = { x: 0, y: 0, width: 1000, height: 800 };
const SIZE: Point = [180, 38];

function hides(corner: { x: number; y: number }, at: Point, reach: number): boolean {
  const [x, y] = [
    Math.max(corner.x - at[0], 0, at[0] - corner.x - SIZE[0]),
    Math.max(corner.y - at[1], 0, at[1] - corner.y - SIZE[1]),
  ];
  return Math.hypot(x, y) < reach;
}

describe("a callout", () => {
  it("goes to the side on which nothing lies", () => {
    const around = (x: number, y: number) => ({ at: [x, y] as Point, reach: 40, weight: 4 });
    const walls = [around(380, 400), around(500, 320), around(500, 480)];
    expect(called([500, 400], 30, SIZE, FRAME, walls).x).toBeGreaterThan(530);
    expect(called([500, 400], 30, SIZE, FRAME, [around(620, 400), ...walls.slice(1)]).x).toBeLessThan(320);
  });

  it("stays on the board, in every corner of it", () => {
    for (const at of [
      [5, 5],
      [995, 5],
      [5, 795],
      [995, 795],
    ] as const) {
      const { x, y } = called(at, 20, SIZE, FRAME, []);
      expect(x >= 0 && y >= 0 && x + SIZE[0] <= FRAME.width && y + SIZE[1] <= FRAME.height).toBe(true);
      expect(hides({ x, y }, at, 20)).toBe(false);
    }
  });

  it("hides neither the dragon that it tells of nor a palace of anybody, where there is room", () => {
    const at = recorded("b-last");
    const now = read(at.view, at.layout);
    const lying = lyingOn(at.layout, now);
    const [width, height] = at.layout.size;
    const built = at.layout.spaces.filter(({ id }) => now.spaces.get(id)!.owner !== null);
    expect(built.length).toBeGreaterThan(20);
    let hidden = 0;
    for (const { id } of at.layout.provinces) {
      const { at: spot, reach } = spotOf({ sort: "province", id }, at.layout)!;
      const place = called(spot, reach, SIZE, { x: 0, y: 0, width, height }, lying);
      expect(hides(place, spot, reach)).toBe(false);
      hidden += built.filter((space) => hides(place, space.at, at.layout.radius.space / 2)).length;
    }
    expect(hidden).toBe(0);
  });
});

it("says what is doubled as it is counted", () => {
  const at = recorded("b-last");
  const [id, told] = Object.entries(at.details.provinces).find(([, each]) => each.points.some((points) => points > 1))!;
  const seat = told.points.findIndex((points) => points > 1);
  const doubled = { ...told, points: told.points.map((points) => 2 * points), doubled: [seat] };
  const details = { ...at.details, provinces: { ...at.details.provinces, [id]: doubled } };
  const worth = worthOf({ sort: "province", id }, details, at.seats);
  expect(worth.find(({ face }) => face.seat === seat)?.text).toBe(`2×${told.points[seat]}`);
});

it("strikes out what a palace of mine would keep from a rival", () => {
  const { details, seats, layout } = recorded("a-middle");
  const id = layout.spaces[0]!.id;
  const rows = seats.map(({ seat }) => ({ seat, spaces: [id], points: 4, completes: true }));
  const worth = worthOf({ sort: "space", id }, { ...details, spaces: { [id]: rows } }, seats);
  expect(worth.map(({ face, kept }) => kept === !face.mine)).toEqual(seats.map(() => true));
  const onlooker = seats.map((face) => ({ ...face, mine: false }));
  const seen = worthOf({ sort: "space", id }, { ...details, spaces: { [id]: rows } }, onlooker);
  expect(seen.some(({ kept }) => kept)).toBe(false);
});
