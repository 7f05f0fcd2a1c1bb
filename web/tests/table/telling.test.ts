import { expect, it, vi } from "vitest";
import type { TableModel } from "../../src/screens/table/model.svelte.ts";
import { Telling } from "../../src/screens/table/telling.svelte.ts";

it("sounds the gong when the last round begins, once, and not for who comes to it", () => {
  const began = new Telling({} as TableModel);
  const play = vi.spyOn(began.sounds, "play");
  for (const is of [false, false, true, true]) began.lastRound(is);
  expect(play.mock.calls).toEqual([["last"]]);
  const came = new Telling({} as TableModel);
  const heard = vi.spyOn(came.sounds, "play");
  for (const is of [true, true]) came.lastRound(is);
  expect(heard).not.toHaveBeenCalled();
});
