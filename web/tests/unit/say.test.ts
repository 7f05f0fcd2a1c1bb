// A mistake in the words is an error of the page, but the page is drawn.
import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Banner from "../../src/parts/Banner.svelte";
import { Texts } from "../../src/text/say.ts";

const texts = new Texts("en", "greeting = Hello, { $name }");
const drawn = (message: string) =>
  render(Banner, { children: createRawSnippet(() => ({ render: () => `<p>${texts.say(message)} and more</p>` })) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows the id of a text that is missing, and reports it afterwards", () => {
  expect(drawn("farewell").container.textContent).toContain("farewell and more");
  expect(() => vi.runAllTimers()).toThrow("en: farewell has no text");
});

it("shows what it can of a text that lacks a fact, and reports it afterwards", () => {
  expect(drawn("greeting").container.textContent).toContain("Hello, {$name} and more");
  expect(() => vi.runAllTimers()).toThrow("en: greeting");
});
