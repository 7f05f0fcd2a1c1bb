// Records from elsewhere: a file that was chosen or dropped goes to the server, which checks every line of it.
import { guestName } from "./home/playing.ts";
import { me } from "../state/me.svelte.ts";
import { ask, problem, type Answer } from "../wire/http.ts";

export const LARGEST = 1_000_000; // bytes; the server takes a little more

/** The id of the record in the archive. */
export async function bring(text: string): Promise<Answer<string>> {
  const person = await me.be(guestName());
  if (!person.ok) return person;
  const answer = await ask("post", "/api/archive", { body: { text } });
  return answer.ok ? { ok: true, data: answer.data.id } : answer;
}

export async function bringFile(file: File): Promise<Answer<string>> {
  if (file.size > LARGEST) return { ok: false, no: problem("too_much") };
  return bring(await file.text());
}

/** Where a record is replayed. */
export function replayOf(record: string): string {
  return `/replay/${encodeURIComponent(record)}`;
}
