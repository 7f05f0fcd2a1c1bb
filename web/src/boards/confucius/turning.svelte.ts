// The turn of whoever sits here, as it is put together: what was said of an action, the cards that pay for it, where a
// voyage ends. Everything else follows from the scene. It knows no rule: what may be chosen is what the server told.
import type { Choice, Deeds, Foreseen, Scene, Thing } from "../contract.ts";
import type { ConfuciusDetails } from "./details.ts";
import { Answers, questionOf, type Question } from "../shared/answers.svelte.ts";
import { beginnings, isTurn, usual } from "./beginning.ts";
import type { ConfuciusLayout } from "./layout.ts";
import { Paying } from "./paying.svelte.ts";
import type { Position } from "./reading.ts";
import {
  arrowsOf,
  furtherOf,
  instead,
  isCard,
  KINDS_OF,
  lastStepOf,
  matches,
  namedAt,
  pickedOf,
  playedBy,
  REWARD_KINDS,
  sayOf,
  targetsOf,
  unsaid,
  valuesOf,
  type Intent,
  type Looked,
  type Said,
} from "./turn.ts";

export interface Told {
  readonly scene: Scene;
  readonly now: Position;
  readonly deeds: Deeds | undefined; // only where I am asked
}
interface Flag {
  readonly at: Element;
  readonly choices: readonly Choice[];
  readonly all: readonly Choice[];
  readonly thing: Thing;
}

export class Turning {
  intent = $state.raw<Intent | null>(null);
  flag = $state.raw<Flag | null>(null); // two kinds of action are possible at a thing
  #picked = $state(-1); // put down by hand, after its preview was there
  #looked = $state.raw<Looked | null>(null);
  readonly #answers: Answers = new Answers(
    () => this.#open,
    ({ more, alone }) => this.#deeds?.foresee(more, alone),
  );

  constructor(private readonly told: () => Told) {}

  readonly #scene = $derived.by(() => this.told().scene);
  readonly #deeds = $derived.by(() => this.told().deeds);
  /** May I choose something now? */
  readonly mine = $derived.by(() => this.#deeds !== undefined && !this.#scene.sending);
  readonly details = $derived.by(() => this.#scene.details as ConfuciusDetails | null);
  readonly payment = $derived.by(() => (this.mine ? (this.details?.payment ?? null) : null));

  readonly paying: Paying = new Paying(() => ({
    ...{ scene: this.#scene, now: this.told().now, payment: this.payment, drafted: this.drafted, deeds: this.#deeds },
  }));

  readonly #further = $derived.by(() => furtherOf(this.told().now, this.#scene.legal)); // of what lies there
  /** What may be put down: after the draft, or in its place where it waits for cards or is whole. */
  readonly base = $derived.by((): readonly Choice[] => {
    const { draft, legal, open } = this.#scene;
    if (!this.mine) return [];
    const withCard = this.#withCard;
    if (!draft.length) return legal.filter((choice) => !isCard(choice));
    if (!this.#replaces) return this.#further;
    return this.#stays ? (withCard?.legal.filter((choice) => !isCard(choice)) ?? []) : open;
  });
  readonly #replaces = $derived.by(() => this.#scene.draft.length > 0 && !this.#further.length);
  /** The card of an Extra Action stays where the action beside it gives way to another: so many steps. */
  readonly #stays = $derived.by(() => Number(this.#replaces && this.#scene.draft[0]!.kind === "card-extra"));
  #alone: Scene | null = null; // as it was when that card lay there alone
  readonly #withCard = $derived.by((): Scene | null => {
    if (this.goesOn && this.#scene.draft.length === 1) this.#alone = this.#scene;
    return this.#alone?.open === this.#scene.open ? this.#alone : null;
  });
  /** What tells which actions are open, with that card in it; null: as without a draft. */
  readonly offers = $derived.by(() => {
    const scene = this.goesOn ? this.#scene : this.#stays ? this.#withCard : null;
    return (scene?.details ?? null) as ConfuciusDetails | null;
  });
  /** Does what lies there ask for another action, as the card of an Extra Action does? */
  readonly goesOn = $derived.by(
    () => this.mine && this.#scene.draft.length > 0 && !this.#replaces && this.told().now.room === "turn",
  );
  /** The action that is drafted, or the only one that fits what was said. */
  readonly drafted = $derived.by(() => this.#scene.draft.findLast((choice) => !isCard(choice)) ?? null);
  readonly fitting = $derived.by(() =>
    this.intent ? this.base.filter((choice) => matches(choice, this.intent!)) : [],
  );
  readonly targets = $derived.by((): ReadonlyMap<string, readonly Choice[]> => {
    const found = targetsOf(this.base, this.intent);
    for (const [arrow, choices] of arrowsOf(found, this.told().now.viewer)) found.set(arrow, choices);
    for (const others of this.intent ? [...unsaid(this.intent), null] : []) {
      const sorts = [...found.keys()].map((each) => each.split(" ")[0]);
      for (const [thing, choices] of targetsOf(this.base, others))
        if (!sorts.includes(thing.split(" ")[0])) found.set(thing, choices); // clicking something else says something else
    }
    for (const land of this.payment?.lands ?? []) {
      const action = this.#deeds?.number("arrive", land.id) ?? -1;
      if (land.open) found.set(`distant ${land.id}`, [{ action, kind: "arrive", fields: { land: land.id } }]);
    }
    return found;
  });

  /** What begins an action of another sort when it is pointed at; null: no action is to be chosen. */
  readonly begins = $derived.by((): ReadonlyMap<string, readonly Choice[]> | null =>
    isTurn(this.base) ? beginnings(this.base, this.told().now.viewer) : null,
  );
  #at(thing: Thing): readonly Choice[] {
    const told = `${thing.sort} ${thing.id}`;
    return this.targets.get(told) ?? this.begins?.get(told) ?? [];
  }

  // ------------------------------------------------------------ putting down, committing

  /** What would complete the draft; null while something is missing. */
  readonly rest = $derived.by((): readonly number[] | null => {
    if (!this.mine || !this.#deeds) return null;
    const { draft, whole } = this.#scene;
    if (this.goesOn) return null; // the card of an Extra Action alone would only be given away
    // A hint is put down with its cards. Where cards are asked for they go along, also if the action could go alone.
    if (draft.length && whole && (!this.payment || isCard(draft.at(-1)!))) return [];
    const paid = this.paying.paid(this.#deeds.number);
    if (!paid || !this.payment?.lands.length) return paid;
    return this.paying.land ? [...paid, this.#deeds.number("arrive", this.paying.land)] : null;
  });
  /** Free, with nothing to warn of, and its preview was seen before it was picked: it needs no second click. */
  readonly sure = $derived.by((): boolean => {
    const { draft, quick, preview } = this.#scene;
    const isPicked = draft.length === 1 && draft[0]!.action === this.#picked;
    return quick && isPicked && !this.goesOn && this.rest?.length === 0 && !preview?.warnings.length;
  });

  /** Something whole lies there that is none of what was said: advice, put on the board. */
  readonly strays = $derived.by(() => {
    if (!this.rest || !this.drafted || !this.intent || this.#scene.draft === this.#going) return false;
    return !this.intent.kinds.includes(this.drafted.kind);
  });

  commit(): boolean {
    if (!this.rest || !this.#deeds) return false;
    this.intent = null;
    this.flag = null;
    this.#picked = -1;
    this.#deeds.commit(this.rest);
    return true;
  }

  put(action: number): void {
    this.flag = null;
    const choice = this.base.find((each) => each.action === action);
    if (choice && !this.intent?.kinds.includes(choice.kind)) this.intent = null;
    this.#picked = this.thought?.action === action && !this.example ? action : -1;
    if (this.#stays) return this.#deeds?.pick(action, this.#stays);
    this.#makeRoom();
    this.#deeds?.pick(action);
  }
  #going: readonly Choice[] | null = null; // a draft that is being taken back
  /** What lies there gives way. */
  #makeRoom(): void {
    if (this.#stays) {
      this.#going = this.#scene.draft;
      this.#deeds?.takeBack(this.#stays);
    } else if (this.#replaces) this.#deeds?.startOver();
  }

  /** Back by one step: what was said, then what was put down. */
  back(): boolean {
    if (this.flag) this.flag = null;
    else if (this.#scene.draft.length) this.#deeds?.takeBack(lastStepOf(this.#scene.draft));
    else if (this.intent && Object.keys(this.intent.fixed).length)
      this.intent = { kinds: this.intent.kinds, fixed: {} };
    else if (this.intent) this.intent = null;
    else return false;
    return true;
  }

  #do(said: Said | null, all: readonly Choice[], thing: Thing, at: Element): boolean {
    if (!said) return false;
    if (said.does === "put") this.put(said.action);
    else if (said.does === "say") {
      this.#makeRoom();
      this.intent = said.intent;
    } else this.flag = { at, choices: said.choices, all, thing };
    return true;
  }

  /** Begin an action of these kinds; false: none of them is possible. */
  begin(kinds: readonly string[], thing: Thing, at: Element): boolean {
    const choices = this.base.filter((choice) => kinds.includes(choice.kind));
    const several = choices.some((choice) => choice.kind !== choices[0]!.kind);
    if (!choices.length) return false;
    const first = this.#usual(choices);
    if (first) return this.#do({ does: "put", action: first.action }, choices, thing, at);
    if (!several) return this.#do(sayOf(choices), choices, thing, at);
    this.#makeRoom();
    this.intent = { kinds, fixed: {} };
    return true;
  }

  #usual(choices: readonly Choice[]): Choice | null {
    return usual(choices, this.told().now, this.#scene.layout as ConfuciusLayout);
  }

  /** Something on the board was picked; false: nothing can be done with it. */
  pick(thing: Thing, at: Element): boolean {
    this.flag = null;
    if (!this.mine) return false;
    if (thing.sort === "action") return this.begin(KINDS_OF[thing.id] ?? [], thing, at);
    if (thing.sort === "kind") return this.begin([thing.id], thing, at);
    if (thing.sort === "junks") return this.begin(KINDS_OF["junks_voyage"]!, thing, at);
    if (thing.sort === "gift") return this.#alongArrow(thing, at);
    if (thing.sort === "distant" && this.payment?.lands.length) return this.paying.sailTo(thing.id);
    if (thing.sort === "reward") return this.#play(thing, at);
    if (this.#isDrafted(thing)) return this.back();
    const choices = this.#at(thing);
    const within = this.intent && choices.every((choice) => matches(choice, this.intent!)) ? this.intent : null;
    return this.#do(pickedOf(thing, choices, within), choices, thing, at);
  }

  #isDrafted(thing: Thing): boolean {
    const { drafted } = this;
    return this.#replaces && !!drafted && namedAt(drafted, thing) !== null;
  }
  /** Influence goes back to the giver of a gift. */
  #alongArrow(thing: Thing, at: Element): boolean {
    const choices = this.#at(thing);
    const to = choices[0]?.fields["to"] ?? -1;
    const said = choices.some((choice) => this.intent && matches(choice, this.intent)) ? this.intent!.fixed : {};
    return this.#do(sayOf(choices, { ...said, to }), choices, thing, at);
  }
  /** What can be done with a reward card. */
  plays(id: string): readonly Choice[] {
    const kind = REWARD_KINDS[id] ?? "card-bribery";
    return this.base.filter((choice) => choice.kind === kind && (choice.fields["card"] ?? id) === id);
  }
  /** Reward cards that are put down: they stay in sight until that is sent. */
  readonly played = $derived.by(() => this.#scene.draft.map(playedBy));
  #play(thing: Thing, at: Element): boolean {
    const choices = this.plays(thing.id);
    const lies = this.played.indexOf(thing.id);
    if (lies >= 0 && (this.#replaces || !choices.length)) {
      this.#deeds?.takeBack(lies);
      return true;
    }
    return this.#do(sayOf(choices, thing.id in REWARD_KINDS ? {} : { card: thing.id }), choices, thing, at);
  }

  /** One of the kinds at the flag. */
  chooseKind(kind: string): void {
    const { flag } = this;
    if (!flag) return;
    const choices = flag.all.filter((choice) => choice.kind === kind);
    this.flag = null;
    this.#do(pickedOf(flag.thing, choices, this.intent), choices, flag.thing, flag.at);
  }

  /** A value of the band: it replaces the drafted one, or says more; false: it is refused. */
  set(field: string, value: string | number): boolean {
    const other = this.#instead(field, value);
    if (other) {
      this.put(other.action);
      return true;
    }
    const intent = this.#with(field, value);
    const { kinds } = intent;
    const choices = this.base.filter((choice) => matches(choice, intent));
    if (!choices.length) return false;
    if (choices.length === 1) {
      this.put(choices[0]!.action);
      this.intent = { kinds, fixed: {} };
      return true;
    }
    this.#makeRoom();
    this.intent = intent;
    return true;
  }
  #instead(field: string, value: string | number): Choice | null {
    return this.drafted && this.#replaces ? instead(this.drafted, field, value, this.base) : null;
  }
  #with(field: string, value: string | number): Intent {
    const kinds = this.intent?.kinds ?? (this.drafted ? [this.drafted.kind] : []);
    return { kinds, fixed: { ...this.intent?.fixed, [field]: value } };
  }
  values(field: string): readonly (string | number)[] {
    const kinds = this.intent?.kinds ?? (this.drafted ? [this.drafted.kind] : []);
    const others = Object.fromEntries(Object.entries(this.intent?.fixed ?? {}).filter(([name]) => name !== field));
    return valuesOf(
      this.base.filter((choice) => matches(choice, { kinds, fixed: others })),
      field,
    );
  }

  // ------------------------------------------------------------ looking ahead

  /** What picking a thing would do, for a preview: where more is to be said, one of it for example. What begins a kind of
      action as a whole has so much in it that an example would say nothing. */
  look(thing: Thing | null): void {
    const choices = thing ? this.#about(thing) : [];
    const usual = this.#usual(choices);
    const general = thing !== null && ["kind", "action", "junks"].includes(thing.sort);
    this.#lookOn(usual ? [usual] : general && choices.length > 1 ? [] : choices);
  }
  /** One choice of those on a sheet. */
  consider(choice: Choice | null): void {
    this.#lookOn(choice ? [choice] : []);
  }
  /** What a value of the band would do, or one of it for example. */
  lookAt(field: string, value: string | number): void {
    const other = this.#instead(field, value);
    const intent = this.#with(field, value);
    this.#lookOn(other ? [other] : this.base.filter((choice) => matches(choice, intent)));
  }
  #lookOn(choices: readonly Choice[]): void {
    const lies = choices.find(({ action }) => this.#scene.draft.some((each) => each.action === action));
    const choice = this.mine ? (lies ?? choices[0]) : undefined;
    this.#looked = choice ? { choice, after: this.#after(choice), example: choices.length > 1 } : null;
    this.wonder();
  }
  /** Ask for what is not known yet, a moment later. */
  wonder(): void {
    this.#answers.wonder();
  }
  #about(thing: Thing): readonly Choice[] {
    if (thing.sort === "kind") return this.base.filter((choice) => choice.kind === thing.id);
    if (thing.sort === "action") return this.base.filter((choice) => KINDS_OF[thing.id]?.includes(choice.kind));
    if (thing.sort === "reward") return this.plays(thing.id);
    return this.#at(thing);
  }
  /** What of the draft a choice would follow: what it would take the place of goes. */
  #before(choice: Choice): readonly number[] {
    const inPlace = this.#replaces && this.base.some(({ action }) => action === choice.action);
    const { draft } = this.#scene;
    return (inPlace ? draft.slice(0, this.#stays) : draft).map(({ action }) => action);
  }
  #after(choice: Choice): string {
    return this.#before(choice).join(" ");
  }
  /** What is looked at, unless it lies there already or was looked at after another draft. */
  readonly #ahead = $derived.by((): Looked | null => {
    const looked = this.#looked;
    if (!looked || !this.mine || this.#after(looked.choice) !== looked.after) return null;
    return this.#scene.draft.some(({ action }) => action === looked.choice.action) ? null : looked;
  });
  /** What is put down or hovered: drawn as ghosts. */
  readonly chosen = $derived.by((): readonly Choice[] =>
    this.#ahead ? [...this.#scene.draft, this.#ahead.choice] : this.#scene.draft,
  );
  readonly #aheadAsks = $derived.by((): Question | null => {
    const ahead = this.#ahead;
    const sails = ahead?.choice.kind === "arrive" && this.payment && this.#deeds;
    const paid = sails ? this.paying.paid(sails.number) : [];
    if (!ahead || !paid) return null;
    const before = this.#before(ahead.choice);
    const alone = !before.length || before.length < this.#scene.draft.length;
    return questionOf(ahead.after, [...(alone ? before : []), ...paid, ahead.choice.action], alone);
  });
  /** Of the draft with the cards that lie in the tray, or would: a preview of the draft alone knows nothing of them. */
  readonly #laidAsks = $derived.by((): Question | null => {
    const { draft } = this.#scene;
    const { thought } = this.paying;
    const cards = thought && this.#deeds ? this.paying.paid(this.#deeds.number, thought) : this.rest;
    const rest = draft.length && this.payment ? cards : null;
    return rest?.length ? questionOf(draft.map(({ action }) => action).join(" "), rest, false) : null;
  });
  readonly #open = $derived.by(
    (): Question | null =>
      [this.#aheadAsks, this.#laidAsks].find((question) => question && !this.#answers.to(question)) ?? null,
  );
  readonly wonders = $derived.by(() => this.#open?.key ?? ""); // what is still to be asked
  readonly #seen = $derived.by(() => this.#answers.to(this.#aheadAsks));
  readonly foreseen = $derived.by((): Foreseen | null => {
    const { draft, details, preview, totals, after } = this.#scene;
    const told = this.#seen ?? this.#answers.to(this.#laidAsks);
    if (told) return told;
    return draft.length && after ? { details, preview, before: totals, after } : null;
  });
  /** What is looked at, once it is known what it would do; then, of which action the preview tells. */
  readonly thought = $derived.by(() => (this.#seen && this.#ahead ? this.#ahead.choice : null));
  readonly example = $derived.by(() => !!this.thought && !!this.#ahead?.example); // is it one of several?
  readonly about = $derived.by(() => this.thought ?? this.drafted ?? this.#scene.draft[0] ?? null);

  /** Another position: what was hovered or said in the last one is forgotten. */
  forget(): void {
    this.#answers.forget();
    this.#picked = -1;
    this.intent = null;
    this.flag = null;
    this.#looked = null;
  }
}
