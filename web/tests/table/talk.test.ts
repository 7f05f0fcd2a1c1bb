// Chat and my note: what could not be done is told, and nothing is lost by it.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "../../src/parts/toasts.svelte.ts";
import { Talk } from "../../src/screens/table/talk.svelte.ts";
import { me, type Person } from "../../src/state/me.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import { problem } from "../../src/wire/http.ts";

const broken = problem("internal", "something went wrong");
let answers: Record<string, unknown>; // by what an address ends with
let talk: Talk;

beforeEach(() => {
  vi.useFakeTimers();
  answers = { me: { id: "ana", name: "Ana" }, chat: { lines: [], read: 0, muted: false } };
  vi.stubGlobal("fetch", (url: string) => {
    const body = (answers[url.split("/").at(-1)!] ?? broken) as { type?: string };
    return Promise.resolve(new Response(JSON.stringify(body), { status: body.type === "problem" ? 503 : 200 }));
  });
  me.person = { id: "ana", name: "Ana" } as Person;
  talk = new Talk(new TableStore({ table: "t" }));
});

afterEach(async () => {
  await vi.runAllTimersAsync(); // toasts go
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const told = () => toasts().map(({ text }) => text);
const said = [expect.stringContaining(broken.text)];

it("answers whether it was said", async () => {
  answers.chat = broken;
  expect([await talk.send("hello"), told()]).toEqual([said[0], said]);
  answers.chat = {};
  expect(await talk.send("hello")).toBe("");
});

it("is as loud as it was where that could not be changed", async () => {
  await talk.mute(true);
  expect([talk.muted, told()]).toEqual([false, said]);
  answers.mute = {};
  await talk.mute(true);
  expect(talk.muted).toBe(true);
});

it("keeps a note that could not be kept elsewhere, and says so", async () => {
  await talk.write("beware of Bo");
  expect([talk.note, told()]).toEqual(["beware of Bo", said]);
});

it("waits for my note, so that it is not written over", async () => {
  answers.note = problem("busy", "");
  void talk.open();
  await vi.advanceTimersByTimeAsync(500);
  answers.note = { text: "beware of Bo" };
  await vi.advanceTimersByTimeAsync(1_500);
  expect(talk.note).toBe("beware of Bo");
});
