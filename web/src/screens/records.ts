// Records from elsewhere: a file that was chosen or dropped goes to the server, which checks every line of it.
import { guestName } from "./home/playing.ts";
import { me } from "../state/me.svelte.ts";
import { ask, type Answer, type No } from "../wire/http.ts";

export const LARGEST = 1_000_000; // bytes; the server takes a little more

/** The id of the record in the archive. */
export async function bring(text: string): Promise<Answer<string>> {
  const person = await me.be(guestName());
  if (!person.ok) return person;
  const answer = await ask("post", "/api/archive", { body: { text } });
  return answer.ok ? { ok: true, data: answer.data.id } : answer;
}

let chooser: (() => void) | null = null;

/** The frame has one field for files; whoever has a button for it asks here. */
export function chooseRecord(): void {
  chooser?.();
}

export function offerChooser(choose: (() => void) | null): void {
  chooser = choose;
}

/** Where in a file something is wrong, and the line itself; 0 where no line is to blame. */
export interface Blamed {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

export function blame(file: string, text: string, no: No, why: string): Blamed {
  const line = "facts" in no && typeof no.facts["line"] === "number" ? no.facts["line"] : 0;
  return { file, line, text: line > 0 ? (text.split(/\r?\n/)[line - 1] ?? "").slice(0, 200) : "", why };
}

/** Where a record is replayed. */
export function replayOf(record: string): string {
  return `/replay/${encodeURIComponent(record)}`;
}

/** Where a table is; whoever came to a private one by its invitation needs that again. */
export function tableOf(table: string, invitation?: string): string {
  return asked(`/t/${encodeURIComponent(table)}`, { invitation });
}

/** Where the past of a table is looked at. */
export function pastOf(table: string, invitation?: string, move?: number | string): string {
  return asked(`/t/${encodeURIComponent(table)}/replay`, { move, invitation });
}

/** The file of a game that is over. */
export function fileOf(kind: "table" | "record", id: string, invitation?: string): string {
  return asked(`/api/${kind === "table" ? "tables" : "archive"}/${encodeURIComponent(id)}/record`, { invitation });
}

function asked(path: string, wishes: Readonly<Record<string, string | number | undefined>>): string {
  const told = new URLSearchParams();
  for (const [name, value] of Object.entries(wishes))
    if (value !== undefined && value !== "") told.set(name, String(value));
  return told.size ? `${path}?${told}` : path;
}
