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
const LETTERS = "ABCDE";

export interface Sitting {
  readonly seat: number;
  readonly name: string;
  readonly mine: boolean;
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
