// Keys of a turn of Confucius: letters begin an action, digits choose cards or amounts, Enter commits, Escape goes back.
import { thingOf } from "./parts.ts";
import { KEYS, KINDS_OF, namedAt } from "./turn.ts";
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
  if (key === "Escape") return !explains() && turning.back();
  if (key === "Enter") return isFree(at, turning) && turning.commit();
  if (at?.closest("[role=spinbutton]")) return false; // it takes digits and arrows itself
  if (/^[1-9]$/.test(key)) return digit(Number(key), turning, does);
  const kind = KEYS[key];
  if (kind && turning.base.length) does.begin(kind);
  else if (key === "w" && turning.base.some((choice) => KINDS_OF["reward"]!.includes(choice.kind))) does.reward();
  else return false;
  return true;
}

/** Does a bubble say why something is refused? Then Escape closes it, and takes nothing back. */
export function explains(): boolean {
  return document.querySelector("[role=alertdialog]") !== null;
}

/** Enter on a button is that button's; on the thing that is put down, or on nothing, it commits. */
function isFree(at: Element | null, turning: Turning): boolean {
  const button = at?.closest("button, a, [role=button], [role=tab]");
  if (!button || button.hasAttribute("data-card")) return true;
  const told = button.getAttribute("data-thing");
  if (!told) return button.getAttribute("aria-pressed") === "true";
  const { drafted } = turning;
  const thing = thingOf(told);
  const kinds = KINDS_OF[thing.id] ?? [thing.id]; // a space of the box, or a kind
  return !!drafted && (kinds.includes(drafted.kind) || namedAt(drafted, thing) !== null);
}

function digit(number: number, turning: Turning, does: Pressed): boolean {
  if (!turning.drafted && turning.intent) return does.band(number);
  if (!turning.payment || number > turning.paying.hand.length) return false;
  turning.paying.toggle(number - 1);
  return true;
}

/** Where what is to be said next can be said: on the board, in the band; else where Enter commits. */
export function goesOnAt(turning: Turning, root: Element): HTMLElement | null {
  const fits = new Set(turning.fitting.map(({ action }) => action)); // what says something else does not
  const open = [...turning.targets].filter(
    ([, choices]) => choices.length < fits.size && choices.every(({ action }) => fits.has(action)), // nor what all agree on
  );
  const [first] = open.map(([thing]) => thing).filter((thing) => !thing.startsWith("value ")); // the band has them too
  const things = first ? [`[data-thing="${first}"]`] : [];
  const places = turning.intent
    ? [...things, "[data-part=band] .cell:not(.refused)"]
    : ["[data-part=band] [role=spinbutton]", "[data-part=tray]"];
  return places.map((place) => root.querySelector<HTMLElement>(place)).find((each) => each) ?? null;
}
