// Single keys of the table. Never while typing, never with a modifier except Ctrl Z and Y; a board's own come first.
export type TableKey =
  "keys" | "hint" | "rules" | "log" | "chat" | "undo" | "redo" | "text" | "bare" | "type" | "escape" | "earlier";

const KEYS: Readonly<Record<string, TableKey>> = {
  "?": "keys",
  h: "hint",
  r: "rules",
  l: "log",
  m: "chat",
  u: "undo",
  d: "text",
  k: "bare",
  "/": "type",
  Escape: "escape",
  ArrowLeft: "earlier",
};
const TYPING = "input, textarea, select, [contenteditable], [role=dialog], dialog, [role=menu]";
const ARROWS = "[data-thing], [role=tab], [role=tablist], [role=slider], button, [role=group], [role=radio]";

export function tableKey(event: KeyboardEvent): TableKey | null {
  const at = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || at?.closest(TYPING) || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : null;
  }
  const found = KEYS[event.key] ?? null;
  return found === "earlier" && at?.closest(ARROWS) ? null : found;
}
