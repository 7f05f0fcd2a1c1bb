// Things on a board light up when a lesson speaks of them: whatever carries `data-thing`, in any game. On a phone the tab
// lights up behind which they stand.
const LIT = "data-taught";

export type TabOf = (thing: string) => string;
const NOWHERE: TabOf = () => "";

/** Light these things (`province wei`), the tabs that lead to them, and nothing else. */
function lightTaught(root: Element, things: readonly string[], tabOf: TabOf): void {
  const tabs = things.map(tabOf).filter(Boolean);
  for (const element of root.querySelectorAll("[data-thing], [data-tab]")) {
    const leads = tabs.includes(element.getAttribute("data-tab") ?? "") && !element.hasAttribute("aria-current");
    const isLit = leads || things.includes(element.getAttribute("data-thing") ?? "");
    if (isLit !== element.hasAttribute(LIT)) element.toggleAttribute(LIT, isLit);
  }
}

/** Keep them lit: a board comes after its page, and things come and go with every picture. The answer puts them out. */
export function keepTaught(root: Element | null, things: readonly string[], tabOf = NOWHERE): () => void {
  if (!root || !things.length) return () => undefined;
  lightTaught(root, things, tabOf);
  const watcher = new MutationObserver(() => lightTaught(root, things, tabOf));
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["data-thing", "aria-current"] });
  return () => {
    watcher.disconnect();
    lightTaught(root, [], tabOf);
  };
}

/** A text whose weightiest words stand between two `*`, cut at them: every second part is one of those. */
export function weighted(text: string): string[] {
  return text.split("*");
}
