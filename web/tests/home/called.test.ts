// Computer players in lists are called as the reader's language calls them; people as they call themselves.
import { expect, test, vi } from "vitest";
import { titleOf } from "../../src/screens/home/lines.ts";
import { tableTitle } from "../../src/screens/words.ts";
import { namesAt } from "../../src/state/calling.ts";
import { lobby } from "../../src/state/lobby.svelte.ts";
import type { Listed } from "../../src/state/lists.ts";

const BOTS = [
  { name: "clerk", title: "Schreiber", about: "", sort: "level", slow: false },
  { name: "search", title: "Suche", about: "", sort: "kind", slow: false },
  { name: "builder", title: "Baumeister", about: "", sort: "character", slow: false },
];
const seat = (place: number, kind: string, name: string) => ({ place, kind, name }) as Listed["seats"][number];

test("a list names computer players in words", async () => {
  const answer = () =>
    Promise.resolve(new Response(JSON.stringify(BOTS), { headers: { "content-type": "application/json" } }));
  vi.stubGlobal("fetch", vi.fn(answer));
  await lobby.bots("china");
  vi.unstubAllGlobals();
  const bots = ["clerk", "magistrate@builder", "search:2s", "somebody-new"].map((name, n) => seat(n, "bot", name));
  expect(tableTitle({ game: "china", title: "", seats: bots }, "China")).toBe(
    "China with Schreiber, Baumeister, Suche, somebody-new",
  );
  expect(tableTitle({ game: "china", title: "", seats: [seat(0, "person", "clerk")] }, "China")).toBe(
    "China with clerk",
  );
});

test("public lists name computer players in words too, those of one kind together", () => {
  const seats = [seat(0, "person", "Anna"), ...[1, 2, 3].map((place) => seat(place, "bot", "clerk"))];
  expect(titleOf("", seats)).toBe("Anna, 3 × Schreiber");
  const players = ["clerk", "magistrate@builder", "clerk"].map((bot) => ({ name: "Clerk", bot }));
  expect(titleOf("", [...players, { name: "Anna", bot: null }, { name: "Anna", bot: null }])).toBe(
    "Anna, Anna, 2 × Schreiber, Baumeister",
  );
});

test("players at a table are called as the server calls them to readers of this language", () => {
  const names = ["clerk", "clerk", "magistrate@builder", "random"];
  const bots = names.map((bot, n) => ({ place: n + 1, kind: "bot", name: "", bot }));
  const me = { place: 0, kind: "person", name: "Schreiber", bot: null };
  expect([...namesAt([...bots, me]).values()]).toEqual([
    "Schreiber",
    "Schreiber 2",
    "Schreiber 3",
    "Baumeister",
    "Random",
  ]);
});
