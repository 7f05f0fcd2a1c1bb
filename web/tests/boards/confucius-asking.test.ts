// What cannot be sent yet in Confucius says why, in the tray.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import Stage from "../../src/boards/confucius/Stage.svelte";
import { deedsOf, lexicon, sceneOf } from "./recordedConfucius.ts";

it("cards that do not pay are asked about by the seal that they keep from being set, by y and by click", async () => {
  const ask = vi.fn();
  const deeds = { ...deedsOf(), ask };
  render(Stage, { scene: sceneOf("adv4-middle", 1), deeds });
  for (const card of screen.getAllByRole("button", { pressed: true })) await fireEvent.click(card);
  const seal = document.querySelector<HTMLElement>("[data-part=tray] .cinnabar")!;
  expect(seal.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.keyDown(seal, { key: "y" });
  await fireEvent.click(seal);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(deeds.calls).toEqual([]);
  const [action, , general] = ask.mock.calls[0] as [number, Element, { title: string; text: string }];
  expect(lexicon.action(action).kind).toBe("enough");
  expect(general.text).toMatch(/short|missing|more/);
});
