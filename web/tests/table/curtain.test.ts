// The curtain between two people at one screen: nothing of the one's hand stays in front of it, or waits behind it.
import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { SeatFacts } from "../../src/panels/data.ts";
import HotCurtain from "../../src/screens/table/HotCurtain.svelte";
import type { HotSeat } from "../../src/screens/table/hotseat.svelte.ts";
import { TableModel } from "../../src/screens/table/model.svelte.ts";
import { Draft } from "../../src/state/draft.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import type { LexiconTold } from "../../src/text/lexicon.ts";
import china from "../fixtures/wire-china.json";

afterEach(() => vi.unstubAllGlobals());

it("takes away what was asked and about to be done, also an answer that comes after it has fallen", async () => {
  const no = { allowed: false, title: "", text: "You have no red card.", clause: "CN-1", ways: [], things: [] };
  let tell = (): void => undefined;
  const fetched = () => new Response(JSON.stringify(no), { headers: { "content-type": "application/json" } });
  vi.stubGlobal("fetch", (): Promise<Response> => Promise.resolve(fetched()));
  const table = new TableStore({ table: "t" });
  table.use(china.lexicon as unknown as LexiconTold);
  table.hear(china.fresh as unknown as Parameters<TableStore["hear"]>[0]);
  const model = new TableModel(table, new Draft(table));
  await model.asking.why(1, document.body);
  expect(model.asking.told?.text).toBe("You have no red card.");
  const seats = model.seats as readonly SeatFacts[];
  model.confirming = { actions: [1], ends: false };
  model.asking.takingBack = 1;
  model.asking.hint = { number: 1, actions: [1], line: "", steps: [], text: "" } as never;
  table.look(null); // the curtain falls
  vi.stubGlobal("fetch", () => new Promise<Response>((come) => (tell = () => come(fetched()))));
  const late = model.asking.why(2, document.body);

  const hot = { next: seats[0]!.seat, opened: null, mine: [0, 1] } as unknown as HotSeat;
  render(HotCurtain, { hot, model, seats });
  tell();
  await late;
  expect(screen.getByRole("region", { name: /Pass the screen to/ })).toBeTruthy();
  const { told, hint, takingBack } = model.asking;
  expect([told, hint, takingBack, model.confirming]).toEqual([null, null, null, null]);
});
