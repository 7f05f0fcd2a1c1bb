// What a line typed at the table means: an order of the table, or else notation. The same orders as in the terminal.
export type Command =
  | { readonly order: "why" | "preview" | "rules" | "say"; readonly text: string }
  | {
      readonly order: "hint" | "undo" | "help" | "log" | "score" | "prospects" | "send" | "over" | "choices";
      readonly text: "";
    }
  | { readonly order: "move"; readonly text: string }
  | { readonly order: "nothing"; readonly text: "" };

const ALONE = new Set(["hint", "undo", "help", "log", "score", "prospects", "send", "over", "choices"]);
const WITH_TEXT = new Set(["why", "preview", "rules", "say"]);

export function read(line: string): Command {
  const told = line.trim().replace(/\s+/g, " ");
  if (!told) return { order: "nothing", text: "" };
  const [first = "", ...rest] = told.split(" ");
  const word = first.toLowerCase();
  if (word === "?") return { order: "help", text: "" };
  if (ALONE.has(word) && !rest.length) return { order: word, text: "" } as Command;
  if (WITH_TEXT.has(word) && rest.length) {
    const text = word === "why" && rest[0]?.toLowerCase() === "not" ? rest.slice(1).join(" ") : rest.join(" ");
    return { order: word, text } as Command;
  }
  return { order: "move", text: told };
}

/** What may follow what is typed, from the lines that are allowed now: the next word of each, once. */
export function following(typed: string, lines: readonly string[]): string[] {
  const start = typed.toLowerCase().replace(/^\s+/, "");
  const words = start.split(/\s+/);
  const done = words.slice(0, -1).join(" ");
  const found = lines
    .map((line) => line.toLowerCase())
    .filter((line) => line.startsWith(start))
    .map((line) => line.split(" ").slice(0, words.length).join(" "));
  return [...new Set(found)].filter((line) => line !== start).map((line) => (done ? line : line));
}

/** Lines typed before, gone through by the arrow keys; what stands there unsent is kept. */
export class Typed {
  #lines: string[] = [];
  #at = 0;
  #unsent = "";

  add(line: string): void {
    if (line && this.#lines.at(-1) !== line) this.#lines.push(line);
    this.#at = this.#lines.length;
    this.#unsent = "";
  }

  earlier(now: string): string {
    if (this.#at === this.#lines.length) this.#unsent = now;
    this.#at = Math.max(0, this.#at - 1);
    return this.#lines[this.#at] ?? now;
  }

  later(now: string): string {
    if (this.#at >= this.#lines.length) return now;
    this.#at += 1;
    return this.#lines[this.#at] ?? this.#unsent;
  }
}
