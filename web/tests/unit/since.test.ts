// Who comes in the middle of a turn sees what who stayed sees: others' moves since the turn before, until mine is over.
import { afterEach, expect, it, vi } from "vitest";
import { TableStore } from "../../src/state/table.svelte.ts";
import type { LexiconTold } from "../../src/text/lexicon.ts";
import type { Fresh, Update } from "../../src/wire/socket.ts";
import china from "../fixtures/wire-china.json";

const told = china.fresh as unknown as Fresh;
const me = told.position!.viewer;
const turns = [
  { seat: me + 1, asked: me + 2 },
  { seat: me + 2, asked: me },
  { seat: me, asked: me }, // I have begun, and play on
  { seat: me, asked: me + 1 },
];
const updates = (china.updates as unknown as Update[]).slice(0, turns.length).map((update, at) => {
  const { seat, asked } = turns[at]!;
  return { ...update, kind: "moved", seat, position: { ...update.position!, asked } };
});

/** A table whose line never opens: the test tells it everything. */
function opened(): TableStore {
  vi.stubGlobal(
    "WebSocket",
    class {
      close = vi.fn();
    },
  );
  const answer = (url: string) => (url.includes("/updates") ? updates.slice(0, 3) : {});
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      new Response(JSON.stringify(answer(url)), {
        status: url.includes("/updates") ? 200 : 404,
        headers: { "content-type": "application/json" },
      }),
    ),
  );
  const table = new TableStore({ table: "t" });
  table.open();
  table.use(china.lexicon as unknown as LexiconTold);
  return table;
}

const numbers = (table: TableStore) => table.since.map((story) => story.number);

afterEach(() => vi.unstubAllGlobals());

it("is the same for who stayed and who came again in the middle of the turn", async () => {
  const stayed = opened();
  stayed.hear({ ...told, since: null });
  for (const update of updates.slice(0, 3)) stayed.hear(update);
  const came = opened();
  const now = updates[2]!;
  came.hear({ ...told, number: now.number, since: told.number, position: now.position });
  await vi.waitFor(() => expect(numbers(came)).not.toEqual([]));
  expect(numbers(came)).toEqual(updates.slice(0, 2).map(({ number }) => number));
  expect(numbers(came)).toEqual(numbers(stayed));
  for (const table of [stayed, came]) {
    table.hear(updates[3]!);
    expect(numbers(table)).toEqual([]);
    table.close();
  }
});
