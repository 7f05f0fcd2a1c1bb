// What a table is to whoever looks, and how a message changes it: data + message -> data. Nothing else changes it.
import type { Schemas } from "../wire/http.ts";
import type { Message, Update } from "../wire/socket.ts";

export type TableInfo = Schemas["TableInfo"];
export type Position = Schemas["Position"];
export type Said = Pick<Schemas["ChatTold"], "number" | "person" | "name" | "text" | "at">;

/** One entry of the log as the viewer was told it. */
export interface Entry {
  readonly number: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly to?: number; // the seat that time was given to
  readonly events: readonly (readonly (number | null)[])[];
  readonly fell: number;
  readonly moves: number; // in the game after it, at most
}

export interface TableData {
  readonly number: number | null; // of the last entry that is known; null before the first word
  readonly info: TableInfo | null;
  readonly position: Position | null;
  readonly since: readonly Entry[]; // entries of others since the viewer's last turn, until the next one is over
  readonly last: readonly Entry[]; // what the last message brought, to be played
  readonly more: boolean; // the position is older than the number: only the last of a row of updates has one
  readonly places: readonly number[]; // at which somebody is connected
  readonly spectators: number;
  readonly chat: readonly Said[];
}

export interface Applied {
  readonly data: TableData;
  readonly missing: boolean; // a number was left out: say hello again
}

const MOST = 200; // entries that are remembered for who never moves: a spectator

export const NOTHING: TableData = {
  number: null,
  info: null,
  position: null,
  since: [],
  last: [],
  more: false,
  places: [],
  spectators: 0,
  chat: [],
};

export function apply(data: TableData, message: Message): Applied {
  switch (message.type) {
    case "fresh": {
      // Also where its number is lower: a server that was set back to a backup is right all the same.
      const same = data.position?.viewer === message.position?.viewer && data.number !== null;
      const { number, info, position } = message;
      return kept({ ...data, number, info, position, since: same ? data.since : [], last: [], more: false });
    }
    case "update":
      if (data.number === null) return { data, missing: true };
      if (message.number <= data.number) return kept(data);
      if (message.number > data.number + 1) return { data, missing: true };
      return kept(updated(data, message));
    case "presence":
      return kept({ ...data, places: message.places, spectators: message.spectators });
    case "chat":
      return kept(said(data, [message]));
    default:
      return kept(data);
  }
}

/** Lines of chat, told live or read from the server; each number once, in order. */
export function said(data: TableData, lines: readonly Said[]): TableData {
  const all = new Map([...data.chat, ...lines].map((line) => [line.number, line]));
  return { ...data, chat: [...all.values()].sort((a, b) => a.number - b.number) };
}

export function entryOf({ number, kind, seat, to, events, fell, position }: Update, moves = Infinity): Entry {
  return { number, kind, seat, ...(to === undefined ? {} : { to }), events, fell, moves: position?.moves ?? moves };
}

function updated(data: TableData, update: Update): TableData {
  const { number } = update;
  const entry = entryOf(update);
  const position = update.position ?? data.position;
  const viewer = position?.viewer ?? -1;
  const isMine = (each?: Entry): boolean => each?.kind === "moved" && each.seat === viewer;
  const isOther = entry.kind === "moved" && entry.seat !== viewer;
  const isOver = isMine(entry) ? position?.asked !== viewer : isOther && isMine(data.last.at(-1)); // the viewer's turn
  const moves = update.position?.moves ?? 0;
  const stood = entry.fell ? data.since.filter((each) => each.kind !== "moved" || each.moves <= moves) : data.since;
  const since = isOver ? [] : stood;
  return {
    ...data,
    number,
    info: update.info ? update.info : data.info,
    position,
    since: isMine(entry) ? since : [...since, entry].slice(-MOST),
    last: data.more ? [...data.last, entry] : [entry],
    more: update.position === null,
  };
}

function kept(data: TableData): Applied {
  return { data, missing: false };
}
