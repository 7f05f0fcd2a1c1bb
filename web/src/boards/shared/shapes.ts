// What pieces and lands are made of; the players' shapes are in parts/. Colour is never the only sign.
import type { Shape } from "../contract.ts";

/** Where the letter's baseline lies in the box of 24 of `SHAPES`. */
export const BASELINES: Readonly<Record<Shape, number>> = {
  round: 17.2,
  square: 17.2,
  shield: 16.4,
  gate: 18.1,
  lozenge: 17,
};

/** Marks of the five colours of lands and cards, around 0, 0. */
export const MARKS: Readonly<Record<string, string>> = {
  red: "M0-6.2C3.4-6.2 6.2-3.4 6.2 0S3.4 6.2 0 6.2S-6.2 3.4-6.2 0S-3.4-6.2 0-6.2Z",
  green: "M0-6.8L6.9 5.4H-6.9Z",
  orange: "M-5.6-5.6H5.6V5.6H-5.6Z",
  yellow: "M0-7.6L6.6 0L0 7.6L-6.6 0Z",
  purple: "M-2.3-6.6H2.3V-2.3H6.6V2.3H2.3V6.6H-2.3V2.3H-6.6V-2.3H-2.3Z",
};

/** Threads of the five lands and of the sea, in a square of 24 that repeats. */
export const WEAVES: Readonly<Record<string, string>> = {
  red:
    "M6 2.5C7.9 2.5 9.5 4.1 9.5 6S7.9 9.5 6 9.5S2.5 7.9 2.5 6S4.1 2.5 6 2.5Z" +
    "M18 14.5C19.9 14.5 21.5 16.1 21.5 18S19.9 21.5 18 21.5S14.5 19.9 14.5 18S16.1 14.5 18 14.5Z",
  green: "M0 12Q6 4 12 12T24 12M0 24Q6 16 12 24T24 24",
  orange: "M0 6H12V18H24M12 0V6M12 18V24",
  yellow: "M0 12L12 0L24 12L12 24Z",
  purple: "M6 2V10M2 6H10M18 14V22M14 18H22",
  sea: "M0 12Q6 6 12 12T24 12M-12 24Q-6 18 0 24T12 24T24 24T36 24",
};

export const ROOF = "M-18.5-9.5Q-11-11-6.5-18.5H6.5Q11-11 18.5-9.5L15.5-5.5H-15.5Z";
export const HALL =
  "M-11.5-2Q-6-3-3.6-7.5H3.6Q6-3 11.5-2L9.5.6H-9.5ZM-2.6 1.8H2.6V6.4H-2.6Z" +
  "M-7.6 1.8H-5.6V6.4H5.6V1.8H7.6V6.4H9.5V8.6H-9.5V6.4H-7.6Z";
