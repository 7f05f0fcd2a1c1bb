// What somebody saved as their usual table, in this browser; and templates of tables that they sat at.
import { newForm, type Form, type Game } from "./form.ts";

const KEY = "guanxi.usual";

export function keepUsual(form: Form): void {
  const values = Object.fromEntries(Object.entries(form.values).filter(([, value]) => !value.includes("\n")));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...form, values, title: "" }));
  } catch {
    // a private window: nothing is kept
  }
}

/** The usual table, if it can still be played: games and releases come and go. */
export function usualForm(games: readonly Game[]): Form | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (!found || typeof found !== "object" || !("game" in found)) return null;
    const game = games.find((each) => each.name === found.game);
    if (!game) return null;
    const fresh = newForm(game);
    const kept = Object.entries(found).filter(
      ([name, value]) => name in fresh && typeof value === typeof fresh[name as keyof Form],
    );
    const form = { ...fresh, ...Object.fromEntries(kept) } as Form;
    return Array.isArray(form.chairs) && game.players.includes(form.chairs.length) ? form : fresh;
  } catch {
    return null;
  }
}
