// Whoever is signed out at a table is told so, and finds the way to sign in again.
import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import Notices from "../../src/screens/table/Notices.svelte";
import { TableModel } from "../../src/screens/table/model.svelte.ts";
import { Draft } from "../../src/state/draft.svelte.ts";
import { me, type Person } from "../../src/state/me.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import { say } from "../../src/text/say.ts";
import { problem } from "../../src/wire/http.ts";

afterEach(() => vi.unstubAllGlobals());

it("has a way back, and is nobody until then", async () => {
  const sockets: { onclose?: (event: { code: number }) => void; close(): void }[] = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor() {
        sockets.push(this);
      }
      close(): void {}
    },
  );
  const no = JSON.stringify(problem("not_signed_in", "sign in"));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(no, { status: 401 })));
  me.person = { id: "ana", name: "Ana" } as Person;
  const table = new TableStore({ table: "t" });
  render(Notices, { model: new TableModel(table, new Draft(table)) });
  table.open(true);
  sockets[0]!.onclose!({ code: 4401 });
  const way = await screen.findByRole("link", { name: say("home-you-sign-in") });
  expect(way.getAttribute("href")).toBe("/you");
  await vi.waitFor(() => expect(me.person).toBe(null));
  table.close();
});
