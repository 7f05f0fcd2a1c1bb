// A list that scrolls inside its panel shows whole rows: none is cut through its letters.
import type { Attachment } from "svelte/attachments";

export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How much to leave out above and below, in pixels, so that only whole rows are seen; nothing where none would be left. */
export function leftOut(rows: readonly Span[], height: number): readonly [number, number] {
  const whole = rows.filter(({ top, bottom }) => top >= -1 && bottom <= height + 1);
  if (!whole.length) return [0, 0];
  const cut = (row: Span) => !whole.includes(row) && row.bottom > 0 && row.top < height;
  const above = rows.some((row) => cut(row) && row.top < 0) ? Math.max(0, whole[0]!.top) : 0;
  const below = rows.some((row) => cut(row) && row.bottom > height) ? Math.max(0, height - whole.at(-1)!.bottom) : 0;
  return [above, below];
}

/** For what scrolls: a cut row is hidden until it is scrolled into sight; `data-more` tells that there is one below. It
 *  moves nothing. */
export function wholeRows(selector: string): Attachment<HTMLElement> {
  return (list) => {
    function clip(): void {
      const { top } = list.getBoundingClientRect();
      const rows = [...list.querySelectorAll(selector)].map((row) => {
        const { top: from, bottom } = row.getBoundingClientRect();
        return { top: from - top, bottom: bottom - top };
      });
      const [above, below] = leftOut(rows, list.clientHeight);
      list.toggleAttribute("data-more", list.scrollHeight - list.clientHeight - list.scrollTop > 1);
      list.style.clipPath = above || below ? `inset(${above}px 0 ${below}px)` : "";
    }
    const sizes = new ResizeObserver(clip);
    sizes.observe(list);
    const words = new MutationObserver(clip);
    words.observe(list, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["open"],
    });
    list.addEventListener("scroll", clip);
    clip();
    return () => {
      sizes.disconnect();
      words.disconnect();
      list.removeEventListener("scroll", clip);
    };
  };
}
