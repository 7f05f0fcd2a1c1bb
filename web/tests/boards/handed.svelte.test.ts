import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Handed } from "../../src/boards/shared/handed.svelte.ts";

afterEach(() => vi.useRealTimers());

/** A value, and who reads it handed on: at once or late. */
function handing(late: boolean) {
  let value = $state(1);
  const seen: number[] = [];
  let handed: Handed<number> | undefined;
  const end = $effect.root(() => {
    handed = new Handed(() => value, late);
    $effect(() => void seen.push(handed!.value));
  });
  flushSync();
  return { seen, end, change: (to: number) => flushSync(() => (value = to)) };
}

describe("a value that is handed on", () => {
  it("comes with the change that made it, once", () => {
    const { seen, change, end } = handing(false);
    change(2);
    change(2);
    change(3);
    expect(seen).toEqual([1, 2, 3]);
    end();
  });

  it("comes late when the picture stands, and only as it is then", () => {
    vi.useFakeTimers();
    const { seen, change, end } = handing(true);
    change(2);
    change(3);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(1000);
    return Promise.resolve().then(() => {
      flushSync();
      expect(seen).toEqual([1, 3]);
      end();
    });
  });

  it("is not kept waiting by a change that is taken back before the picture", () => {
    vi.useFakeTimers();
    const { seen, change, end } = handing(true);
    change(2);
    change(1);
    vi.advanceTimersByTime(1000);
    return Promise.resolve().then(() => {
      flushSync();
      expect(seen).toEqual([1]);
      end();
    });
  });
});
