// What is printed on Confucius' board, as `GET /api/tables/{t}/board` answers it.

export interface MinistryPlan {
  readonly id: string; // bingbu, hubu, gongbu
  readonly officials: readonly string[]; // hubu-1 … hubu-7, by seniority
  readonly first: readonly number[]; // spaces that start with an official
  readonly posts: readonly string[];
}
export interface LandPlan {
  readonly id: string;
  readonly price: number; // coins for an army
  readonly points: readonly number[]; // of its boxes
  readonly reward: number; // the box with the card, from 0
}
export interface ConfuciusLayout {
  readonly ministries: readonly MinistryPlan[];
  readonly prices: readonly number[];
  readonly actions: readonly string[]; // the spaces of the Actions Box in this game
  readonly boxes: readonly string[]; // all of them, in the order of the view
  readonly distant_lands: readonly string[];
  readonly foreign_lands: readonly LandPlan[]; // in the order of the view's numbers
  readonly land_spaces: readonly { readonly deadline: number }[];
  readonly rewards: readonly { readonly id: string; readonly cards: number }[];
  readonly cards: readonly { readonly coins: number; readonly licences: number; readonly cards: number }[];
  readonly gifts: readonly number[];
  readonly junks: {
    readonly most: number;
    readonly per_voyage: number;
    readonly price: readonly number[];
    readonly discounted: readonly number[];
  };
  readonly army: { readonly price: number; readonly discounted: number; readonly most: number };
  readonly nominate: number;
  readonly force: number;
  readonly cubes: { readonly most: number; readonly by_gifts: readonly number[] };
  readonly wall: number;
  readonly hand_limit: number;
  readonly advanced: boolean;
}
