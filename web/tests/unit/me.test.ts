// Who I am is forgotten only where the server says that it knows nobody.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { problem } from "../../src/wire/http.ts";

type Told = readonly [status: number, body: unknown];
const ana = { id: "ana", name: "Ana", guest: true, language: "" };
const no = (status: number, code: string): Told => [status, problem(code, code)];

let me: (typeof import("../../src/state/me.svelte.ts"))["me"];
let answers: Told[]; // to "who am I?", the last of them for ever
let posts: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  posts = [];
  vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
    if (method === "POST") posts.push(url);
    const [status, body] = method === "POST" ? [201, ana] : answers.length > 1 ? answers.shift()! : answers[0]!;
    return Promise.resolve(new Response(JSON.stringify(body), { status: status as number }));
  });
  vi.resetModules();
  ({ me } = await import("../../src/state/me.svelte.ts"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("is asked again where the server has had too much", async () => {
  answers = [no(429, "too_many"), no(503, "unavailable"), [200, ana]];
  const loaded = me.load();
  await vi.runAllTimersAsync();
  await loaded;
  expect([me.person, me.known]).toEqual([ana, true]);
});

it("is nobody new while nobody can say who I am", async () => {
  answers = [no(503, "unavailable")];
  const asked = me.be("Bo");
  await vi.runAllTimersAsync();
  expect(await asked).toEqual({ ok: false, no: problem("unavailable", "unavailable") });
  expect([me.known, me.person, posts]).toEqual([false, null, []]);
  answers = [[200, ana]];
  expect(await me.be("Bo")).toEqual({ ok: true, data: ana });
  expect(posts).toEqual([]);
});

it("stays who I am when the server is lost for a while", async () => {
  answers = [[200, ana]];
  await me.load();
  answers = [no(500, "internal")];
  await me.again();
  expect(me.person).toEqual(ana);
});

it("is a new guest where the server knows nobody", async () => {
  answers = [no(401, "not_signed_in")];
  expect(await me.be("Bo")).toEqual({ ok: true, data: ana });
  expect([me.known, posts]).toEqual([true, ["/api/guests"]]);
});
