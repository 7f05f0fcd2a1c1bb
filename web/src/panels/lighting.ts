// What a refusal is about, lit on the board: things carry `data-thing="sort id"`, whoever drew them.
import type { Thing } from "../boards/contract.ts";

/** Light these things inside an element; the answer puts them out. */
export function light(root: Element | null, things: readonly Thing[]): () => void {
  const wanted = new Set(things.map(({ sort, id }) => `${sort} ${id}`));
  const all = wanted.size ? [...(root?.querySelectorAll("[data-thing]") ?? [])] : [];
  const lit = all.filter((element) => wanted.has(element.getAttribute("data-thing") ?? ""));
  for (const element of lit) element.setAttribute("data-lit", "");
  return () => {
    for (const element of lit) element.removeAttribute("data-lit");
  };
}
