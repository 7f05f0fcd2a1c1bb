// Short words that come and go by themselves; they are spoken too, and none carries news alone.
import { announce, type Manner } from "../text/announce.svelte.ts";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: "cobalt" | "amber" | "cinnabar" | "jade";
}

const STAYS = 6000;
let count = 0;
let shown = $state.raw<readonly Toast[]>([]);

export function toasts(): readonly Toast[] {
  return shown;
}

export function toast(text: string, tone: Toast["tone"] = "cobalt", manner: Manner = "polite"): void {
  const made = { id: (count += 1), text, tone };
  shown = [...shown, made];
  announce(text, manner);
  setTimeout(() => dismiss(made.id), STAYS);
}

export function dismiss(id: number): void {
  shown = shown.filter((each) => each.id !== id);
}
