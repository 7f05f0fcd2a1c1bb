// Computer players are called the same by the browser and by the server: tests/server/tables/test_sv_called.py has the same list.
import { beforeEach, expect, it, vi } from "vitest";
import list from "../fixtures/called.json";

const ask = vi.fn();
vi.mock("../../src/wire/http.ts", async (real) => ({ ...(await real<object>()), ask }));

beforeEach(() => vi.resetModules()); // the lobby keeps the titles of one language

it.each(list.cases)("$why ($language)", async ({ game, language, seats, names }) => {
  const titles: Record<string, Record<string, Record<string, string>>> = list.bots;
  const bots = Object.entries(titles[game]![language]!).map(([name, title]) => ({ name, title }));
  ask.mockResolvedValue({ ok: true, data: bots });
  const { lobby } = await import("../../src/state/lobby.svelte.ts");
  const { namesAt } = await import("../../src/state/calling.ts");
  await lobby.bots(game);
  expect([...namesAt(seats as Parameters<typeof namesAt>[0]).values()]).toEqual(names);
});
