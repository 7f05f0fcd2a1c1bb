// The browser finds what Python finds: tests/core/test_inflections.py has the same list.
import { expect, it } from "vitest";
import { Finder } from "../../src/text/inflections.ts";
import list from "./found.json";

it.each(list as [string, string, string, boolean][])('%s: %s in "%s": %s', (language, word, text, found) => {
  expect(new Finder(language).occurs(word, text)).toBe(found);
});
