// What a page cannot do without is asked for again where the server has had too much, or the line was lost for a while.
import { UNREACHABLE, type Answer, type No } from "./http.ts";

const SOON = 1200; // ms
const TRIES = 20;
const PASSING: readonly string[] = ["too_many", "busy", "closing", "unavailable", UNREACHABLE];

/** Does this no say nothing of what was asked, only that it cannot be answered now? */
export function passes(no: No | null): boolean {
  return no !== null && "code" in no && PASSING.includes(no.code);
}

/** The answer, the last of several if need be; null where nobody wants it any more. */
export async function patiently<T>(ask: () => Promise<Answer<T>>, isWanted: () => boolean): Promise<Answer<T> | null> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (!isWanted()) return null;
    if (answer.ok || !passes(answer.no) || tries === TRIES) return answer;
    await new Promise((done) => setTimeout(done, SOON));
    if (!isWanted()) return null;
  }
}
