// Things on a board light up when a lesson speaks of them: whatever carries `data-thing`, in any game.
const LIT = "data-taught";

/** Light these things (`province wei`) and nothing else. */
export function lightTaught(root: Element, things: readonly string[]): void {
  for (const element of root.querySelectorAll("[data-thing]")) {
    const isLit = things.includes(element.getAttribute("data-thing") ?? "");
    if (isLit !== element.hasAttribute(LIT)) element.toggleAttribute(LIT, isLit);
  }
}

/** Keep them lit: a board comes after its page, and things come and go with every picture. The answer puts them out. */
export function keepTaught(root: Element | null, things: readonly string[]): () => void {
  if (!root || !things.length) return () => undefined;
  lightTaught(root, things);
  const watcher = new MutationObserver(() => lightTaught(root, things));
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["data-thing"] });
  return () => {
    watcher.disconnect();
    lightTaught(root, []);
  };
}

/** A text whose weightiest words stand between two `*`, cut at them: every second part is one of those. */
export function weighted(text: string): string[] {
  return text.split("*");
}
