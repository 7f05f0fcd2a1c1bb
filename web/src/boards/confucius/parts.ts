// What the parts of Confucius' board are handed, and the names of the things on it.
//
// Things, as `looked` and `data-thing` name them: `official hubu-3`, `ministry hubu`, `action bribe_secure`, `gift 0-2`
// (giver and recipient), `seat 2`, `student red`, `box land1-2`, `land korea`, `distant india`, `junks 2` (a yard),
// `reward cash`, `kind buy-junks` (one of the actions that share a space), `value 3` (a gift of my own seat).
// `handling` makes a part answer pointer and keys for everything in it that carries `data-thing`.
import type { Choice, Deeds, Foreseen, Happening, Scene, SeatFace, Thing } from "../contract.ts";
import type { ConfuciusDetails } from "./details.ts";
import type { Bound } from "./gifts/lighting.ts";
import type { ConfuciusLayout } from "./layout.ts";
import type { Position } from "./reading.ts";
import { touching } from "../shared/touching.ts";

/** Every part of the board takes these. A part knows no rule: it lights what is among `targets`, and hatches the rest. */
export interface PartProps {
  readonly layout: ConfuciusLayout;
  readonly now: Position; // with the draft in it
  readonly seats: readonly SeatFace[];
  readonly details: ConfuciusDetails | null; // with the draft in it, or with what is hovered (ghosts, "would be")
  readonly before: ConfuciusDetails | null; // as things stand
  readonly targets: ReadonlyMap<string, readonly Choice[]>; // by thing ("official hubu-3"): what picking it may do now
  readonly begins?: ReadonlyMap<string, readonly Choice[]> | null; // what a thing begins that is no target; null: no action is to be chosen now
  readonly chosen: readonly Choice[]; // put down or hovered, not committed: drawn as ghosts, dashed
  readonly hint: readonly Choice[];
  readonly last: readonly Happening[]; // ringed
  readonly looked: Thing | null;
  readonly bound?: ReadonlyMap<string, Bound>; // by ministry: what the gifts that are looked at do there
  readonly lit: ReadonlySet<string>; // things that what is looked at is about; when there are some, the rest is dimmed
  onlook?: (thing: Thing | null, at?: Element) => void; // hovered or focused
  onpick?: (thing: Thing, at: Element) => void; // clicked: the stage finds what that does, or asks why not
  onask?: (thing: Thing, at: Element) => void; // something refused was hovered for a while, or `y`
}

/** The preview panel (`gifts`): in place of *end of this round* while something is put down or hovered. */
export interface PreviewProps {
  readonly title: string; // "If you bribe Bingbu 5"
  readonly told: Foreseen;
  readonly seats: readonly SeatFace[];
  readonly now: Position;
  readonly before: ConfuciusDetails | null;
  readonly chosen: readonly Choice[];
  readonly onclause?: (clause: string) => void;
}

/** End of this round, and if it ended now (`gifts`). */
export interface EndProps {
  readonly scene: Scene;
  readonly looked?: Thing | null; // a ministry or an official: how its ministry would resolve
  readonly now: Position;
  readonly details: ConfuciusDetails | null;
  readonly onclause?: (clause: string) => void;
}

/** The sheets of the Court phase, and petitions (`gifts`). `place`: in place of actions and world, or of the world alone.
    They pick by `deeds` themselves, and commit. */
export interface SheetProps extends PartProps {
  readonly scene: Scene;
  readonly rest: Position; // without the draft: what is asked at the table
  readonly deeds?: Deeds; // only where the viewer is asked
  readonly place: "court" | "world";
  readonly onclause?: (clause: string) => void;
  readonly onthink?: (choice: Choice | null) => void; // a choice of the sheet is looked at
}

export const key = (thing: Thing): string => `${thing.sort} ${thing.id}`;

/** Does something begin there, or is it refused? Empty where no action is to be chosen. */
export function beginsAt(thing: Thing, { begins, targets }: Pick<PartProps, "begins" | "targets">): string {
  if (targets.has(key(thing)) || begins?.has(key(thing))) return "begins";
  return begins ? "refused" : "";
}

export function thingOf(told: string): Thing {
  const cut = told.indexOf(" ");
  return { sort: told.slice(0, cut), id: told.slice(cut + 1) };
}

/** An attachment for a part whose buttons carry `data-thing`; what is refused has `aria-disabled`. */
export function handling(part: Pick<PartProps, "onlook" | "onpick" | "onask">): (root: Element) => () => void {
  return touching({
    look: (thing, at) => part.onlook?.(thing, at),
    ask: (thing, at) => part.onask?.(thing, at),
    act: (thing, at) => part.onpick?.(thing, at),
    press(event, thing, at) {
      if (event.key !== "y" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      part.onask?.(thing, at);
    },
    stand: () => undefined,
  });
}

/** Does the pointer or the focus rest on it? */
export function isUnderEyes(thing: Thing | null, root: Element | null): boolean {
  return !!thing && !!root?.querySelector(`[data-thing="${key(thing)}"]:is(:hover, :focus)`);
}
