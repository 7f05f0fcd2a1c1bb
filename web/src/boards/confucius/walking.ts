// One stop for the Tab key in a part of the board, arrows between its things: to the nearest that lies that way.
import type { Attachment } from "svelte/attachments";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const THINGS = "[data-thing]";

function middle(element: Element): readonly [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest of some elements that lies this way from one. */
export function nearest(pressed: string, from: Element, all: readonly HTMLElement[]): HTMLElement | null {
  const way = WAYS[pressed];
  if (!way) return null;
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const [a, b] = middle(each);
    const along = way[0] * (a - x) + way[1] * (b - y);
    const far = Math.hypot(a - x, b - y);
    if (along <= 0.5 * far || 2 * far - along >= least) continue;
    [best, least] = [each, 2 * far - along];
  }
  return best;
}

/** An attachment; `among` chooses where arrows may stop, such as the targets of the chosen action. */
export function walking(among: () => string = () => THINGS): Attachment<HTMLElement> {
  return (part) => {
    const members = () => [...part.querySelectorAll<HTMLElement>(THINGS)];
    const stopAt = (chosen: HTMLElement | undefined) => {
      for (const each of members()) each.tabIndex = each === chosen ? 0 : -1;
    };
    const settle = () => {
      const all = members();
      stopAt(all.find((each) => each === document.activeElement) ?? all.find((each) => each.tabIndex === 0) ?? all[0]);
    };
    const onfocus = (event: FocusEvent) => {
      const found = members().find((each) => each.contains(event.target as Node));
      if (found) stopAt(found);
    };
    const onkeydown = (event: KeyboardEvent) => {
      const from = document.activeElement;
      if (!(event.key in WAYS) || !from || event.ctrlKey || event.metaKey || event.altKey) return;
      const stops = members().filter((each) => each.matches(among()));
      const to = nearest(event.key, from, stops.length ? stops : members());
      event.preventDefault();
      event.stopPropagation();
      to?.focus();
    };
    const watch = new MutationObserver(settle);
    watch.observe(part, { childList: true, subtree: true });
    part.addEventListener("focusin", onfocus);
    part.addEventListener("keydown", onkeydown);
    settle();
    return () => {
      watch.disconnect();
      part.removeEventListener("focusin", onfocus);
      part.removeEventListener("keydown", onkeydown);
    };
  };
}
