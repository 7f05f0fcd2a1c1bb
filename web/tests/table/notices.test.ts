// How the line to the server stands is said on the page, with what can be done about it.
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it } from "vitest";
import { TableModel } from "../../src/screens/table/model.svelte.ts";
import Notices from "../../src/screens/table/Notices.svelte";
import Tools from "../../src/screens/table/Tools.svelte";
import { Draft } from "../../src/state/draft.svelte.ts";
import { TableStore } from "../../src/state/table.svelte.ts";
import { problem } from "../../src/wire/http.ts";

async function shown(change: (table: TableStore) => void) {
  const table = new TableStore({ table: "t" });
  const model = new TableModel(table, new Draft(table));
  render(Notices, { model });
  const none = () => undefined;
  render(Tools, { model, rules: false, bare: false, onrules: none, onsettings: none, onmenu: none });
  change(table);
  await tick();
  return document.body.textContent ?? "";
}

it("a page that is older than the server says so, and can be loaded again", async () => {
  const text = await shown((table) => (table.connection = "outdated"));
  expect(text).toContain("This page is older than the server.");
  expect(text).toContain("Out of date");
  expect(screen.getByRole("button", { name: "Load again" })).toBeTruthy();
});

it("who is signed out reads how to go on", async () => {
  const text = await shown((table) => (table.connection = "signed-out"));
  expect(text).toContain("You are signed out here. Sign in again to go on.");
  expect(text).toContain("Signed out");
});

it("a lost line says what is kept; a line that stands says nothing", async () => {
  expect(await shown((table) => (table.connection = "reconnecting"))).toContain("The table stays as you last saw it.");
  document.body.replaceChildren();
  const text = await shown((table) => (table.connection = "connected"));
  expect(text).not.toMatch(/Reconnecting|older than|signed out/i);
  expect(text).toContain("Live");
});

it("a table that is gone leads home", async () => {
  const text = await shown((table) => (table.no = problem("no_such_thing", "There is no such table.")));
  expect(text).toContain("There is no such table.");
  expect(screen.getByRole("link", { name: "To the start" })).toBeTruthy();
});
