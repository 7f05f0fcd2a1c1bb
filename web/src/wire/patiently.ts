// What a page cannot do without is asked for again where the server has had too much, or the line was lost for a while.
import { UNREACHABLE, type Answer } from "./http.ts";

const SOON = 1200; // ms
const TRIES = 20;
const PASSING: readonly string[] = ["too_many", "busy", UNREACHABLE];

/** The answer, the last of several if need be; null where nobody wants it any more. */
export async function patiently<T>(ask: () => Promise<Answer<T>>, isWanted: () => boolean): Promise<Answer<T> | null> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (!isWanted()) return null;
    const passes = !answer.ok && "code" in answer.no && PASSING.includes(answer.no.code);
    if (!passes || tries === TRIES) return answer;
    await new Promise((done) => setTimeout(done, SOON));
    if (!isWanted()) return null;
  }
}
