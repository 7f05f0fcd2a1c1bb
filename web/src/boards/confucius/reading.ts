// What lies on Confucius' table, read from the numbers of a view by the names of their fields.
import type { View } from "../contract.ts";
import type { ConfuciusLayout } from "./layout.ts";

const NOBODY = 255;
const NO_BOX = 254;
const SEATS = 5; // columns of `own`
const ROW = 4; // three kinds of cards, and their sum
const REWARD_ROW = 10; // nine kinds, and their sum
const REWARD_DECK = 50;
const BOXES = 4; // places of a land space
const CANDIDATE = 1; // the tile of a candidate
const ACTIVE = 3; // of gifts: from here on, the recipient is added
const ROOMS = (
  "draw draw draw draw draw draw draw draw turn pay land petition swap march " +
  "tutor tutor_cards cancel candidate lend appoint discard over"
).split(" ");
const PHASES = [
  "setting_up",
  "count_gifts",
  "chief_minister",
  "actions",
  "favour",
  "wall",
  "examination",
  "resolution",
  "invasions",
  "new_officials",
  "discards",
  "end_check",
  "final_resolution",
  "titles",
] as const;
const FREE = ["", "extra", "favour"] as const;
const STUDENTS = ["red", "plain"] as const;
const HALVES: Readonly<Record<string, number>> = { swap: 4, march: 5 }; // the second halves of petitions, by their gifts

/** What is asked; `draw` is for chance. */
export type Room =
  | "draw"
  | "turn"
  | "pay"
  | "land"
  | "petition"
  | "swap"
  | "march"
  | "tutor"
  | "tutor_cards"
  | "cancel"
  | "candidate"
  | "lend"
  | "appoint"
  | "discard"
  | "over";
export type Phase = (typeof PHASES)[number];
export type GiftState = "unavailable" | "available" | "out" | "given";

export interface Cards {
  readonly shown: readonly number[]; // of one, two and three coins; zeros where they are hidden
  readonly all: number;
}
export interface GiftNow {
  readonly value: number;
  readonly state: GiftState;
  readonly to: number | null; // who has been given it
}
export interface SeatNow {
  readonly points: number;
  readonly hand: Cards;
  readonly aside: Cards; // laid down unseen: tutoring, discards
  readonly backs: string | null; // the student beside whom they lie, or will lie
  readonly rewards: readonly string[]; // those that the viewer knows
  readonly rewardCards: number;
  readonly cubes: number; // unused
  readonly yard: number; // junks
  readonly sea: number;
  readonly barracks: number; // armies to recruit
  readonly colony: number;
  readonly gifts: readonly GiftNow[];
  readonly passed: boolean;
}
export interface OfficialNow {
  readonly id: string;
  readonly tile: "none" | "candidate" | "official";
  readonly printed: number;
  readonly owner: number | null;
  readonly secured: boolean;
  readonly holder: number | null; // during a resolution: who holds it
}
export interface MinistryNow {
  readonly id: string;
  readonly officials: readonly OfficialNow[];
  readonly resolved: boolean;
  readonly resolving: boolean; // is it being resolved?
  readonly minister: number | null; // once it is resolved
  readonly secretary: number | null;
  readonly points: readonly [number, number];
}
export interface LandBox {
  readonly id: string; // land1-2, as actions name it
  readonly owner: number | null;
  readonly points: number;
  readonly card: boolean;
}
export interface LandNow {
  readonly id: string; // korea
  readonly space: number; // 0, 1, 2
  readonly deadline: number;
  readonly price: number;
  readonly resolved: boolean;
  readonly boxes: readonly LandBox[];
}
export interface DistantNow {
  readonly id: string;
  readonly points: number;
  readonly first: number | null;
  readonly visitors: readonly number[]; // seats, the first one too
}
export interface BoxNow {
  readonly id: string; // bribe_secure
  readonly cubes: readonly number[]; // by seat
  readonly uses: readonly number[];
}
export interface Position {
  readonly viewer: number; // -1 is nobody's seat
  readonly acting: number;
  readonly room: Room;
  readonly phase: Phase;
  readonly court: boolean; // the Court phase: no action can be taken
  readonly petitions: boolean; // a petition asks for what it changes
  readonly petition: number | null; // by a gift of this value
  readonly round: number;
  readonly wall: number;
  readonly chief: number;
  readonly free: (typeof FREE)[number]; // what waives the cubes of this turn
  readonly forced: boolean;
  readonly students: Readonly<Record<"red" | "plain", number | null>>;
  readonly candidate: string | null;
  readonly dropped: readonly number[]; // seats, during a resolution
  readonly insulted: number | null;
  readonly seats: readonly SeatNow[];
  readonly ministries: readonly MinistryNow[];
  readonly lands: readonly LandNow[];
  readonly distant: readonly DistantNow[];
  readonly boxes: ReadonlyMap<string, BoxNow>;
  readonly deck: number;
  readonly discard: readonly number[]; // of one, two and three coins
}

const seatOf = (value: number | undefined): number | null =>
  value === undefined || value >= NO_BOX || value < 0 ? null : value;
const bit = (bits: number, at: number): boolean => ((bits >> at) & 1) === 1;

/** The position that a view shows. */
export function read(view: View, layout: ConfuciusLayout): Position {
  const one = (field: string): number => view[field]?.[0] ?? 0;
  const all = (field: string): readonly number[] => view[field] ?? [];
  const seats = Array.from({ length: one("players") }, (_, seat) => seat);
  const phase = PHASES[one("phase")] ?? "setting_up";
  const room = (ROOMS[one("room")] ?? "draw") as Room;
  const candidates = [...layout.ministries.map(({ id }) => id), "any"];
  return {
    viewer: one("viewer"),
    acting: one("seat"),
    room,
    phase,
    court: one("phase") >= PHASES.indexOf("wall"),
    petitions: ["petition", "swap", "march"].includes(room),
    petition: room === "petition" ? one("chosen") : (HALVES[room] ?? null),
    round: one("round"),
    wall: one("wall"),
    chief: one("chief"),
    free: FREE[one("free")] ?? "",
    forced: one("forced") === 1,
    students: { red: seatOf(all("student")[0]), plain: seatOf(all("student")[1]) },
    candidate: candidates[one("candidate")] ?? null,
    dropped: seats.filter((seat) => bit(one("dropped_out"), seat)),
    insulted: seatOf(one("insulted")),
    seats: seats.map((seat) => readSeat(view, layout, seat)),
    ministries: layout.ministries.map((_, n) => readMinistry(view, layout, n)),
    lands: readLands(view, layout),
    distant: layout.distant_lands.map((id, n) => ({
      id,
      points: all("chit")[2 * layout.ministries.length + n] ?? 0,
      first: seatOf(all("discoverer")[n]),
      visitors: seats.filter((seat) => bit(all("visited")[n] ?? 0, seat)),
    })),
    boxes: new Map(
      layout.boxes.map((id, n) => [
        id,
        {
          id,
          cubes: seats.map((seat) => all("on_box")[seat * layout.boxes.length + n] ?? 0),
          uses: seats.map((seat) => all("uses")[seat * layout.boxes.length + n] ?? 0),
        },
      ]),
    ),
    deck: all("cards")[ROW - 1] ?? 0,
    discard: all("cards").slice(ROW, 2 * ROW - 1),
  };
}

function readSeat(view: View, layout: ConfuciusLayout, seat: number): SeatNow {
  const all = (field: string): readonly number[] => view[field] ?? [];
  const own = (row: number): number => all("own")[row * SEATS + seat] ?? 0;
  const cards = (field: string): Cards => ({
    shown: all(field).slice(seat * ROW, seat * ROW + ROW - 1),
    all: all(field)[seat * ROW + ROW - 1] ?? 0,
  });
  const aside = cards("aside");
  const isLaying = ROOMS[all("room")[0] ?? 0] === "tutor_cards" && all("seat")[0] === seat;
  const gifts = layout.gifts.length;
  return {
    points: all("score")[seat] ?? 0,
    hand: cards("hand"),
    aside,
    backs: aside.all || isLaying ? (STUDENTS[own(5)] ?? null) : null,
    rewards: layout.rewards.flatMap(({ id }, n) =>
      Array<string>(all("rewards")[seat * REWARD_ROW + n] ?? 0).fill(id.replaceAll("_", "-")),
    ),
    rewardCards: all("rewards")[seat * REWARD_ROW + REWARD_ROW - 1] ?? 0,
    cubes: own(4),
    yard: own(0),
    sea: own(1),
    barracks: own(2),
    colony: own(3),
    gifts: layout.gifts.map((value, n) => readGift(value, all("gift")[seat * gifts + n] ?? 0)),
    passed: bit(view["passed"]?.[0] ?? 0, seat),
  };
}

function readGift(value: number, state: number): GiftNow {
  if (state >= ACTIVE) return { value, state: "given", to: state - ACTIVE };
  return { value, state: (["unavailable", "available", "out"] as const)[state] ?? "unavailable", to: null };
}

function readMinistry(view: View, layout: ConfuciusLayout, n: number): MinistryNow {
  const all = (field: string): readonly number[] => view[field] ?? [];
  const plan = layout.ministries[n]!;
  const phase = PHASES[view["phase"]?.[0] ?? 0];
  const inCourt = phase === "resolution" || phase === "final_resolution";
  const resolving = inCourt && (view["step"]?.[0] ?? 0) > 0 && view["cursor"]?.[0] === n;
  const spaces = plan.officials.length;
  const many = layout.ministries.length;
  return {
    id: plan.id,
    officials: plan.officials.map((id, space) => {
      const at = n * spaces + space;
      const tile = all("tile")[at] ?? 0;
      return {
        id,
        tile: tile === 0 ? "none" : tile === CANDIDATE ? "candidate" : "official",
        printed: tile > CANDIDATE ? tile : 0,
        owner: seatOf(all("marker")[at]),
        secured: all("secured")[at] === 1,
        holder: resolving ? seatOf(all("holder")[space]) : null,
      };
    }),
    resolved: bit(view["resolved"]?.[0] ?? 0, n),
    resolving,
    minister: seatOf(all("post")[n]),
    secretary: seatOf(all("post")[many + n]),
    points: [all("chit")[n] ?? 0, all("chit")[many + n] ?? 0],
  };
}

function readLands(view: View, layout: ConfuciusLayout): LandNow[] {
  const all = (field: string): readonly number[] => view[field] ?? [];
  return layout.land_spaces.flatMap(({ deadline }, space) => {
    const plan = layout.foreign_lands[all("land")[space] ?? NOBODY];
    if (!plan) return [];
    return [
      {
        id: plan.id,
        space,
        deadline,
        price: plan.price,
        resolved: bit(view["lands_resolved"]?.[0] ?? 0, space),
        boxes: plan.points.map((points, box) => ({
          id: `land${space + 1}-${box + 1}`,
          owner: seatOf(all("box")[space * BOXES + box]),
          points,
          card: box === plan.reward,
        })),
      },
    ];
  });
}

/** How many reward cards are left to draw. */
export function rewardsLeft(view: View): number {
  return view["rewards"]?.[REWARD_DECK + REWARD_ROW - 1] ?? 0;
}
