// What messages may ask, beside Fluent's own functions: the same as core/text.py has.
import type { FluentFunction } from "@fluent/bundle";

/** Does a text begin with a sound of a vowel, as far as its letters tell? For "d’Anna", "de Boris". */
const vowel: FluentFunction = ([text]) =>
  /^[aeiouhœæ]/i.test(String(text?.valueOf() ?? "").normalize("NFD")) ? "yes" : "no";

export const FUNCTIONS: Record<string, FluentFunction> = { VOWEL: vowel };
