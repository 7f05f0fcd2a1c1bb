import { expect, it } from "vitest";
import { stopsOf, walked } from "../../src/boards/china/walking.ts";
import { recorded } from "./recorded.ts";

const { layout } = recorded("a-start");
const stops = stopsOf(layout);
const at = (sort: string, id: string) => stops.find((stop) => stop.thing.sort === sort && stop.thing.id === id)!;

it("goes to the nearest thing of its sort that lies that way", () => {
  expect(walked("ArrowRight", at("space", "yan-1"), stops)?.thing.id).toBe("yan-2");
  expect(walked("ArrowDown", at("space", "wei-1"), stops)?.thing.id).toBe("wei-2");
  expect(walked("ArrowLeft", at("space", "chin-6"), stops)?.thing.id).toBeUndefined();
});

it("changes between spaces, provinces and alliances to what is nearest", () => {
  expect(walked("p", at("space", "yan-2"), stops)?.thing).toEqual({ sort: "province", id: "yan" });
  expect(walked("a", at("space", "yan-6"), stops)?.thing).toEqual({ sort: "alliance", id: "8" });
  expect(walked("s", at("alliance", "8"), stops)?.thing.sort).toBe("space");
  expect(walked("q", at("alliance", "8"), stops)).toBeNull();
});

it.each(["a-start", "b-start"])("reaches every space of %s by arrows alone", (name) => {
  const all = stopsOf(recorded(name).layout);
  const spaces = all.filter((stop) => stop.thing.sort === "space");
  const seen = new Set([spaces[0]!]);
  for (const stop of seen)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = walked(key, stop, all);
      if (next) seen.add(next);
    }
  expect(seen.size).toBe(spaces.length);
});
