// Finding clauses: every word must occur somewhere; case and accents do not matter. Hits in the title come first.
import type { Schemas } from "../../wire/http.ts";

export type Rulebook = Schemas["Rulebook"];
export type Section = Schemas["RuleSection"];
export type Clause = Schemas["RuleClause"];

export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The sections with the clauses that have all words; all of them without words. */
export function find(sections: readonly Section[], words: string): Section[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...sections];
  const has = (clause: Clause): boolean => {
    const text = folded(`${clause.id} ${clause.title} ${clause.text} ${clause.ruling}`);
    return wanted.every((word) => text.includes(word));
  };
  return sections
    .map((section) => ({ ...section, clauses: section.clauses.filter(has) }))
    .filter((section) => section.clauses.length);
}

export function count(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + section.clauses.length, 0);
}
