// How a seat looks: colour, shape and letter together. A game tells its colours; their names are those of the notation.
import type { SeatFace, Shape, View } from "./contract.ts";

const SHAPES: Readonly<Record<string, Shape>> = {
  blue: "round",
  black: "round",
  green: "square",
  purple: "shield",
  red: "gate",
  white: "gate",
  yellow: "lozenge",
};
const LETTERS = "ABCDE";

export function shapeOf(colour: string): Shape {
  return SHAPES[colour] ?? "round";
}

/** As the lexicon of a table tells it. */
export interface Looks {
  readonly colours: readonly string[]; // in the order of seats
  readonly palette: string; // the set of colours in the tokens
  readonly by_colour: boolean; // a letter is its colour's; else letters go by seats
  readonly first: string; // the field of a view that names the colour of the first seat
}

/** Until a table has told them. */
export const PLAIN: Looks = { colours: ["blue"], palette: "cn", by_colour: false, first: "" };

export interface Sitting {
  readonly seat: number;
  readonly name: string;
  readonly mine: boolean;
}

/** The same seats with mine in the colour that I have chosen: whoever had it gets mine, and nobody else changes. A game
    without it has another of the same shape. */
export function inOwnColour<Face extends SeatFace>(
  { colours, palette, by_colour }: Looks,
  faces: readonly Face[],
  own: number,
  wish: string,
): readonly Face[] {
  const mine = faces.find((face) => face.seat === own);
  const shape = SHAPES[wish];
  const colour = colours.includes(wish) ? wish : colours.find((each) => SHAPES[each] === shape);
  if (!mine || !shape || !colour) return faces;
  const name = `${palette}-${colour}`;
  const letter = (face: Face, of: string): string => (by_colour ? of[palette.length + 1]!.toUpperCase() : face.letter);
  return faces.map((face) => {
    if (face === mine) return { ...face, colour: name, shape, letter: letter(face, name) };
    if (face.colour !== name) return face;
    return { ...face, colour: mine.colour, shape: mine.shape, letter: letter(face, mine.colour) };
  });
}

export function faceOf(looks: Looks, view: View | null, players: number, sitting: Sitting): SeatFace {
  const { colours, palette, by_colour, first } = looks;
  const from = view?.[first]?.[0] ?? 0;
  const round = first ? Math.min(players, colours.length) : colours.length;
  const colour = colours[(from + sitting.seat) % Math.max(1, round)]!;
  const letter = by_colour ? colour[0]!.toUpperCase() : (LETTERS[sitting.seat] ?? String(sitting.seat + 1));
  return { ...sitting, letter, colour: `${palette}-${colour}`, shape: shapeOf(colour) };
}

/** The same faces, as the objects that were there before where nobody looks different: what is drawn of them stays. */
export function unchanged(had: readonly SeatFace[], faces: readonly SeatFace[]): readonly SeatFace[] {
  const now = faces.map(({ seat, name, letter, colour, shape, mine }) => ({ seat, name, letter, colour, shape, mine }));
  return JSON.stringify(had) === JSON.stringify(now) ? had : now;
}
