// The icon of the page says that it is my turn, and is the usual one again when it is over.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const USUAL = "/icon.svg";
let link: HTMLLinkElement;

beforeEach(() => {
  vi.resetModules();
  link = document.createElement("link");
  Object.assign(link, { rel: "icon", href: USUAL });
  document.head.append(link);
});
afterEach(() => link.remove());

it("is another while it is my turn, and is not fetched twice", async () => {
  const { showTurn } = await import("../../src/screens/table/turnsign.ts");
  const set = vi.spyOn(link, "href", "set");
  const shown = (mine: boolean) => {
    showTurn(mine);
    return new URL(link.href).pathname;
  };
  expect(shown(false)).toBe(USUAL);
  expect(shown(true)).toContain("turn");
  expect(shown(true)).toContain("turn");
  expect(shown(false)).toBe(USUAL);
  expect(shown(false)).toBe(USUAL);
  expect(set).toHaveBeenCalledTimes(2);
});

it("is nothing where a page has no icon", async () => {
  const { showTurn } = await import("../../src/screens/table/turnsign.ts");
  link.remove();
  expect(() => showTurn(true)).not.toThrow();
});
