// Who cannot see the banners hears what they say: a refusal, a lost line, that the game begins.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableModel } from "../../src/screens/table/model.svelte.ts";
import { speaking } from "../../src/screens/table/speaking.svelte.ts";

const heard = vi.hoisted(() => vi.fn());
vi.mock("../../src/text/announce.svelte.ts", () => ({ announce: heard }));

const no = (text: string) => ({ type: "problem", code: "stale", text });
const play = vi.fn();
let end = (): void => undefined;

class Told {
  told = $state.raw<object | null>(null);
  no = $state.raw<object | null>(null);
  connection = $state("connecting");
  info = $state.raw<{ status: string } | null>(null);
}

function listening() {
  const told = { table: new Told(), draft: new Told(), asking: new Told(), headline: { head: "Your turn" } };
  end = $effect.root(() => speaking(told as unknown as TableModel, { play }));
  flushSync();
  return told;
}

/** Change something; what is spoken then. */
function after(change: () => void): unknown[][] {
  heard.mockClear();
  change();
  flushSync();
  return heard.mock.calls.map(([text, manner]) => [text, manner ?? "polite"]);
}

beforeEach(() => heard.mockClear());
afterEach(() => end());

it("every refusal is spoken at once, also when it is the same again", () => {
  const { draft } = listening();
  const said = [["That was refused. It is taken.", "assertive"]];
  expect(after(() => (draft.no = no("It is taken.")))).toEqual(said);
  expect(after(() => (draft.no = null))).toEqual([]);
  expect(after(() => (draft.no = no("It is taken.")))).toEqual(said);
});

it("what is asked and not allowed has a sound", () => {
  const { asking } = listening();
  expect(play).not.toHaveBeenCalled();
  after(() => (asking.told = { text: "It is taken." }));
  expect(play.mock.calls).toEqual([["refused"]]);
});

it("a lost line is told once, and that it is back; a page that first connects is silent", () => {
  const { table } = listening();
  const to = (connection: string) => after(() => (table.connection = connection));
  expect(to("connected")).toEqual([]);
  expect(to("reconnecting")).toEqual([["Reconnecting …", "polite"]]);
  expect(to("connecting")).toEqual([]);
  expect(to("reconnecting")).toEqual([]);
  expect(to("connected")).toEqual([["The line is back.", "polite"]]);
  expect(to("connected")).toEqual([]);
});

it("a page that is out of date, a person who is signed out and a table that is gone are told at once", () => {
  const { table } = listening();
  const to = (connection: string) => after(() => (table.connection = connection));
  expect(to("outdated")).toEqual([["This page is older than the server.", "assertive"]]);
  expect(to("signed-out")).toEqual([["You are signed out here. Sign in again to go on.", "assertive"]]);
  expect(after(() => (table.no = no("There is no such table.")))).toEqual([["There is no such table.", "assertive"]]);
});

it("who waits hears that the game begins, and whose turn it is; who comes to a game that runs does not", () => {
  const { table } = listening();
  expect(after(() => (table.info = { status: "open" }))).toEqual([]);
  expect(after(() => (table.info = { status: "running" }))).toEqual([["The game begins. Your turn", "assertive"]]);
  end();
  const other = listening();
  expect(after(() => (other.table.info = { status: "running" }))).toEqual([]);
});
