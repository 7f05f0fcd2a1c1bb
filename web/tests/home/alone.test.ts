// A rematch against computer players alone begins at once; with anybody else one waits for them.
import { beforeEach, expect, it, vi } from "vitest";
import { startAlone } from "../../src/screens/home/playing.ts";
import { me } from "../../src/state/me.svelte.ts";
import { ask, type Schemas } from "../../src/wire/http.ts";

vi.mock("../../src/wire/http.ts", async (real) => ({ ...(await real<object>()), ask: vi.fn() }));

const table = (...seats: readonly { kind: string; person: string | null }[]) =>
  ({ id: "t1", seats }) as unknown as Schemas["TableInfo"];
const bot = { kind: "bot", person: null };
const mine = { kind: "person", person: "p1" };

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(me, "person", "get").mockReturnValue({ id: "p1" } as typeof me.person);
  vi.mocked(ask).mockResolvedValue({ ok: true, data: null } as never);
});

it("starts where only computer players sit beside me", async () => {
  expect(await startAlone(table(bot, mine, bot))).toBe(true);
  expect(vi.mocked(ask).mock.calls[0]?.slice(0, 2)).toEqual(["post", "/api/tables/{table}/start"]);
});

it("waits for others, for an empty seat, and for people at one screen", async () => {
  for (const other of [{ kind: "person", person: "p2" }, { kind: "open", person: null }, mine])
    expect(await startAlone(table(mine, bot, other))).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});
