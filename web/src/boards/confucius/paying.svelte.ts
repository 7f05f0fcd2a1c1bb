// The cards that pay for what is put down, or are laid down: proposed, and changed one by one; and where a voyage ends.
import type { Choice, Deeds, Scene } from "../contract.ts";
import type { ConfuciusDetails, PaymentWay } from "./details.ts";
import type { Position } from "./reading.ts";
import { counted, isCard, placesOf } from "./turn.ts";

export interface Due {
  readonly scene: Scene;
  readonly now: Position;
  readonly payment: ConfuciusDetails["payment"] | null;
  readonly drafted: Choice | null;
  readonly deeds: Deeds | undefined; // only where I am asked
}

export class Paying {
  #cards = $state.raw<{ readonly key: string; readonly places: readonly number[] } | null>(null);
  #land = $state.raw<{ readonly key: string; readonly id: string } | null>(null);

  #thought = $state.raw<PaymentWay | null>(null);

  constructor(private readonly due: () => Due) {}

  readonly #payment = $derived.by(() => this.due().payment);

  /** My hand, card by card, with those that are drafted. */
  readonly hand = $derived.by((): readonly number[] => {
    const { now, scene } = this.due();
    const cards = now.seats[now.viewer]?.hand.shown ?? [];
    const spent = counted(scene.draft.filter(isCard).map((choice) => Number(choice.fields["coins"] ?? 0)));
    return cards.flatMap((number, kind) => Array<number>(number + (spent[kind] ?? 0)).fill(kind + 1));
  });
  #keyOf(draft: readonly Choice[], kind: string | undefined): string {
    return [draft.map((choice) => choice.action).join(" "), kind, this.hand.join("")].join("|");
  }
  readonly #key = $derived.by(() => this.#keyOf(this.due().scene.draft, this.#payment?.kind));
  /** Discards that lie in the draft, as a hint puts them down: all of them, or the first ones. */
  readonly discarded = $derived.by(() => this.due().scene.draft.filter((choice) => choice.kind === "discard").length);
  /** The places in my hand of the cards that are chosen; proposed ones until I choose. */
  readonly places = $derived.by((): readonly number[] => {
    const { scene } = this.due();
    const spent = scene.draft.filter((choice) => choice.kind === "spend" || choice.kind === "discard");
    if (spent.length) return placesOf(counted(spent.map((choice) => Number(choice.fields["coins"]))), this.hand);
    if (!this.#payment) return [];
    if (this.#cards?.key === this.#key) return this.#cards.places;
    const proposes = scene.proposals.length > 0 || this.#payment.kind === "commercial";
    return proposes ? placesOf(this.#payment.ways[0]?.cards ?? [], this.hand) : [];
  });
  readonly cards = $derived.by(() => counted(this.places.map((place) => this.hand[place]!)));
  /** The way to pay with exactly these cards. */
  readonly way = $derived.by(
    (): PaymentWay | null =>
      this.#payment?.ways.find((way) => way.cards.every((number, kind) => number === this.cards[kind])) ?? null,
  );
  /** May this card be put to the chosen ones? */
  fits(place: number): boolean {
    const chosen = this.discarded ? [] : this.places; // the ways are those to go on
    const more = counted([...chosen, place].map((each) => this.hand[each]!));
    return !!this.#payment?.ways.some((way) => more.every((number, kind) => number <= way.cards[kind]!));
  }
  toggle(place: number): void {
    const { discarded, places } = this;
    const { deeds } = this.due();
    if (!(discarded ? deeds : this.#payment) || place >= this.hand.length) return;
    const chosen = places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
    this.#thought = null;
    // Whoever changes what was laid down for them goes on by hand.
    this.#cards = { key: discarded ? this.#keyOf([], "discard") : this.#key, places: chosen };
    if (discarded) deeds?.startOver();
  }
  choose(way: PaymentWay): void {
    this.#cards = { key: this.#key, places: placesOf(way.cards, this.hand) };
  }
  /** A way that is only looked at. */
  consider(way: PaymentWay | null): void {
    this.#thought = way;
  }
  readonly thought = $derived.by(() => this.#payment?.ways.find((way) => way === this.#thought) ?? null);

  /** The cards that are chosen, as actions; null where no way to pay has just them. */
  paid(number: Deeds["number"], way = this.way): readonly number[] | null {
    if (!this.#payment || !way) return null;
    const discards = this.#payment.kind === "discard";
    const cards = way.cards.flatMap((many, kind) =>
      Array<number>(many).fill(number(discards ? "discard" : "spend", kind + 1)),
    );
    return discards ? cards : [...cards, number("enough")];
  }

  /** Where a voyage that is completed ends: my choice, or the only one. */
  readonly land = $derived.by((): string | null => {
    const open = this.#payment?.lands.filter((land) => land.open) ?? [];
    if (this.#land && this.#land.key === this.due().drafted?.action.toString()) return this.#land.id;
    return open.length === 1 ? open[0]!.id : null;
  });
  /** Choose it; false where a voyage cannot end there. */
  sailTo(id: string): boolean {
    if (!this.#payment?.lands.some((land) => land.id === id && land.open)) return false;
    this.#land = { key: String(this.due().drafted?.action), id };
    return true;
  }
}
