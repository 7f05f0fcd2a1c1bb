// A turn of Confucius, from what is legal and what is drafted: what is to be said next, and what picking a thing means.
// It knows no rule: an action is its kind and its fields, and what is not among the legal ones is asked about.
import type { Choice, Deeds, Thing } from "../contract.ts";
import type { ConfuciusDetails } from "./details.ts";
import type { ConfuciusLayout } from "./layout.ts";
import { key } from "./parts.ts";
import type { OfficialNow, Position } from "./reading.ts";

type Value = string | number;

/** What has been said so far of an action: which kinds it may be, and some of its fields. */
export interface Intent {
  readonly kinds: readonly string[];
  readonly fixed: Readonly<Record<string, Value>>;
}

/** The kinds of action that share a space, in the order in which they are told. */
export const KINDS_OF: Readonly<Record<string, readonly string[]>> = {
  bribe_secure: ["bribe", "secure"],
  nominate: ["nominate"],
  force: ["force"],
  junks_voyage: ["buy-junks", "voyage"],
  army_invade: ["recruit", "invade"],
  buy_gift: ["buy-gift"],
  give_gift: ["give-gift"],
  transfer: ["transfer"],
  petition: ["petition"],
  commercial: ["commercial"],
  tax: ["tax"],
  no_action: ["no-action"],
  reward: ["card-bribery", "card-gift", "card-extra", "card-cash", "card-recruit", "card-insulted"],
};
export const boxOf = (kind: string): string | null =>
  Object.keys(KINDS_OF).find((box) => KINDS_OF[box]!.includes(kind)) ?? null;

/** Keys of the design: which kind of action each begins. */
export const KEYS: Readonly<Record<string, string>> = {
  b: "bribe",
  s: "secure",
  n: "nominate",
  f: "force",
  j: "buy-junks",
  v: "voyage",
  a: "recruit",
  i: "invade",
  g: "buy-gift",
  G: "give-gift",
  t: "transfer",
  e: "petition",
  c: "commercial",
  x: "tax",
  o: "no-action",
};

/** Reward cards that have a kind of their own; the others are for bribes, and are named in a field. */
export const REWARD_KINDS: Readonly<Record<string, string>> = {
  gift: "card-gift",
  "extra-action": "card-extra",
  cash: "card-cash",
  "recruit-army": "card-recruit",
  "emperor-insulted": "card-insulted",
};
/** The reward card that an action plays. */
export function playedBy({ kind, fields }: Choice): string | null {
  const own = Object.keys(REWARD_KINDS).find((id) => REWARD_KINDS[id] === kind);
  return own ?? (kind === "card-bribery" ? String(fields["card"]) : null);
}
/** The position with the reward cards of a draft still in the viewer's hand: they are not played before it is sent. */
export function unplayed(now: Position, layout: ConfuciusLayout, draft: readonly Choice[]): Position {
  const played = draft.map(playedBy).filter((id) => id !== null);
  if (!played.length) return now;
  const order = layout.rewards.map(({ id }) => id.replaceAll("_", "-"));
  const seats = now.seats.map((each, seat) => {
    if (seat !== now.viewer) return each;
    const rewards = [...each.rewards, ...played].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return { ...each, rewards, rewardCards: each.rewardCards + played.length };
  });
  return { ...now, seats };
}

/** Steps that only tell cards: they are chosen in the tray. */
const CARDS = ["spend", "enough", "discard"];
export const isCard = (choice: Choice): boolean => CARDS.includes(choice.kind);
/** An action goes on in these rooms: its payment, where an army or a discount goes, the halves of a petition. */
const WITHIN = ["pay", "land", "petition", "swap", "march"];
/** What goes on with a draft. Else what may come after it is another question: my next turn, or the court's. */
export function furtherOf({ room, free }: Position, legal: readonly Choice[]): readonly Choice[] {
  const goesOn = room === "turn" ? free === "extra" : WITHIN.includes(room);
  return goesOn ? legal.filter((choice) => !isCard(choice)) : [];
}
/** Kinds that stand for themselves where nothing has been said yet: clicking the thing is enough. */
const AT_REST = ["bribe", "secure", "nominate", "invade", "arrive"];

/** The things on the board that fields name. */
const SORTS: Readonly<Record<string, string>> = {
  official: "official",
  student: "student",
  box: "box",
  land: "distant",
  to: "seat",
  from: "seat",
  chief: "seat",
  value: "value",
  card: "reward",
};

export function matches(choice: Choice, intent: Intent): boolean {
  if (!intent.kinds.includes(choice.kind)) return false;
  return Object.entries(intent.fixed).every(([field, value]) => choice.fields[field] === value);
}

/** The first field, in the order of the notation, that these choices of one kind do not agree on. */
export function openField(choices: readonly Choice[], fixed: Intent["fixed"] = {}): string | null {
  const [first, ...rest] = choices;
  if (!first) return null;
  return (
    Object.keys(first.fields).find(
      (field) => !(field in fixed) && rest.some((choice) => choice.fields[field] !== first.fields[field]),
    ) ?? null
  );
}

/** The thing that a choice is about, at one of its fields. */
export function thingAt(choice: Choice, field: string): Thing | null {
  const sort = SORTS[field];
  const value = choice.fields[field];
  return sort && value !== undefined ? { sort, id: String(value) } : null;
}

/** The fields by which a choice is pointed at on the board, after what has been said: of those on which all choices of its
    kind agree any will do, and so will the next one. */
function pointedBy(choice: Choice, fixed: Intent["fixed"], all: readonly Choice[]): string[] {
  const fields = Object.keys(choice.fields).filter((field) => !(field in fixed) && field in SORTS);
  const open = openField(
    all.filter(({ kind }) => kind === choice.kind),
    fixed,
  );
  const at = open === null ? -1 : fields.indexOf(open);
  return at < 0 ? fields : fields.slice(0, at + 1);
}

/** What can be pointed at, and what each thing may mean. Without an intent: officials, students, boxes of lands. */
export function targetsOf(choices: readonly Choice[], intent: Intent | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  const put = (thing: Thing | null, choice: Choice) => {
    if (thing) found.set(key(thing), [...(found.get(key(thing)) ?? []), choice]);
  };
  const turns = choices.some((choice) => choice.kind === "pass" || boxOf(choice.kind) !== null);
  const meant = choices.filter((choice) =>
    intent ? matches(choice, intent) : !turns || AT_REST.includes(choice.kind),
  );
  for (const choice of meant)
    for (const field of pointedBy(choice, intent?.fixed ?? {}, meant)) put(thingAt(choice, field), choice);
  return found;
}

/** What picking does: put an action down, say more of it, or choose between kinds. */
export type Said =
  | { readonly does: "put"; readonly action: number }
  | { readonly does: "say"; readonly intent: Intent }
  | { readonly does: "choose"; readonly choices: readonly Choice[] }; // one for each kind

/** What a set of choices comes to: one is put down; of one kind, more is to be said; else the kind is chosen. */
export function sayOf(choices: readonly Choice[], fixed: Intent["fixed"] = {}): Said | null {
  const kinds = [...new Set(choices.map((choice) => choice.kind))];
  if (!choices.length) return null;
  if (choices.length === 1) return { does: "put", action: choices[0]!.action };
  if (kinds.length === 1) return { does: "say", intent: { kinds, fixed } };
  return { does: "choose", choices: kinds.map((kind) => choices.find((choice) => choice.kind === kind)!) };
}

/** The field at which a choice names a thing; null: it does not. */
export function namedAt(choice: Choice, thing: Thing): string | null {
  const names = (field: string) => SORTS[field] === thing.sort && String(choice.fields[field]) === thing.id;
  return Object.keys(choice.fields).find(names) ?? null;
}

/** What picking a target does: its field is fixed. */
export function pickedOf(thing: Thing, choices: readonly Choice[], intent: Intent | null): Said | null {
  const fixed = { ...intent?.fixed };
  const first = choices[0];
  const field = first ? namedAt(first, thing) : null;
  if (first && field) fixed[field] = first.fields[field]!;
  return sayOf(choices, fixed);
}

/** The choice that differs from one only in a field. */
export function instead(choice: Choice, field: string, value: Value, choices: readonly Choice[]): Choice | null {
  const wanted = { ...choice.fields, [field]: value };
  return (
    choices.find(
      (each) => each.kind === choice.kind && Object.keys(wanted).every((name) => each.fields[name] === wanted[name]),
    ) ?? null
  );
}

/** The values that choices have at a field, in order. */
export function valuesOf(choices: readonly Choice[], field: string): Value[] {
  const values = new Set(choices.map((choice) => choice.fields[field]).filter((value) => value !== undefined));
  return [...values].sort((a, b) => (typeof a === "number" && typeof b === "number" ? a - b : 0));
}

/** Cards by kind: how many of one, two and three coins. */
export function counted(coins: readonly number[], kinds = 3): number[] {
  return Array.from({ length: kinds }, (_, n) => coins.filter((coin) => coin === n + 1).length);
}

/** The places in a hand of the first so many cards of each kind. */
export function placesOf(cards: readonly number[], hand: readonly number[]): number[] {
  const left = [...cards];
  return hand.flatMap((coins, place) => {
    if (!left[coins - 1]) return [];
    left[coins - 1]! -= 1;
    return [place];
  });
}

/** What is asked for where no turn is taken, by the sort of thing that it is about. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  official: ["place-candidate", "swap-own", "swap-other", "replace-marker"],
  student: ["replace-student", "tutor"],
  box: ["army-from", "army-to"],
};

/** The action to ask about, where picking a thing does nothing; -1: none. `base`: what may be put down. */
export function askedOf(
  thing: Thing,
  intent: Intent | null,
  base: readonly Choice[],
  now: Position,
  details: ConfuciusDetails | null,
  number: Deeds["number"],
): number {
  if (thing.sort === "action" || thing.sort === "kind") return askedOfKind(thing, details, number);
  const asked = ASKED[thing.sort]?.find((kind) => base.some((choice) => choice.kind === kind));
  const kind = asked ?? intent?.kinds[0];
  if (thing.sort === "official") {
    const official = now.ministries.flatMap(({ officials }) => officials).find(({ id }) => id === thing.id);
    const usual = official?.owner === now.viewer ? "secure" : "bribe";
    const fixed = intent?.fixed ?? {};
    if (kind === "card-bribery") return number(kind, fixed["card"], thing.id);
    const other = now.seats.findIndex((_, seat) => seat !== now.viewer); // to whom, while nobody was named
    if (kind === "transfer" || kind === "replace-marker") return number(kind, thing.id, fixed["to"] ?? other);
    return number(kind && OF_OFFICIALS.includes(kind) ? kind : usual, thing.id);
  }
  if (thing.sort === "student") return number(kind ?? "nominate", thing.id);
  if (thing.sort === "box") return number(kind ?? "invade", thing.id);
  if (thing.sort === "distant") return number("arrive", thing.id);
  if (thing.sort === "reward") return askedOfReward(thing.id, now, details, number);
  return -1;
}
/** Of a card: what the server would say of its kind. One that bribes is asked about where it would be nearest to being
    played: in its ministry, or in any where that is resolved. */
function askedOfReward(id: string, now: Position, details: ConfuciusDetails | null, number: Deeds["number"]): number {
  const kind = REWARD_KINDS[id];
  if (kind) {
    const about = details?.actions["reward"]?.kinds[kind]?.about ?? -1;
    return about >= 0 ? about : number(kind);
  }
  const open = now.ministries.filter(({ resolved }) => !resolved);
  const named = open.find((ministry) => `bribery-${ministry.id}` === id);
  const far = ({ tile, owner, secured }: OfficialNow): number =>
    4 * Number(tile !== "official") + 2 * Number(owner === now.viewer) + Number(secured);
  const officials = (named ? [named] : open).flatMap((ministry) => ministry.officials);
  const [nearest] = officials.sort((one, other) => far(one) - far(other));
  return number("card-bribery", id, nearest?.id);
}
/** What can be said of a kind of action as a whole, where an example would name any of its things. */
const IN_GENERAL = [
  "CF-ACT-BRIBE-01",
  "CF-ACT-BRIBE-04",
  "CF-ACT-SECURE-01",
  "CF-ACT-INVADE-05",
  "CF-ACT-BUY-01",
  "CF-ACT-GIVE-01",
  "CF-ACT-TRANS-03",
];
export function inGeneral(action: number, details: ConfuciusDetails | null): { kind: string; clause: string } | null {
  const kinds = Object.values(details?.actions ?? {}).flatMap((box) => Object.entries(box.kinds));
  const found = kinds.find(([, told]) => told.about === action && IN_GENERAL.includes(told.no));
  return found ? { kind: found[0], clause: found[1].no } : null;
}
const OF_OFFICIALS = ["bribe", "secure", ...ASKED["official"]!];

/** Of a space or a kind of action: what the server would say of it. */
function askedOfKind({ sort, id }: Thing, details: ConfuciusDetails | null, number: Deeds["number"]): number {
  if (id === "imperial_favour") return number("favour"); // it comes by itself, and is no kind of action
  const box = sort === "action" ? id : (boxOf(id) ?? "");
  const kinds = details?.actions[box]?.kinds ?? {};
  return (sort === "kind" ? kinds[id]?.about : Object.values(kinds).find((told) => told.about >= 0)?.about) ?? -1;
}

/** What is looked at, and after which draft it would come. */
export interface Looked {
  readonly choice: Choice;
  readonly after: string;
  readonly example: boolean; // one of several that it may come to
}

const ALONG = ["transfer", "lend"]; // kinds that send influence along an arrow of the web, back to the giver

/** The arrows of the web to whoever looks along which influence can go: towards who gave them something. */
export function arrowsOf(targets: ReadonlyMap<string, readonly Choice[]>, viewer: number): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of new Set([...targets.values()].flat())) {
    if (!ALONG.includes(choice.kind)) continue;
    const arrow = `gift ${choice.fields["to"]}-${viewer}`;
    found.set(arrow, [...(found.get(arrow) ?? []), choice]);
  }
  return found;
}

/** What was said, but for one of its fields: that one may be said again. */
export function unsaid({ kinds, fixed }: Intent): Intent[] {
  const said = Object.entries(fixed);
  return said.map((gone) => ({ kinds, fixed: Object.fromEntries(said.filter((each) => each !== gone)) }));
}

/** Where the last step of a draft begins: cards and the action that they pay for go together. */
export function lastStepOf(draft: readonly Choice[]): number {
  return Math.max(0, isCard(draft.at(-1)!) ? draft.findLastIndex((choice) => !isCard(choice)) : draft.length - 1);
}
