// Things on a board light up when a lesson speaks of them: whatever carries `data-thing`, in any game.
const LIT = "data-taught";

/** Light these things (`province wei`) and nothing else. */
export function lightTaught(root: Element, things: readonly string[]): void {
  for (const element of root.querySelectorAll("[data-thing]")) {
    const isLit = things.includes(element.getAttribute("data-thing") ?? "");
    if (isLit !== element.hasAttribute(LIT)) element.toggleAttribute(LIT, isLit);
  }
}

/** A text whose weightiest words stand between two `*`, cut at them: every second part is one of those. */
export function weighted(text: string): string[] {
  return text.split("*");
}
