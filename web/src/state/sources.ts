// Where a game that is looked back at comes from: a table of this server, or a record that was brought to the archive.
import { namesAt } from "./calling.ts";
import { request, type Answer, type Schemas } from "../wire/http.ts";

/** A table, or a record that was brought to the archive. */
export interface Source {
  readonly kind: "table" | "record";
  readonly id: string;
  readonly invitation?: string;
}

/** What both kinds tell of a game. */
export interface PastInfo {
  readonly game: string;
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  readonly names: readonly string[]; // by seat
  readonly mine: readonly number[]; // seats
  readonly over: boolean; // with any eyes, or as one sits
  readonly commitment: string;
  readonly added: readonly string[];
  readonly table: Schemas["TableInfo"] | null;
  readonly record: Schemas["RecordInfo"] | null;
}

export type Part =
  "" | "/lexicon" | "/board" | "/pasts" | "/log" | "/points" | "/standings" | "/details" | "/prospects" | "/text";
export type AskPast = (
  part: Part,
  query: Readonly<Record<string, string | number | boolean>>,
) => Promise<Answer<unknown>>;

export function ofTable(told: unknown): PastInfo {
  const { info, seats } = told as Schemas["TableTold"];
  const inOrder = [...info.seats].sort((one, other) => one.seat - other.seat);
  const names = namesAt(info.seats);
  return {
    game: info.game,
    title: info.title,
    options: info.options,
    names: inOrder.map((seat) => names.get(seat.place) ?? seat.name),
    mine: seats,
    over: info.status === "over",
    commitment: info.commitment,
    added: info.added,
    table: info,
    record: null,
  };
}

export function ofRecord(told: unknown): PastInfo {
  const info = told as Schemas["RecordInfo"];
  const { game, options, names, commitment } = info;
  return { game, title: "", options, names, mine: [], over: true, commitment, added: [], table: null, record: info };
}

export function asking({ kind, id, invitation }: Source): AskPast {
  const root = kind === "table" ? "/api/tables/" : "/api/archive/";
  return (part, query) => {
    const told = new URLSearchParams(invitation ? { invitation } : {});
    for (const [name, value] of Object.entries(query)) told.set(name, String(value));
    return request("get", `${root}${encodeURIComponent(id)}${part}${told.size ? `?${told}` : ""}`);
  };
}
