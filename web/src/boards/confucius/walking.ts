// One stop for the Tab key in a part of the board, arrows between its things: to the nearest that lies that way.
import type { Attachment } from "svelte/attachments";
import { roving } from "../../panels/roving.ts";

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
  return roving(THINGS, (pressed, from, all) => {
    if (!(pressed in WAYS)) return undefined;
    const stops = all.filter((each) => each.matches(among()));
    return nearest(pressed, from, stops.length ? stops : all);
  });
}
