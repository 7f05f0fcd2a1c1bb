// Words as searches compare them: without case, accents and endings. The same as core/inflections.py, from the same file.
import table from "../../../src/guanxi/core/endings.json";

const LEAST = 3; // letters that are left of a word
const WITHIN = 4; // letters that a stem needs to be found within other words
const SPELT_OUT = [
  ["ae", "a"],
  ["oe", "o"],
  ["ue", "u"],
] as const; // umlauts of who has none on the keyboard

export function folded(text: string): string {
  const plain = text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("ß", "ss");
  return plain.normalize("NFKD").replace(/\p{M}/gu, "");
}

function endings(language: string): (readonly [ending: string, instead: string])[] {
  const found = (table as Record<string, readonly string[]>)[language.split("-")[0]!] ?? [];
  const pairs = found.map((each) => [each.split(">")[0]!, each.split(">")[1] ?? ""] as const);
  return pairs.sort(([one], [other]) => other.length - one.length);
}

/** A search in one language. */
export class Finder {
  readonly #endings: readonly (readonly [ending: string, instead: string])[];

  constructor(language: string) {
    this.#endings = endings(language);
  }

  /** A folded word without its ending. */
  stem(word: string): string {
    const found = this.#endings.find(
      ([ending, instead]) => word.endsWith(ending) && word.length - ending.length + instead.length >= LEAST,
    );
    return found ? word.slice(0, -found[0].length) + found[1] : word;
  }

  /** Does a word occur in a text, as it is or in another form? */
  occurs(word: string, text: string): boolean {
    const whole = folded(text);
    const stems = new Set((whole.match(/[\p{L}\p{N}_]+/gu) ?? []).map((each) => this.stem(each)));
    return spellings(folded(word)).some((form) => {
      const short = this.stem(form);
      return whole.includes(form) || stems.has(short) || (short.length >= WITHIN && whole.includes(short));
    });
  }
}

function spellings(word: string): string[] {
  const other = SPELT_OUT.reduce((now, [spelt, letter]) => now.replaceAll(spelt, letter), word);
  return other === word ? [word] : [word, other];
}
