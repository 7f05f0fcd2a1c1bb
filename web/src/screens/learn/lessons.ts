// Lessons: which there are, how one is begun, and what this browser remembers of them.
import { me } from "../../state/me.svelte.ts";
import { settings } from "../../state/settings.svelte.ts";
import { language } from "../../text/say.ts";
import { ask, type Answer, type Schemas } from "../../wire/http.ts";
import { guestName } from "../home/playing.ts";

export type Lesson = Schemas["LessonListed"];

const KEY = "guanxi.lessons";

/** What is remembered of a lesson: that it was done, what of it is known, and the table at which it goes on. */
interface Kept {
  done?: boolean;
  known?: readonly string[];
  table?: string;
  guided?: boolean; // a whole game
  put?: boolean; // its last words were read and put away
}
const asked = new Map<string, Promise<Answer<readonly Lesson[]>>>();

/** The lessons of a game; asked until they come, and then no more. */
export function lessonsOf(game: string): Promise<Answer<readonly Lesson[]>> {
  const found = asked.get(game) ?? load(game);
  asked.set(game, found);
  return found;
}

async function load(game: string): Promise<Answer<readonly Lesson[]>> {
  const query = { language: language() };
  const answer = await ask("get", "/api/games/{game}/lessons", { path: { game }, query });
  if (!answer.ok) asked.delete(game);
  return answer;
}

/** Single lessons as the rules link to them; the rules can be read without them. */
export async function linked(game: string): Promise<{ title: string; href: string; clauses: readonly string[] }[]> {
  const answer = await lessonsOf(game);
  const single = answer.ok ? answer.data.filter(({ sort }) => sort === "single") : [];
  return single.map(({ id, title, clauses }) => ({ title, href: `/learn/${game}/${id}`, clauses }));
}

/** Begin a lesson at a table of one's own; its id. Whoever has no name gets one, and who is new is advised from now on. */
export async function begin(game: string, { id: lesson, sort }: Lesson): Promise<Answer<string>> {
  const person = await me.be(guestName());
  if (!person.ok) return person;
  const made = await ask("post", "/api/lessons", { body: { game, lesson } });
  if (!made.ok) return made;
  if (sort === "guided") settings.chosen.advice = true;
  const begun = { table: made.data.info.id, known: [], guided: sort === "guided", put: false };
  keep(game, lesson, { ...kept(game, lesson), ...begun });
  return { ok: true, data: made.data.info.id };
}

export function kept(game: string, lesson: string): Kept {
  return all()[`${game}/${lesson}`] ?? {};
}

/** The table of a guided game that was begun and not yet learnt to its end; "" for none. */
export function underWay(game: string): string {
  const found = Object.entries(all()).find(([key, told]) => key.startsWith(`${game}/`) && told?.guided && !told.done);
  return found?.[1]?.table ?? "";
}

export function keep(game: string, lesson: string, told: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${game}/${lesson}`]: told }));
  } catch {
    // a private window: nothing is kept
  }
}

function all(): Record<string, Kept | undefined> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept | undefined>;
  } catch {
    return {};
  }
}
