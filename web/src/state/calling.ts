// What players are called: computer players as the language calls them, people as they say (server/tables/naming.py).
import { lobby } from "./lobby.svelte.ts";
import type { Schemas } from "../wire/http.ts";

type Seat = Pick<Schemas["SeatInfo"], "place" | "kind" | "name" | "bot">;

/** The names by place. */
export function namesAt(seats: readonly Seat[]): ReadonlyMap<number, string> {
  const taken = new Set(["chance", ...seats.filter((seat) => seat.kind !== "bot").map((seat) => seat.name)]);
  const found = new Map<number, string>();
  for (const seat of [...seats].sort((one, other) => one.place - other.place)) {
    const told = seat.kind === "bot" ? numbered(proper(lobby.bot(seat.bot ?? seat.name)), taken) : seat.name;
    taken.add(told);
    found.set(seat.place, told);
  }
  return found;
}

const proper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function numbered(name: string, taken: ReadonlySet<string>): string {
  let told = name;
  for (let number = 2; taken.has(told); number += 1) told = `${name.slice(0, 28)} ${number}`;
  return told;
}
