// Outlines of the pictures on the home page, in a box of 24; pieces around their middle.

const ROUND = "M12 1.5A10.5 10.5 0 1 1 11.99 1.5Z";
const SQUARE = "M4.5 2.2H19.5Q21.8 2.2 21.8 4.5V19.5Q21.8 21.8 19.5 21.8H4.5Q2.2 21.8 2.2 19.5V4.5Q2.2 2.2 4.5 2.2Z";
const SHIELD = "M2.4 2.2H21.6V12.2Q21.6 18.8 12 23.2Q2.4 18.8 2.4 12.2Z";
const GATE = "M2.6 22V11.4Q2.6 1.6 12 1.6Q21.4 1.6 21.4 11.4V22Z";

/** The shape that goes with each colour, of both games. */
export const SEALS: Readonly<Record<string, string>> = {
  blue: ROUND,
  black: ROUND,
  green: SQUARE,
  purple: SHIELD,
  red: GATE,
  white: GATE,
};

export const ROOF = "M-17-8Q-10.500-9.500-6-16.500H6Q10.500-9.500 17-8L14-4.500H-14Z";
export const HALL = "M-9-2L0-8L9-2V0H7V8H2.500V3H-2.500V8H-7V0H-9Z";
export const TICK = "M-4 0.500L-1 3.500L4.500-3";
export const LYING = "M6 18H36.500Q44 18 44 27.500Q44 37 36.500 37H6Z";
export const STANDING = "M15 33V9.500Q15 2 24 2Q33 2 33 9.500V33ZM10 33H38V38H10Z";
