// The words of a game in the reader's language, from the server: for a live table and for one that is looked back at.
import { wordsOf } from "../text/games/index.ts";
import type { Clause } from "../panels/data.ts";
import { clausesOf } from "../panels/rules.ts";
import type { Lexicon } from "../text/lexicon.ts";
import { language, USUAL } from "../text/say.ts";
import type { Words } from "../text/words.ts";
import { ask, type Answer } from "../wire/http.ts";

/** In the usual language where the game, one from elsewhere, does not speak the reader's. */
export async function askWords(game: string, lexicon: Lexicon): Promise<Answer<Words>> {
  const own = await wordsIn(language(), game, lexicon);
  if (own.ok || language() === USUAL) return own;
  const usual = await wordsIn(USUAL, game, lexicon);
  return usual.ok ? usual : own;
}

async function wordsIn(spoken: string, game: string, lexicon: Lexicon): Promise<Answer<Words>> {
  const answer = await ask("get", "/api/games/{game}/texts/{language}", { path: { game, language: spoken } });
  return answer.ok ? { ok: true, data: wordsOf(game, spoken, String(answer.data), lexicon.told.events) } : answer;
}

/** The rules of a game in the reader's language. */
export async function askRules(game: string): Promise<Answer<readonly Clause[]>> {
  const answer = await ask("get", "/api/games/{game}/rules", { path: { game }, query: { language: language() } });
  return answer.ok ? { ok: true, data: clausesOf(answer.data.sections) } : answer;
}
