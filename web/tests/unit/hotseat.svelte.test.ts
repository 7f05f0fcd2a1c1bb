// Several people at one screen: what each is told when the curtain opens, and what was seen here before.
import { afterEach, expect, it } from "vitest";
import { HotSeat } from "../../src/screens/table/hotseat.svelte.ts";
import { me } from "../../src/state/me.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import type { LexiconTold } from "../../src/text/lexicon.ts";
import type { Fresh, Update } from "../../src/wire/socket.ts";
import china from "../fixtures/wire-china.json";

const told = china.fresh as unknown as Fresh;
const update = (china.updates as unknown as Update[])[0]!;

afterEach(() => void (me.person = null));

it("what came with the move that let the curtain fall is news to whoever opens it; what stood before is not", () => {
  me.person = { id: "p" } as typeof me.person;
  const table = new TableStore({ table: "t" });
  table.use(china.lexicon as unknown as LexiconTold);
  const hot = new HotSeat(table);
  table.onchange(() => hot.heard());
  const seats = told.info!.seats.map((each) => ({ ...each, kind: "person" as const, person: "p" }));
  const sees = (viewer: number, asked: number, number: number): Fresh => ({
    ...{ ...told, number, since: null },
    info: { ...told.info!, seats } as Fresh["info"],
    position: { ...told.position!, viewer, asked, ended: null },
  });
  const [ana, ben] = [0, 1];
  table.hear(sees(-1, ana, 7));
  hot.open();
  table.hear(sees(ana, ana, 7));
  expect([hot.isCovered, table.came], "whoever comes has seen nothing happen").toEqual([false, 7]);
  table.hear({ ...update, number: 8, seat: ana, position: sees(ana, ana, 8).position });
  table.hear({ ...update, number: 9, seat: ana, position: sees(ana, ben, 9).position });
  expect(hot.isCovered).toBe(true);
  table.hear(sees(-1, ben, 9));
  hot.open();
  table.hear(sees(ben, ben, 9));
  expect([hot.isCovered, table.came]).toEqual([false, 8]);
  table.hear(sees(ben, ben, 9)); // the line was lost
  expect(table.came).toBe(9);
});
