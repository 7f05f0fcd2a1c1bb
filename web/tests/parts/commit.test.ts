import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Commit from "../../src/parts/Commit.svelte";
import { KEY } from "../../src/parts/waiting.ts";

const children = createRawSnippet(() => ({ render: () => "<span>Place and pay</span>" }));

function sit(wait: number, props: { of?: string; ready?: boolean; busy?: boolean } = {}) {
  const oncommit = vi.fn();
  const told = { of: "1", ready: true, busy: false, oncommit, children, ...props };
  return { oncommit, told, ...render(Commit, { props: told, context: new Map([[KEY, () => wait]]) }) };
}

describe("a commit", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("waits for a click, where nothing else was chosen", async () => {
    const { oncommit } = sit(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(oncommit).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Place and pay" }));
    expect(oncommit).toHaveBeenCalledOnce();
  });

  it("counts down for all to see, and is made once", async () => {
    const { oncommit, container } = sit(3);
    await tick();
    expect(container.textContent).toContain("3");
    await vi.advanceTimersByTimeAsync(2000);
    expect(container.textContent).toContain("1");
    expect(oncommit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(oncommit).toHaveBeenCalledOnce();
  });

  it.each(["pointerdown", "keydown", "wheel", "blur"])("is stopped by %s, anywhere", async (sort) => {
    const { oncommit, container } = sit(5);
    await vi.advanceTimersByTimeAsync(2000);
    window.dispatchEvent(new Event(sort));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(oncommit).not.toHaveBeenCalled();
    expect(container.querySelector(".bar")).toBeNull();
  });

  it("counts anew for another draft, and not while one is sent or cannot be", async () => {
    const { oncommit, told, rerender } = sit(3);
    await vi.advanceTimersByTimeAsync(2000);
    await rerender({ ...told, of: "1,2" });
    await vi.advanceTimersByTimeAsync(2000);
    expect(oncommit).not.toHaveBeenCalled();
    await rerender({ ...told, of: "1,2", ready: false });
    await vi.advanceTimersByTimeAsync(9000);
    await rerender({ ...told, of: "1,2", busy: true });
    await vi.advanceTimersByTimeAsync(9000);
    expect(oncommit).not.toHaveBeenCalled();
  });
});
