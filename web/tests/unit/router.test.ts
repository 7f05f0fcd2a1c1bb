import { expect, it } from "vitest";
import { match, type Page } from "../../src/state/router.svelte.ts";
import { NAVIGATION, PAGES } from "../../src/screens/pages.ts";
import { say } from "../../src/text/say.ts";

const load = PAGES[0]!.load;
const pages: Page[] = [
  { name: "home", pattern: "/", load },
  { name: "table", pattern: "/t/{table}", load },
  { name: "replay", pattern: "/replay/{rest*}", load },
];

it("finds the page and its parameters", () => {
  expect(match(pages, "/")?.page.name).toBe("home");
  expect(match(pages, "/t/a%20b/")?.params).toEqual({ table: "a b" });
  expect(match(pages, "/t/%zz")?.params).toEqual({ table: "%zz" });
  expect(match(pages, "/replay/table/17")?.params).toEqual({ rest: "table/17" });
  expect(match(pages, "/replay")?.params).toEqual({ rest: "" });
  expect(match(pages, "/t")).toBeNull();
  expect(match(pages, "/t/a/b")).toBeNull();
});

it("has words for every page", () => {
  for (const { name } of PAGES) expect(say(`page-${name}`)).toBeTruthy();
  for (const { name } of NAVIGATION) expect(say(`frame-nav-${name}`)).toBeTruthy();
});
