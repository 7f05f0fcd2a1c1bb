import { describe, expect, it } from "vitest";
import { BADGE, fitting, ring, SIGN, type Arrow, type Ring } from "../../src/boards/confucius/gifts/ring.ts";

const seats = (players: number) => Array.from({ length: players }, (_, seat) => seat);
const all = (players: number): Arrow[] =>
  seats(players).flatMap((from) =>
    seats(players)
      .filter((to) => to !== from)
      .map((to) => ({ from, to })),
  );

/** The same numbers every time. */
function shuffled(arrows: readonly Arrow[], seed: number): Arrow[] {
  let state = seed + 1;
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648);
  return arrows
    .map((arrow) => ({ arrow, key: next() }))
    .sort((one, other) => one.key - other.key)
    .map(({ arrow }) => arrow);
}

function nearest({ arrows }: Ring): number {
  const distances = arrows.flatMap((one, n) =>
    arrows.slice(n + 1).map((other) => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)),
  );
  return Math.min(...distances);
}

describe.each([3, 4, 5])("%s players", (players) => {
  it("stand apart, inside the drawing, whoever looks on below", () => {
    const { places, width, height } = ring(seats(players), []);
    expect(places).toHaveLength(players);
    expect(Math.max(...places.map(({ y }) => y))).toBe(places[0]!.y);
    for (const place of places) {
      expect(place.x - SIGN / 2).toBeGreaterThanOrEqual(0);
      expect(place.x + SIGN / 2).toBeLessThanOrEqual(width);
      expect(place.y + SIGN / 2).toBeLessThanOrEqual(height);
      for (const other of places)
        if (other !== place) expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(2 * SIGN);
    }
  });

  it("stand nearer to each other where there is little height, and still inside", () => {
    const [tall, flat] = [ring(seats(players), []), ring(seats(players), [], true)];
    expect(flat.height).toBeLessThan(tall.height);
    for (const { x, y } of flat.places) {
      expect(y - SIGN / 2).toBeGreaterThanOrEqual(0);
      expect(y + SIGN / 2).toBeLessThanOrEqual(flat.height);
      for (const other of flat.places)
        if (other.x !== x || other.y !== y) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * SIGN);
    }
  });

  it("have an arrow for each gift, whose value hides no sign", () => {
    const drawn = ring(seats(players), all(players));
    expect(drawn.arrows).toHaveLength(players * (players - 1));
    for (const { at } of drawn.arrows)
      for (const place of drawn.places)
        expect(Math.hypot(at.x - place.x, at.y - place.y)).toBeGreaterThan(SIGN / 2 + BADGE - 2);
  });

  it("keep up to nine values apart, whoever gave them", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const arrows = shuffled(all(players), seed).slice(0, 9);
      expect(nearest(ring(seats(players), arrows))).toBeGreaterThan(2 * BADGE - 1);
    }
  });
});

it("parts arrows in both directions, and leaves a single one straight", () => {
  const both = ring(
    [0, 1, 2, 3],
    [
      { from: 0, to: 2 },
      { from: 2, to: 0 },
    ],
  ).arrows;
  expect(both[0]!.at.x).not.toBe(both[1]!.at.x);
  const [single] = ring([0, 1, 2, 3], [{ from: 0, to: 2 }]).arrows;
  expect(single!.at.x).toBe(150);
});

it("keeps a value off the head of another arrow", () => {
  const arrows = [
    { from: 1, to: 3 },
    { from: 2, to: 0 },
    { from: 0, to: 2 },
  ];
  const drawn = ring([0, 1, 2, 3], arrows);
  const heads = drawn.arrows.map(({ path }) => path.split(" ").slice(-2).map(Number));
  drawn.arrows.forEach(({ at }, n) =>
    heads.forEach(([x, y], other) => {
      if (other !== n) expect(Math.hypot(at.x - x!, at.y - y!)).toBeGreaterThan(BADGE);
    }),
  );
});

describe("names", () => {
  it("stand inside the drawing, cut where there is no room for them", () => {
    for (const players of [3, 4, 5])
      for (const { label } of ring(seats(players), []).places) {
        expect(label.room).toBeGreaterThan(70);
        expect(fitting("Apprentice of the Emperor", label.room)).toMatch(/^Apprentic.*…$/);
        expect(fitting("Anna", label.room)).toBe("Anna");
      }
  });
});

it("keeps values off the names of three where there is little height, as wide as a name with a change of cubes is", () => {
  for (const other of [1, 2]) {
    const both = [
      { from: 0, to: other },
      { from: other, to: 0 },
    ];
    const { arrows, places } = ring(seats(3), both, true);
    for (const { at } of arrows)
      for (const { label } of places) {
        const left = label.x - (label.anchor === "middle" ? 54 : 0); // "next: 4 cubes → 3"
        const isBeside = at.x + BADGE < left || at.x - BADGE > left + 108;
        expect(isBeside || at.y + BADGE < label.y - 11 || at.y - BADGE > label.y + 19).toBe(true);
      }
  }
});
