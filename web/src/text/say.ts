// Words for people, from the same Fluent files as the server's and the terminal's. A missing message is our mistake.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../src/guanxi/web/texts/en.ftl?raw";

export type Facts = Record<string, FluentVariable>;

/** The messages of one source in one language. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  say(message: string, facts: Facts = {}, attribute?: string): string {
    const found = this.#bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) throw new Error(`${this.language}: ${message} has no text`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts, errors);
    if (errors.length) throw new Error(`${this.language}: ${message}: ${errors.join("; ")}`);
    return text;
  }
}

const site = new Texts("en", english);

/** A message of the site. */
export function say(message: string, facts?: Facts): string {
  return site.say(message, facts);
}
