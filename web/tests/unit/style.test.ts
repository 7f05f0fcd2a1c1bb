// What holds for every component: colours come from tokens, nothing is written as HTML, nothing is styled in place.
import { expect, it } from "vitest";

const files = import.meta.glob<string>("../../src/**/*.{svelte,css,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.entries(files).map(([path, text]) => ({ path: path.replace("../../src/", ""), text }));
const components = sources.filter(({ path }) => path.endsWith(".svelte"));

function offenders(found: typeof sources, wrong: RegExp): string[] {
  return found.filter(({ text }) => wrong.test(text)).map(({ path }) => path);
}

it("there is something to look at", () => expect(components.length).toBeGreaterThan(10));

it("colours stand in tokens.css alone", () => {
  const others = sources.filter(({ path }) => path !== "styles/tokens.css" && /\.(svelte|css)$/.test(path));
  expect(
    offenders(others, /(?<![\w{.&])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|hsl)a?\(|\boklch\(/i),
  ).toEqual([]);
});

it("no style is written in place, and nothing is taken for HTML", () => {
  expect(offenders(components, /\sstyle="|\{@html/)).toEqual([]);
  expect(
    offenders(
      sources.filter(({ path }) => path.endsWith(".ts") && !path.includes("api.ts")),
      /innerHTML/,
    ),
  ).toEqual([]);
});

it("no file is long", () => {
  const long = sources.filter(({ path, text }) => path !== "wire/api.ts" && text.split("\n").length > 400);
  expect(long.map(({ path }) => path)).toEqual([]);
});

it("only the announcer speaks", () => {
  const live = offenders(components, /aria-live="(polite|assertive)"/);
  expect(live).toEqual(["parts/Announcer.svelte"]);
});
