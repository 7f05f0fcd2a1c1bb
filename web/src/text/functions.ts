// What messages may ask, beside Fluent's own functions: the same as core/text.py has.
import type { FluentFunction } from "@fluent/bundle";

/** Does a text begin with a sound of a vowel, as far as its letters tell? For "d’Anna", "de Boris". */
const vowel: FluentFunction = ([text]) =>
  /^[aeiouhœæ]/i.test(String(text?.valueOf() ?? "").normalize("NFD")) ? "yes" : "no";

/** Is a name that of whoever reads? The server knows; what is told in a browser, such as the log, has names. */
const reader: FluentFunction = () => "no";

export const FUNCTIONS: Record<string, FluentFunction> = { VOWEL: vowel, READER: reader };
