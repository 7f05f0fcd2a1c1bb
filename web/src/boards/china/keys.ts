// Single keys that act on the table: never while typing, never with a modifier, never instead of a focused button's own.

/** The key, if it may act; digits, letters and Escape also act while a button has the focus. */
export function freeKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]")) return null;
  const onButton = at?.closest("button, a, [role=button], [role=tab]") && !at.closest("[data-thing]"); // the map hands Enter on
  if (event.key === "Enter" && onButton) return null;
  return event.key;
}
