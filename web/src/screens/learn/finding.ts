// Finding clauses: every word must occur somewhere; case, accents and endings do not matter. Hits in the title come first.
import { Finder } from "../../text/inflections.ts";
import { language } from "../../text/say.ts";
import type { Schemas } from "../../wire/http.ts";

export type Rulebook = Schemas["Rulebook"];
export type Section = Schemas["RuleSection"];
export type Clause = Schemas["RuleClause"];

/** The sections with the clauses that have all words; all of them without words. */
export function find(sections: readonly Section[], words: string): Section[] {
  const wanted = words.split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...sections];
  const finder = new Finder(language());
  const has = (clause: Clause): boolean => {
    const text = `${clause.id} ${clause.title} ${clause.text} ${clause.ruling}`;
    return wanted.every((word) => finder.occurs(word, text));
  };
  return sections
    .map((section) => ({ ...section, clauses: section.clauses.filter(has) }))
    .filter((section) => section.clauses.length);
}

export function count(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + section.clauses.length, 0);
}
