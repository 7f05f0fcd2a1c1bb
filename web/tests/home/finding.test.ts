import { expect, it } from "vitest";
import { count, find, type Section } from "../../src/screens/learn/finding.ts";
import book from "./fixtures/rules.json";

const sections = (book as unknown as { sections: Section[] }).sections;

it("without words it is the whole book", () => {
  expect(find(sections, "  ")).toEqual(sections);
});

it("every word must occur, without case and accents", () => {
  const found = find(sections, "EMISSARY pálace");
  expect(count(found)).toBeGreaterThan(0);
  expect(count(found)).toBeLessThan(count(sections));
  for (const clause of found.flatMap((section) => section.clauses)) {
    const text = `${clause.id} ${clause.title} ${clause.text} ${clause.ruling}`.toLowerCase();
    expect(text).toMatch(/emissar(y|ies)/);
    expect(text).toContain("palace");
  }
});

it("an id finds its clause, nonsense finds nothing", () => {
  const id = sections[0]!.clauses[0]!.id;
  expect(find(sections, id).flatMap((section) => section.clauses.map((clause) => clause.id))).toContain(id);
  expect(find(sections, "xyzzy")).toEqual([]);
});
