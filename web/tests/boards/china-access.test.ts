// axe on everything of China's that is drawn; contrast needs a real browser and is checked there.
import { render } from "@testing-library/svelte";
import axe from "axe-core";
import { expect, it } from "vitest";
import Display from "../../src/boards/china/Display.svelte";
import Looked from "../../src/boards/china/Looked.svelte";
import Map from "../../src/boards/china/Map.svelte";
import ProvinceList from "../../src/boards/china/ProvinceList.svelte";
import SeatFacts from "../../src/boards/china/SeatFacts.svelte";
import TurnPanel from "../../src/boards/china/TurnPanel.svelte";
import { recorded } from "./recorded.ts";

HTMLCanvasElement.prototype.getContext = () => null; // jsdom has none, and says so each time

async function findings(container: Element): Promise<string[]> {
  const found = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`);
}

it("finds nothing on the map", { timeout: 60_000 }, async () => {
  const { layout, view, seats, legal, draft, details, number } = recorded("a-middle", 1);
  const told = { layout, view, seats, legal, draft, details, number, hint: [], last: [], looked: null };
  expect(await findings(render(Map, { ...told, onpick: () => undefined }).container)).toEqual([]);
});

it("finds nothing in the panels", { timeout: 60_000 }, async () => {
  for (const at of [recorded("a-middle", 2), recorded("b-drawing"), recorded("b-last")]) {
    const { layout, view, seats, legal, draft, details, proposals, number } = at;
    const onpick = () => undefined;
    const turn = { layout, view, seats, legal, draft, details, proposals, number, hint: [], before: at.totals, onpick };
    expect(await findings(render(TurnPanel, turn).container)).toEqual([]);
    expect(
      await findings(render(Display, { layout, view, legal, hint: [], details, number, onpick }).container),
    ).toEqual([]);
    expect(await findings(render(SeatFacts, { layout, view, face: seats[0]!, total: 3 }).container)).toEqual([]);
    expect(await findings(render(ProvinceList, { layout, view, seats, details }).container)).toEqual([]);
    for (const thing of [
      { sort: "province", id: "wei" },
      { sort: "alliance", id: "8" },
      { sort: "space", id: "wei-5" },
    ])
      expect(
        await findings(render(Looked, { thing, view, layout, seats, now: at.told.details, then: null }).container),
      ).toEqual([]);
  }
});
