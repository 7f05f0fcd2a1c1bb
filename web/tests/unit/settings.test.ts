// What was chosen for this browser, as an older or a broken store of it holds it; and choosing what stands on the map.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import SettingsForm from "../../src/panels/SettingsForm.svelte";

const KEY = "guanxi.settings";
async function found(stored: unknown) {
  localStorage.setItem(KEY, JSON.stringify(stored));
  vi.resetModules();
  return (await import("../../src/state/settings.svelte.ts")).settings.chosen;
}

describe("names on the map", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());

  it.each([
    [{}, "towns"],
    [{ ids: true }, "ids"], // as long as it was a switch
    [{ ids: false }, "towns"],
    [{ ids: true, labels: "none" }, "none"],
    [{ labels: 3 }, "towns"],
  ])("with %j in the store are %s", async (stored, labels) => {
    const chosen = await found(stored);
    expect([chosen.labels, "ids" in chosen]).toEqual([labels, false]);
  });

  it("are towns, ids, both or none", async () => {
    const onchange = vi.fn();
    render(SettingsForm, { chosen: await found({}), onchange });
    for (const name of ["town", "id", "both", "nothing"]) await fireEvent.click(screen.getByRole("radio", { name }));
    expect(onchange.mock.calls).toEqual(["towns", "ids", "both", "none"].slice(1).map((each) => ["labels", each]));
  });
});
