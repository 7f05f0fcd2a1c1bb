// Drawing a part of the board, once for each configuration, and reading what it shows.
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect } from "vitest";
import type { ByName } from "./told.ts";

export const drawn = new Map<
  string,
  { readonly root: HTMLElement; readonly rerender: (props: object) => Promise<void> }
>();
/** A part of the board with these properties: drawn, or told of what is new. */
export async function draw(part: unknown, props: object, name = ""): Promise<HTMLElement> {
  const key = `${(part as { name: string }).name} ${name}`;
  const traces = Error as { prepareStackTrace?: unknown };
  const traced = traces.prepareStackTrace;
  traces.prepareStackTrace = () => ""; // Svelte notes where a property was set again and again: a third of the time
  const found = drawn.get(key);
  if (found) await found.rerender(props);
  else {
    const { container, rerender } = render(part as Component<object>, props);
    drawn.set(key, { root: container, rerender });
  }
  traces.prepareStackTrace = traced;
  const { root } = drawn.get(key)!;
  expect(bare(root), `${key} shows the id of a message`).toEqual([]);
  return root;
}

/** What was there to be compared, so that nothing is compared with nothing. */
export const seen = new Set<string>();

const BARE = /(?:confucius|panel|site|table|learn)-[a-z][\w-]*/g; // also where texts stand side by side without a space
/** Ids of messages where there should be words: on it, heard, or shown where a pointer rests. */
export function bare(root: Element): string[] {
  const named = [...root.querySelectorAll("[aria-label], [title]")];
  const heard = named.flatMap((each) => [each.getAttribute("aria-label") ?? "", each.getAttribute("title") ?? ""]);
  return [...(root.textContent.match(BARE) ?? []), ...heard.flatMap((each) => each.match(BARE) ?? [])];
}

export const all = (at: Element, css: string): Element[] => [...at.querySelectorAll(css)];
export const letters = (at: Element | null): string[] =>
  at ? all(at, "svg text").map((each) => each.textContent) : [];
export const words = (at: Element | null): string => (at?.textContent ?? "").replace(/\s+/g, " ").trim();
export const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([found]) => Number(found));
export const label = (at: Element | null): string => at?.getAttribute("aria-label") ?? "";
export const sorted = <T>(things: readonly T[]): T[] => [...things].sort();
export const CAPITAL: ByName<string> = { bingbu: "Bingbu", hubu: "Hubu", gongbu: "Gongbu" };
export const RED = { red: "Red", plain: "Plain" } as const;
