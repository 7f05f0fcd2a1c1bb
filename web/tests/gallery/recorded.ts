// A recorded table (tools/record_tables.py) as panels are told of it.
import type { Shape } from "../../src/boards/contract.ts";
import type {
  ChoiceTold,
  LogLine,
  PreviewTold,
  Prospect,
  Reason,
  SeatFacts,
  Standing,
  TextSection,
} from "../../src/panels/data.ts";
import china from "../panels/told/china.json?raw";
import confucius from "../panels/told/confucius.json?raw";
import goofspiel from "../panels/told/goofspiel.json?raw";

export interface Recorded {
  readonly names: readonly string[];
  readonly seat: number;
  readonly moves: number;
  readonly kinds: Readonly<Record<string, string>>;
  readonly sections: readonly TextSection[];
  readonly drawing: readonly string[];
  readonly choices: readonly ChoiceTold[];
  readonly reasons: readonly Reason[];
  readonly standings: readonly Standing[];
  readonly prospects: readonly Prospect[];
  readonly preview: PreviewTold;
  readonly log: readonly LogLine[];
}

const SHAPES: readonly Shape[] = ["round", "square", "shield", "gate", "lozenge"];
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  china: ["cn-blue", "cn-green", "cn-purple", "cn-red", "cn-yellow"],
  confucius: ["cf-black", "cf-green", "cf-purple", "cf-white", "cf-yellow"],
};
const files: Readonly<Record<string, string>> = { china, confucius, goofspiel };

export function recorded(game: string): Recorded {
  return JSON.parse(files[game] ?? china) as Recorded;
}

export function seatsOf(game: string, told: Recorded): SeatFacts[] {
  return told.names.map((name, seat) => ({
    seat,
    name,
    letter: game === "confucius" ? "BGPWY"[seat]! : "ABCDE"[seat]!,
    colour: (COLOURS[game] ?? COLOURS.china)![seat]!,
    shape: SHAPES[seat]!,
    mine: seat === told.seat,
    acting: seat === told.seat,
    points: Math.floor((told.standings[seat]?.total ?? 0) / 2),
    ended: told.standings[seat]?.total ?? null,
    clock: { left: [760_000, 42_000, 185_000, 90_000_000][seat]!, at: performance.now(), runs: seat === told.seat },
    here: seat !== (told.seat + 2) % 4,
    bot: seat === (told.seat + 3) % 4 ? "magistrate" : "",
    standIn: seat === (told.seat + 1) % 4 ? "A magistrate" : "",
    resigned: false,
    passed: seat === (told.seat + 3) % 4,
  }));
}
