// A turn of China, from what is legal and what is drafted: what clicking a thing does. It knows no rule.
import type { Choice, Happening, Thing } from "../contract.ts";
import type { Colour } from "./reading.ts";

const PLACING = ["place-palace", "place-emissary", "place-fortification"];
const PLACED = ["palace-placed", "emissary-placed", "fortification-placed"];
export type Piece = "palace" | "emissary" | "fortification";

/** A piece that a choice places. */
export function pieceOf(choice: Choice): Piece | null {
  return PLACING.includes(choice.kind) ? (choice.kind.slice("place-".length) as Piece) : null;
}

/** Where a choice places something: a space, or the dragon of a province. */
export function placeOf(choice: Choice): Thing | null {
  const { space, province } = choice.fields;
  if (!pieceOf(choice)) return null;
  return space === undefined ? { sort: "province", id: String(province) } : { sort: "space", id: String(space) };
}

export const key = (thing: Thing): string => `${thing.sort} ${thing.id}`;

/** Choices that place something, by the thing they place it on; palaces before fortifications. */
export function placements(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (place) found.set(key(place), [...(found.get(key(place)) ?? []), choice]);
  }
  for (const list of found.values()) list.sort((a, b) => PLACING.indexOf(a.kind) - PLACING.indexOf(b.kind));
  return found;
}

export type Deed =
  | { readonly does: "pick"; readonly action: number } // place it, or take it back
  | { readonly does: "choose"; readonly choices: readonly Choice[] } // two pieces are possible here
  | { readonly does: "ask" } // why not?
  | { readonly does: "look" };

/** What clicking a thing does. Drafted pieces are taken back first, the last one first. */
export function clicked(thing: Thing, legal: readonly Choice[], draft: readonly Choice[]): Deed {
  const here = placements(legal).get(key(thing)) ?? [];
  const drafted = draft.findLast((each) => placeOf(each) && key(placeOf(each)!) === key(thing));
  if (drafted && !here.length) return { does: "pick", action: drafted.action };
  if (here.length === 1) return { does: "pick", action: here[0]!.action };
  if (here.length > 1) return { does: "choose", choices: here };
  return thing.sort === "alliance" ? { does: "look" } : { does: "ask" };
}

/** What is refused on a thing, as kinds of actions: on a space a palace, and a fortification where there are some. */
export function refusedOn(thing: Thing, legal: readonly Choice[], withForts: boolean): readonly string[] {
  const here = placements(legal).get(key(thing)) ?? [];
  const kinds = PLACING.filter((kind) => (kind === "place-emissary") === (thing.sort === "province"));
  return kinds.filter(
    (kind) => (withForts || kind !== "place-fortification") && !here.some((choice) => choice.kind === kind),
  );
}

/** The cards of a payment. */
export function cardsOf(choice: Choice): Colour[] {
  return String(choice.fields["cards"] ?? choice.fields["colour"] ?? "")
    .split(" ")
    .filter(Boolean) as Colour[];
}

const spelt = (cards: readonly string[]): string => [...cards].sort().join(" ");

export function payments(legal: readonly Choice[]): Choice[] {
  return legal.filter((choice) => choice.kind === "pay");
}

/** The legal payment with exactly these cards. */
export function paymentWith(cards: readonly string[], legal: readonly Choice[]): Choice | null {
  return payments(legal).find((choice) => spelt(cardsOf(choice)) === spelt(cards)) ?? null;
}

/** Of the cards in a hand, by place: those that pay, as many of each colour as the set has, the first ones first. */
export function placesOf(cards: readonly string[], hand: readonly string[]): number[] {
  const left = [...cards];
  return hand.flatMap((colour, place) => {
    const at = left.indexOf(colour);
    if (at < 0) return [];
    left.splice(at, 1);
    return [place];
  });
}

/** What was placed, by the thing it lies on: whose pieces, one by one. */
export function freshIn(last: readonly Happening[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { event, facts } of last) {
    if (!PLACED.includes(event)) continue;
    const thing =
      event === "emissary-placed" ? `province ${String(facts["province"])}` : `space ${String(facts["space"])}`;
    found.set(thing, [...(found.get(thing) ?? []), Number(facts["seat"])]);
  }
  return found;
}

/** Where a hint puts something, with the numbers of those steps: `1`, or `1 2` for two pieces on one dragon. */
export function advisedPlaces(hint: readonly Choice[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [n, choice] of hint.entries()) {
    const place = placeOf(choice);
    if (place) found.set(key(place), [found.get(key(place)), n + 1].filter(Boolean).join(" "));
  }
  return found;
}

/** Of a row of cards, by place: those that a hint pays, exchanges or takes, with the number of the step. */
export function advisedCards(
  kinds: readonly string[],
  hint: readonly Choice[],
  cards: readonly string[],
): ReadonlyMap<number, string> {
  const steps = hint
    .map((choice, n) => ({ choice, step: String(n + 1) }))
    .filter(({ choice }) => kinds.includes(choice.kind));
  return new Map(
    steps.flatMap(({ choice, step }) =>
      placesOf(cardsOf(choice), cards).map((place): [number, string] => [place, step]),
    ),
  );
}

/** May this card be put to the chosen ones, so that some legal payment still holds them all? */
export function fits(colour: string, chosen: readonly string[], legal: readonly Choice[]): boolean {
  return payments(legal).some((choice) => placesOf([...chosen, colour], cardsOf(choice)).length === chosen.length + 1);
}

/** The legal draw of a colour of the display, or of the pile. */
export function drawOf(from: Colour | "pile", legal: readonly Choice[]): Choice | null {
  const wanted = (choice: Choice) =>
    from === "pile" ? choice.kind === "draw" : choice.kind === "take" && choice.fields["colour"] === from;
  return legal.find(wanted) ?? null;
}

/** The display with a gap where a card was taken, so that the others stay where they are; in its own order once it
    is filled up. Of equal cards the one that was touched is gone. */
export function inPlace(
  before: readonly (Colour | null)[],
  display: readonly Colour[],
  touched = -1,
): (Colour | null)[] {
  const count = (cards: readonly (Colour | null)[], colour: Colour) => cards.filter((each) => each === colour).length;
  const slots = [...before];
  for (const colour of new Set(before)) {
    if (colour === null) continue;
    for (let gone = count(before, colour) - count(display, colour); gone > 0; gone--)
      slots[slots[touched] === colour ? touched : slots.lastIndexOf(colour)] = null;
  }
  const kept = slots.filter((each) => each !== null).length;
  return kept === display.length && display.every((each) => count(slots, each) === count(display, each))
    ? slots
    : [...display];
}

/** The legal exchange of a card. */
export function exchangeOf(colour: Colour, legal: readonly Choice[]): Choice | null {
  return legal.find((choice) => choice.kind === "exchange" && choice.fields["colour"] === colour) ?? null;
}
