// Finding a clause: by its id, or by words in title and text; titles count more.
import { Finder } from "../text/inflections.ts";
import { language } from "../text/say.ts";
import type { Clause } from "./data.ts";

/** The clauses of a rulebook (GET /api/games/{game}/rules) in one row, each with the title of its section. */
export function clausesOf(
  sections: readonly { readonly title: string; readonly clauses: readonly Omit<Clause, "section">[] }[],
): Clause[] {
  return sections.flatMap(({ title, clauses }) => clauses.map((clause) => ({ ...clause, section: title })));
}

export function search(clauses: readonly Clause[], text: string, most = 30): Clause[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const finder = new Finder(language());
  const scored = clauses.map((clause) => {
    const id = clause.id.toLowerCase();
    const body = `${clause.text} ${clause.ruling ?? ""}`;
    let score = 0;
    for (const word of words) {
      const named = id === word.toLowerCase() ? 20 : id.includes(word.toLowerCase()) ? 6 : 0;
      const here = named + (finder.occurs(word, clause.title) ? 4 : 0) + (finder.occurs(word, body) ? 1 : 0);
      if (!here) return { clause, score: 0 };
      score += here;
    }
    return { clause, score };
  });
  return scored
    .filter(({ score }) => score)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ clause }) => clause);
}

/** Clauses that name this one. */
export function citedBy(clauses: readonly Clause[], id: string): Clause[] {
  return clauses.filter((clause) => clause.id !== id && clause.see.includes(id));
}

/** Those beside it in its section. */
export function neighbours(clauses: readonly Clause[], id: string): { before?: Clause; after?: Clause } {
  const at = clauses.findIndex((clause) => clause.id === id);
  const section = clauses[at]?.section;
  const near = (clause: Clause | undefined) => (clause?.section === section ? clause : undefined);
  return at < 0 ? {} : { before: near(clauses[at - 1]), after: near(clauses[at + 1]) };
}
