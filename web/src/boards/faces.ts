// How a seat looks in a game: colour, shape and letter together. The names of colours are those of the notation.
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
const CHINA = ["blue", "green", "purple", "red", "yellow"] as const;
const CONFUCIUS = ["black", "green", "purple", "white", "yellow"] as const;
const INSTEAD: Readonly<Record<string, string>> = { blue: "black", red: "white" };
const LETTERS = "ABCDE";

export interface Sitting {
  readonly seat: number;
  readonly name: string;
  readonly mine: boolean;
}

/** The same seats with mine in the colour that I have chosen: whoever had it gets mine, and nobody else changes. In
    Confucius black stands for blue and white for red: they have the same shape. */
export function inOwnColour<Face extends SeatFace>(
  game: string,
  faces: readonly Face[],
  own: number,
  wish: string,
): readonly Face[] {
  const mine = faces.find((face) => face.seat === own);
  const colour = game === "confucius" ? (INSTEAD[wish] ?? wish) : wish;
  const shape = SHAPES[colour];
  if (!mine || !shape) return faces;
  const name = `${mine.colour.slice(0, 3)}${colour}`;
  const letter = (face: Face, of: string): string => (game === "confucius" ? of[3]!.toUpperCase() : face.letter);
  return faces.map((face) => {
    if (face === mine) return { ...face, colour: name, shape, letter: letter(face, name) };
    if (face.colour !== name) return face;
    return { ...face, colour: mine.colour, shape: mine.shape, letter: letter(face, mine.colour) };
  });
}

/** In China colours go round from whoever began, letters by turn order; in Confucius a letter is its colour's. */
export function faceOf(game: string, view: View | null, players: number, sitting: Sitting): SeatFace {
  const { seat } = sitting;
  if (game === "confucius") {
    const colour = CONFUCIUS[seat % CONFUCIUS.length]!;
    return { ...sitting, letter: colour[0]!.toUpperCase(), colour: `cf-${colour}`, shape: SHAPES[colour]! };
  }
  const first = game === "china" ? (view?.["first"]?.[0] ?? 0) : 0;
  const colour = CHINA[(first + seat) % Math.max(1, Math.min(players, CHINA.length))]!;
  return { ...sitting, letter: LETTERS[seat] ?? String(seat + 1), colour: `cn-${colour}`, shape: SHAPES[colour]! };
}
