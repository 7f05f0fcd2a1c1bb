// Keys of a turn of Confucius: letters begin an action, digits choose cards or amounts, Enter commits, Escape goes back.
import { KEYS, KINDS_OF } from "./turn.ts";
import type { Turning } from "./turning.svelte.ts";

const TYPING = "input, textarea, select, [contenteditable], [role=dialog], dialog, [role=menu]";

export interface Pressed {
  begin(kind: string): void;
  reward(): void;
  band(digit: number): boolean; // the amount at this place; false: nothing there to choose
}

/** Does a key act on the turn? Then it is used up. */
export function pressed(event: KeyboardEvent, turning: Turning, does: Pressed): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at?.closest(TYPING)) return false;
  if (!turning.mine) return false;
  const { key } = event;
  if (key === "Escape") return turning.back();
  if (key === "Enter") return isFree(at, turning) && turning.commit();
  if (at?.closest("[role=spinbutton]")) return false; // it takes digits and arrows itself
  if (/^[1-9]$/.test(key)) return digit(Number(key), turning, does);
  const kind = KEYS[key];
  if (kind && turning.base.length) does.begin(kind);
  else if (key === "w" && turning.base.some((choice) => KINDS_OF["reward"]!.includes(choice.kind))) does.reward();
  else return false;
  return true;
}

/** Enter on a button is that button's; on the thing that is put down, or on nothing, it commits. */
function isFree(at: Element | null, turning: Turning): boolean {
  const button = at?.closest("button, a, [role=button], [role=tab]");
  if (!button || button.hasAttribute("data-card")) return true;
  const id = button.getAttribute("data-thing")?.split(" ")[1];
  if (!id) return button.getAttribute("aria-pressed") === "true";
  const { drafted } = turning;
  const kinds = KINDS_OF[id] ?? [id]; // a space of the box, or a kind or a thing
  return !!drafted && (kinds.includes(drafted.kind) || Object.values(drafted.fields).map(String).includes(id));
}

function digit(number: number, turning: Turning, does: Pressed): boolean {
  if (!turning.drafted && turning.intent) return does.band(number);
  if (!turning.payment || number > turning.hand.length) return false;
  turning.toggle(number - 1);
  return true;
}
