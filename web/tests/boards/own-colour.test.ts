import { describe, expect, it } from "vitest";
import { faceOf, inOwnColour, type Looks } from "../../src/boards/faces.ts";
import confucius from "./recorded/confucius/lexicon.json";
import china from "./recorded/lexicon-a.json";

function sitting(looks: Looks, players: number) {
  return [...Array(players).keys()].map((seat) =>
    faceOf(looks, null, players, { seat, name: `P${seat}`, mine: seat === 0 }),
  );
}

describe("my own colour", () => {
  it("is mine at any table; who had it gets the one that I leave, and nobody else changes", () => {
    const before = sitting(china.looks, 5);
    const after = inOwnColour(china.looks, before, 0, "red");
    expect(after.map((face) => face.colour)).toEqual(["cn-red", "cn-green", "cn-purple", "cn-blue", "cn-yellow"]);
    expect(after.map((face) => face.shape)).toEqual(["gate", "square", "shield", "round", "lozenge"]);
    expect(after.map((face) => face.letter)).toEqual(["A", "B", "C", "D", "E"]); // by turn order
  });

  it("may be one that nobody has", () => {
    const after = inOwnColour(china.looks, sitting(china.looks, 3), 1, "yellow");
    expect(after.map((face) => face.colour)).toEqual(["cn-blue", "cn-yellow", "cn-purple"]);
  });

  it("brings its letter in Confucius, where black is blue's and white is red's", () => {
    const after = inOwnColour(confucius.looks, sitting(confucius.looks, 4), 1, "blue");
    expect(after.map((face) => [face.colour, face.letter])).toEqual([
      ["cf-green", "G"],
      ["cf-black", "B"],
      ["cf-purple", "P"],
      ["cf-white", "W"],
    ]);
    expect(inOwnColour(confucius.looks, sitting(confucius.looks, 3), 0, "red")[0]).toMatchObject({
      colour: "cf-white",
      shape: "gate",
    });
  });

  it("never gives two the same look", () => {
    for (const looks of [china.looks, confucius.looks])
      for (const wish of ["none", "blue", "green", "purple", "red", "yellow"])
        for (const own of [-1, 0, 3]) {
          const after = inOwnColour(looks, sitting(looks, 5), own, wish);
          expect(new Set(after.map((face) => `${face.colour} ${face.shape}`)).size).toBe(5);
        }
  });
});
