import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Announcer from "../../src/parts/Announcer.svelte";
import Button from "../../src/parts/Button.svelte";
import Emblem from "../../src/parts/Emblem.svelte";
import Field from "../../src/parts/Field.svelte";
import Segmented from "../../src/parts/Segmented.svelte";
import Switch from "../../src/parts/Switch.svelte";
import Tabs from "../../src/parts/Tabs.svelte";
import { announce } from "../../src/text/announce.svelte.ts";

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

describe("button", () => {
  it("that is refused can be reached and asked", async () => {
    const onclick = vi.fn();
    render(Button, { refused: true, onclick, children: words("Bribe") });
    const button = screen.getByRole("button", { name: "Bribe" });
    expect(button).not.toHaveProperty("disabled", true);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(button);
    expect(onclick).toHaveBeenCalledOnce();
  });

  it("that was sent is inert until it is answered", async () => {
    const onclick = vi.fn();
    render(Button, { busy: true, onclick, children: words("Sending") });
    await userEvent.click(screen.getByRole("button"));
    expect(onclick).not.toHaveBeenCalled();
  });
});

describe("tabs", () => {
  const panel = createRawSnippet((id: () => string) => ({ render: () => `<p>about ${id()}</p>` }));

  it("are one stop; arrows go round", async () => {
    const user = userEvent.setup();
    const onchange = vi.fn();
    const tabs = ["log", "chat", "rules"].map((id) => ({ id, label: id }));
    render(Tabs, { label: "More", tabs, chosen: "log", panel, onchange });
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "log" }));
    await user.keyboard("{ArrowLeft}");
    expect(onchange).toHaveBeenLastCalledWith("rules");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "rules" }));
    expect(screen.getByRole("tab", { name: "rules" }).getAttribute("aria-selected")).toBe("true");
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "log" }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
  });
});

it("a segmented choice is a group of radio buttons", async () => {
  const onchange = vi.fn();
  const options = [3, 4, 5].map((value) => ({ value, label: String(value) }));
  render(Segmented, { label: "Players", options, value: 4, onchange });
  expect(screen.getByRole("group", { name: "Players" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "4" })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("radio", { name: "5" }));
  expect(onchange).toHaveBeenCalledWith(5);
});

it("a switch says what it is for", async () => {
  const onchange = vi.fn();
  render(Switch, { label: "Text view", note: "Instead of the board.", checked: false, onchange });
  const found = screen.getByRole("switch", { name: "Text view", description: "Instead of the board." });
  await userEvent.click(found);
  expect(onchange).toHaveBeenCalledWith(true);
});

it("a field says what is wrong", () => {
  render(Field, { label: "Name", value: "", wrong: "Somebody has this name already." });
  const found = screen.getByRole("textbox", { name: "Name", description: "Somebody has this name already." });
  expect(found.getAttribute("aria-invalid")).toBe("true");
});

it("an emblem has colour, shape and letter", () => {
  render(Emblem, { face: { colour: "cn-red", shape: "gate", letter: "A" }, label: "Boris" });
  const found = screen.getByRole("img", { name: "Boris" });
  expect(found.querySelector("path")!.getAttribute("style")).toContain("--cn-red");
  expect(found.textContent).toBe("A");
});

describe("the announcer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const lines = (role: string) => [...screen.getByRole(role).querySelectorAll("p")].map((each) => each.textContent);

  it("says the same twice, what others do once a second, and own errors at once", async () => {
    render(Announcer);
    announce("Boris moved.");
    announce("Chen moved.");
    vi.advanceTimersByTime(300);
    await tick();
    expect(lines("log")).toEqual(["Boris moved. Chen moved."]);
    announce("Boris moved. Chen moved.");
    vi.advanceTimersByTime(500);
    await tick();
    expect(lines("log")).toHaveLength(1);
    vi.advanceTimersByTime(700);
    await tick();
    expect(lines("log")).toEqual(["Boris moved. Chen moved.", "Boris moved. Chen moved."]);
    announce("Not your turn.", "assertive");
    announce("Not your turn.", "assertive");
    await tick();
    expect(lines("alert")).toEqual(["Not your turn.", "Not your turn."]);
    vi.advanceTimersByTime(60_000);
    await tick();
    expect([lines("log"), lines("alert")]).toEqual([[], []]);
  });
});
