// Words for people, from the same Fluent files as the server's and the terminal's. A missing message is our mistake.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FUNCTIONS } from "./functions.ts";

export type Facts = Record<string, FluentVariable>;

/** A mistake of ours in the words is an error of the page, but never breaks what is being drawn. */
export function report(mistake: string): void {
  const error = new Error(mistake);
  setTimeout(() => {
    throw error;
  });
}

/** The messages of one source in one language. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  say(message: string, facts: Facts = {}, attribute?: string): string {
    const found = this.#bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) {
      report(`${this.language}: ${message} has no text`);
      return message;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts, errors);
    if (errors.length) report(`${this.language}: ${message}: ${errors.join("; ")}`);
    return text;
  }
}

export const USUAL = "en";
const sources = import.meta.glob<string>("../../../src/guanxi/web/texts/*.ftl", { query: "?raw", import: "default" });
const loaders = new Map(Object.entries(sources).map(([path, load]) => [/([\w-]+)\.ftl$/.exec(path)![1]!, load]));

let site: Texts | null = null;

/** The languages of the site. */
export const LANGUAGES: readonly string[] = [...loaders.keys()].sort();

/** The first of these wishes that the site speaks. */
export function spoken(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const found = [wish.toLowerCase(), wish.toLowerCase().split("-")[0]!].find((each) => loaders.has(each));
    if (found) return found;
  }
  return USUAL;
}

/** Load the words of one language, and no other's; before anything is shown. */
export async function speak(language: string): Promise<void> {
  site = new Texts(language, await loaders.get(language)!());
  document.documentElement.lang = language;
  document.documentElement.dir = direction(language);
}

/** What a language calls itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** How it is written. */
export function direction(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** The language that is spoken now. */
export function language(): string {
  return site?.language ?? USUAL;
}

/** A message of the site. */
export function say(message: string, facts?: Facts): string {
  if (!site) throw new Error("no language is loaded yet: call speak() first");
  return site.say(message, facts);
}
