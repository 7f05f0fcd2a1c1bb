// What the server tells whoever looks closer (`GET …/details`, and with each draft): src/guanxi/confucius/doors/closer/.
// Lists have an entry for each seat. A payment that has begun is finished in it as previews finish it.

export interface OfficialDetails {
  readonly printed: number;
  readonly prices: readonly number[]; // what each seat would pay to bribe or secure
}
export interface MinistryDetails {
  readonly resolved: boolean;
  readonly due: boolean; // it resolves in this round, if nothing changes
  readonly missing: number; // markers
  readonly empty: number; // spaces without an official
  readonly one_more: boolean; // one marker more makes it fall due
  readonly third: boolean; // its resolution ends the game
  readonly minister: number | null; // as if it ended now; who has the post, once it is resolved
  readonly secretary: number | null;
  readonly points: readonly [number, number];
  readonly influence: readonly number[];
  readonly discount: readonly boolean[];
  readonly blocked: readonly boolean[]; // may the seat not bribe here because of a gift?
}
/** One kind of action: how many choices are open to the viewer and at what prices; or the clause against it. */
export interface KindDetails {
  readonly open: number;
  readonly prices: readonly number[];
  readonly currency: "" | "coins" | "licences";
  readonly no: string; // a clause, if none is open
  readonly about: number; // the action of which that is said; -1: none
}
export interface BoxDetails {
  readonly cubes: readonly number[]; // of everybody's next use
  readonly kinds: Readonly<Record<string, KindDetails>>; // empty for onlookers
}
export interface PaymentWay {
  readonly cards: readonly number[]; // of one, two and three coins
  readonly over: number; // wasted
  readonly draws: number; // cards that it brings
}
export interface PaymentDetails {
  readonly kind: string; // what it is for
  readonly currency: "coins" | "licences";
  readonly price: number;
  readonly paid: number;
  readonly ways: readonly PaymentWay[]; // every way to go on, the one put forward first
  readonly lands: readonly { readonly id: string; readonly open: boolean; readonly points: number }[]; // of a voyage
}
export interface GiftDetails {
  readonly giver: number;
  readonly to: number;
  readonly value: number;
  readonly blocks: readonly string[]; // ministries in which `to` may not bribe
  readonly tutors: string | null; // the student that `to` must tutor because of it: red, plain
  readonly lends: readonly string[]; // ministries in which `to` lends to the giver first
  readonly foremost: boolean; // `to` has been given none that is worth more: lending goes to the giver first
  readonly returns: number; // the least gift that may be given back
}
export interface BondsDetails {
  readonly gifts: readonly GiftDetails[];
  readonly total: readonly number[]; // active gifts given and received
  readonly cubes: readonly number[]; // of this round
  readonly next: readonly number[]; // of the next, as things stand
  readonly lends: readonly Readonly<Record<string, readonly number[]>>[]; // by seat and ministry: to whom it may lend
}
/** Somebody drops out: what follows if this player gets the influence. */
export interface LoanDetails {
  readonly to: number;
  readonly minister: number | null;
  readonly secretary: number | null;
  readonly totals: readonly number[]; // if it ended after that
  readonly gains: readonly number[]; // by it
}
export interface TutorDetails {
  readonly seat: number;
  readonly student: string | null; // null: chooses freely
  readonly owner: number | null;
  readonly value: number; // of the gift that binds
  readonly done: boolean;
}
export interface ExaminationDetails {
  readonly candidate: string | null; // a ministry, `any`, or none left
  readonly left: number; // candidates after this one
  readonly last: boolean;
  readonly students: Readonly<Record<string, number | null>>; // red, plain
  readonly forced: boolean;
  readonly contested: boolean;
  readonly tutors: readonly TutorDetails[]; // empty where there is nothing to contest
  readonly places: readonly string[]; // where the candidate could go
  readonly clause: string; // who has to tutor whom
}
export interface LandDetails {
  readonly id: string;
  readonly resolved: boolean;
  readonly full: boolean;
  readonly due: boolean; // in this round
  readonly missing: number; // armies
  readonly deadline: number; // piece of wall
  readonly left: number; // pieces of wall until then
  readonly price: number;
  readonly points: readonly number[]; // of a full land
  readonly card: number | null; // who stands in the box with the reward card, and draws it in any case
}
export interface TitleDetails {
  readonly id: string;
  readonly counts: readonly number[];
  readonly holder: number | null; // if it ended now
  readonly tied: boolean;
  readonly breaker: number | null; // the Minister who gets it in a tie
}
export interface ConfuciusDetails {
  readonly officials: Readonly<Record<string, OfficialDetails>>;
  readonly ministries: Readonly<Record<string, MinistryDetails>>;
  readonly actions: Readonly<Record<string, BoxDetails>>; // by space; `reward` for the cards
  readonly prices: { readonly junks: readonly number[]; readonly army: number; readonly gifts: readonly number[] };
  readonly purse: { readonly coins: number; readonly licences: number } | null;
  readonly payment: PaymentDetails | null;
  readonly bonds: BondsDetails;
  readonly loans: readonly LoanDetails[]; // while somebody is to lend, by receiver
  readonly chiefs: readonly number[]; // who can be named Chief Minister, while that is asked
  readonly examination: ExaminationDetails;
  readonly lands: readonly LandDetails[]; // by land space, from the left
  readonly titles: readonly TitleDetails[];
  readonly supply: Readonly<Record<"deck" | "discard" | "rewards" | "officials" | "junks" | "candidates", number>>;
  readonly last: boolean; // is this the last round, as things stand?
}
