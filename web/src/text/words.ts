// A game's words in the browser: its Fluent file and the lexicon's rows make the same sentences as Python's
// `words.tell`, `tell_all` and `paragraph` (core/text.py, core/telling.py). A test compares them, kind by kind.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Happening } from "../boards/contract.ts";
import { FUNCTIONS } from "./functions.ts";
import type { EventRow, Field } from "./lexicon.ts";
import { report, type Facts } from "./say.ts";

export class Words {
  readonly #bundle: FluentBundle;
  readonly #rows: ReadonlyMap<string, EventRow>;

  constructor(
    readonly language: string,
    source: string,
    rows: readonly EventRow[],
  ) {
    this.#bundle = bundle(language, source);
    this.#rows = new Map(rows.map((row) => [row.event, row]));
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  say(message: string, facts: Facts = {}): string {
    return this.#filled(message, "", facts);
  }

  /** The name of a thing: the message `SORT-NAME`; of `hubu-3`, the message SORT with the head's name and 3. */
  word(sort: string, name: string): string {
    if (!name) return "";
    if (this.has(`${sort}-${name}`)) return this.say(`${sort}-${name}`);
    const dash = name.lastIndexOf("-");
    if (dash > 0 && this.has(sort)) {
      return this.say(sort, { head: this.word(sort, name.slice(0, dash)), tail: name.slice(dash + 1) });
    }
    return name;
  }

  /** What happened, in a sentence; empty if there is nothing to say. */
  tell(event: Happening, names: readonly string[]): string {
    return this.row(event).silent ? "" : this.say(event.event, this.facts(event, names)).trim();
  }

  /** Sentences for events that are told together: what is alike is told as one, `within` has other words than alone. */
  tellAll(events: readonly Happening[], names: readonly string[]): string[] {
    const groups: Happening[][] = [];
    for (const event of events) {
      const last = groups.at(-1);
      if (last?.[0] && this.#areAlike(event, last[0])) last.push(event);
      else if (this.#within(event, names)) groups.push([event]);
    }
    return groups.map((group) =>
      group.length > 1 ? this.#several(group, names) : this.#within(group[0] as Happening, names),
    );
  }

  /** Events as people tell them: what is alike at once, and what one player does in one sentence. */
  paragraph(events: readonly Happening[], names: readonly string[]): string {
    return this.joinedSentences(this.tellAll(events, names), names);
  }

  joinedSentences(sentences: readonly string[], names: readonly string[]): string {
    return this.byPlayer(sentences, names).join(" ");
  }

  /** Sentences with what one player does in one of them. */
  byPlayer(sentences: readonly string[], names: readonly string[]): string[] {
    const parts = sentences.map((sentence) => parted(sentence, names));
    const told: string[] = [];
    let done: string[] = []; // by one player, without the name
    parts.forEach(([name, deed], at) => {
      done.push(deed);
      if (name && name === parts[at + 1]?.[0]) return;
      told.push(name ? `${name} ${this.#listedDeeds(done)}.` : (sentences[at] ?? ""));
      done = [];
    });
    return told;
  }

  /** Seats and things by name, numbers as they are; `$seen` tells whether something is hidden from this viewer. */
  facts(event: Happening, names: readonly string[]): Facts {
    const row = this.row(event);
    const told: Facts = { seen: row.hidden.some((name) => event.facts[name] === null) ? "no" : "yes" };
    for (const field of row.fields) Object.assign(told, this.fact(field, event.facts[field.name] ?? "", names));
    return told;
  }

  /** One field of an event in words; its id stays at hand as `$FIELD_id`. */
  protected fact(field: Field, value: string | number | readonly number[], names: readonly string[]): Facts {
    const { name, sort } = field;
    const list = Array.isArray(value) ? (value as readonly number[]) : [];
    if (sort === "per-seat") return { [name]: this.shares(list, names) };
    if (sort === "seats") {
      return { [name]: this.joined(list.map((seat) => names[seat] ?? "")), [`${name}_count`]: list.length };
    }
    if (sort === "seat") return { [name]: (typeof value === "number" && names[value]) || "" };
    if (typeof value === "string") return { [name]: this.word(sort, value), [`${name}_id`]: value };
    return { [name]: value as number };
  }

  /** What several like events have in a field of this sort; a game may count what is the same. */
  listed(_sort: string, values: readonly string[]): string {
    return this.joined(values);
  }

  /** `Anna, Boris and Clara`. */
  joined(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.say("joined", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
  }

  /** `7 for Anna, 4 for Boris`: everybody's who has some. */
  shares(numbers: readonly number[], names: readonly string[]): string {
    const all = names.map((player, seat) => ({ player, player_id: "other", number: numbers[seat] ?? 0 }));
    const some = all.filter(({ number }) => number);
    return some.map((share) => this.say("share", share)).join(", ");
  }

  protected row(event: Happening): EventRow {
    const row = this.#rows.get(event.event);
    if (!row) throw new Error(`there is no event ${event.event}`);
    return row;
  }

  #areAlike(one: Happening, other: Happening): boolean {
    if (one.event !== other.event || !this.#has(one.event, "several")) return false;
    const row = this.row(one);
    const isOpen = (event: Happening) => row.hidden.every((name) => event.facts[name] !== null);
    const seats = row.fields.filter((field) => field.sort === "seat");
    return isOpen(one) === isOpen(other) && seats.every(({ name }) => one.facts[name] === other.facts[name]);
  }

  #within(event: Happening, names: readonly string[]): string {
    if (!this.row(event).silent && this.#has(event.event, "within")) {
      return this.#filled(event.event, "within", this.facts(event, names)).trim();
    }
    return this.tell(event, names);
  }

  #several(events: readonly Happening[], names: readonly string[]): string {
    const told = events.map((event) => this.facts(event, names));
    const facts: Facts = { ...told[0], count: events.length };
    const first = events[0] as Happening;
    const sorts = new Map(this.row(first).fields.map(({ name, sort }) => [name, sort]));
    for (const name of Object.keys(told[0] ?? {})) {
      const values = told.map((each) => String(each[name]));
      facts[`${name}_all`] = this.listed(sorts.get(name) ?? "", values);
    }
    return this.#filled(first.event, "several", facts).trim();
  }

  #listedDeeds(done: readonly string[]): string {
    if (done.length < 2) return done.join("");
    const facts = { first: done.slice(0, -1).join(", "), last: done.at(-1) ?? "" };
    return this.say("deeds", facts);
  }

  #has(message: string, attribute: string): boolean {
    return Boolean(this.#bundle.getMessage(message)?.attributes[attribute]);
  }

  #filled(message: string, attribute: string, facts: Facts): string {
    return filled(this.#bundle, message, attribute, facts);
  }
}

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

function filled(from: FluentBundle, message: string, attribute: string, facts: Facts): string {
  const found = from.getMessage(message);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!pattern) {
    report(`${message} has no text`);
    return message;
  }
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, facts, errors);
  if (errors.length) report(`${message}: ${errors.join("; ")}`);
  return text;
}

/** Who does something, and what; nobody, if a sentence does not begin so or holds more than one. */
function parted(sentence: string, names: readonly string[]): readonly [string, string] {
  const found = names.filter((name) => sentence.startsWith(`${name} `));
  const name = found.reduce((longest, each) => (each.length > longest.length ? each : longest), "");
  const deed = sentence.slice(name.length + 1, -1);
  const isOne = name && sentence.endsWith(".") && !deed.includes(". ") && !deed.includes(":");
  return isOne ? [name, deed] : ["", sentence];
}
