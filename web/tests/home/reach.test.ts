// Boxes of a way on which somebody cannot be reached are not ticked, and say why.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import Notices from "../../src/screens/you/Notices.svelte";
import type { Choices } from "../../src/screens/you/notices.ts";

const NONE = { language: "", zone: "", notices: {} } as Choices;
const box = (how: string): HTMLInputElement => screen.getByRole("checkbox", { name: `it is your turn: ${how}` });

async function shown(reached: object): Promise<void> {
  const told = () => Promise.resolve(new Response(JSON.stringify(reached)));
  vi.stubGlobal("fetch", vi.fn(told));
  render(Notices, { choices: NONE, onchange: () => undefined });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
}

afterEach(() => vi.unstubAllGlobals());

it("without an address there is no mail to choose", async () => {
  await shown({ email: null, webhook: null, mail: true });
  expect(box("on the page").checked).toBe(true);
  for (const how of ["by push", "by mail", "by webhook"]) {
    expect(box(how).disabled).toBe(true);
    expect(box(how).checked).toBe(false);
  }
  expect(screen.getByRole("columnheader", { name: /by mail/ }).textContent).toContain("no address yet");
});

it("with an address the choice stands", async () => {
  await shown({ email: "anna@example.org", webhook: null, mail: true });
  await vi.waitFor(() => expect(box("by mail").disabled).toBe(false));
  expect(box("by mail").checked).toBe(true);
  expect(box("by webhook").disabled).toBe(true);
});

it("where the host sends no mail that is said, and an address can only be forgotten", async () => {
  await shown({ email: "anna@example.org", webhook: null, mail: false });
  await screen.findByText("This site sends no mail.");
  expect([box("by mail").disabled, box("by mail").checked]).toEqual([true, false]);
  expect(screen.queryByRole("textbox", { name: "Mail address" })).toBeNull();
  expect(screen.queryByRole("switch", { name: /One mail a day/ })).toBeNull();
  expect(screen.getByRole("columnheader", { name: /by mail/ }).textContent).toContain("not here");
  await fireEvent.click(screen.getByRole("button", { name: "Forget it" }));
  const [, told] = vi.mocked(fetch).mock.calls.at(-1)!;
  expect(JSON.parse(String(told?.body ?? (await (vi.mocked(fetch).mock.calls.at(-1)![0] as Request).text())))).toEqual({
    email: null,
  });
});
