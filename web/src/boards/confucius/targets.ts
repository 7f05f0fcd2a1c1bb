// How a thing that can be chosen stands: the states of the design, from what a part of the board is told.
import type { Choice, Happening, Thing } from "../contract.ts";
import { key, type PartProps } from "./parts.ts";

export interface Target {
  readonly thing: Thing;
  readonly legal: boolean;
  readonly refused: boolean; // others of its sort are open, and this one is not: it answers why
  readonly chosen: boolean; // put down or hovered, not committed
  readonly hint: boolean;
  readonly fresh: boolean; // changed since the viewer's last turn
  readonly looked: boolean;
  readonly lit: boolean; // what is looked at is about it
  readonly dim: boolean; // … and not about this
}

/** The field in which actions name a thing of a sort. */
const FIELDS: Readonly<Record<string, string>> = { box: "box", student: "student", distant: "land" };

/** How a thing stands; `called` is what events call it, where that is another word than the actions'. */
export function targetOf(thing: Thing, part: PartProps, called = thing.id): Target {
  const field = FIELDS[thing.sort] ?? thing.sort;
  const told = key(thing);
  const names = (each: Choice | Happening): boolean =>
    "fields" in each ? each.fields[field] === thing.id : each.facts[field] === called;
  const legal = !!part.onpick && part.targets.has(told);
  const chosen = part.chosen.some(names);
  const rivals = [...part.targets.keys()].some((each) => each.startsWith(`${thing.sort} `));
  return {
    thing,
    legal,
    refused: !!part.onpick && rivals && !legal && !chosen,
    chosen,
    hint: part.hint.some(names),
    fresh: part.last.some(names),
    looked: !!part.looked && key(part.looked) === told,
    lit: part.lit.has(told),
    dim: part.lit.size > 0 && !part.lit.has(told),
  };
}

/** The signs of a target's state, as classes. */
export function signsOf(target: Target): string {
  const signs = {
    legal: target.legal,
    hovered: target.looked && target.legal,
    chosen: target.chosen,
    refused: target.refused,
    hint: target.hint,
    fresh: target.fresh,
    lit: target.lit,
    dim: target.dim,
  };
  return Object.entries(signs)
    .filter(([, is]) => is)
    .map(([sign]) => sign)
    .join(" ");
}
