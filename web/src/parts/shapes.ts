// The five shapes that go with the colours of seats, in a box of 24.
import type { Shape } from "../boards/contract.ts";

export const SHAPES: Readonly<Record<Shape, string>> = {
  round: "M12 1.5A10.5 10.5 0 1 1 11.99 1.5Z",
  square: "M4.5 2.2H19.5Q21.8 2.2 21.8 4.5V19.5Q21.8 21.8 19.5 21.8H4.5Q2.2 21.8 2.2 19.5V4.5Q2.2 2.2 4.5 2.2Z",
  shield: "M2.4 2.2H21.6V12.2Q21.6 18.8 12 23.2Q2.4 18.8 2.4 12.2Z",
  gate: "M2.6 22V11.4Q2.6 1.6 12 1.6Q21.4 1.6 21.4 11.4V22Z",
  lozenge: "M12 .4L23.6 12L12 23.6L.4 12Z",
};
