// What is going on in the house: games, tables of mine, open and running ones. Asked again while somebody looks.
import { waiting, type Listed } from "./lists.ts";
import { me } from "./me.svelte.ts";
import { ask, type No, type Schemas } from "../wire/http.ts";

export type Game = Schemas["GameTold"];
export type Bot = Schemas["Offered"];

const PAUSE = 4_000; // ms between two looks at my tables; a table itself is told at once, by its socket
const SELDOM = 4; // others' tables are looked at every so many times

class Lobby {
  games = $state.raw<readonly Game[]>([]);
  mine = $state.raw<readonly Listed[]>([]);
  open = $state.raw<readonly Listed[]>([]);
  running = $state.raw<readonly Listed[]>([]);
  known = $state(false); // have the lists come once?
  no = $state.raw<No | null>(null); // why they did not come the last time

  readonly waiting = $derived(waiting(this.mine));

  #titles = $state.raw<Readonly<Record<string, string>>>({});
  #bots = new Map<string, Promise<readonly Bot[]>>();
  #games: Promise<void> | null = null;

  game(name: string): Game | undefined {
    return this.games.find((each) => each.name === name);
  }

  loadGames(): Promise<void> {
    return (this.#games ??= this.#loadGames());
  }

  async #loadGames(): Promise<void> {
    const answer = await ask("get", "/api/games");
    if (answer.ok) this.games = answer.data;
    else this.#games = null;
    this.no = answer.ok ? null : answer.no;
  }

  bots(game: string): Promise<readonly Bot[]> {
    const found = this.#bots.get(game) ?? this.#loadBots(game);
    this.#bots.set(game, found);
    return found;
  }

  /** All of them, for lists that name them. */
  async loadBots(): Promise<void> {
    await this.loadGames();
    await Promise.all(this.games.map(({ name }) => this.bots(name)));
  }

  async #loadBots(game: string): Promise<readonly Bot[]> {
    const answer = await ask("get", "/api/games/{game}/bots", { path: { game } });
    if (!answer.ok) this.#bots.delete(game);
    else this.#titles = { ...this.#titles, ...Object.fromEntries(answer.data.map((bot) => [bot.name, bot.title])) };
    return answer.ok ? answer.data : [];
  }

  /** What people call a computer player, by its character, else by its kind: `clerk`; before they have come, its name. */
  bot(name: string): string {
    const [head = "", character = ""] = name.split("@");
    const names = [name, character, head, head.split(":")[0]!];
    return names.map((each) => this.#titles[each]).find(Boolean) ?? (character || head.split(":")[0] || name);
  }

  async lookAtMine(): Promise<void> {
    await me.load();
    if (!me.person) return void (this.mine = []);
    const answer = await ask("get", "/api/tables/mine");
    if (answer.ok) this.mine = answer.data;
    this.no = answer.ok ? null : answer.no;
  }

  async look(): Promise<void> {
    const [open, running] = await Promise.all([
      ask("get", "/api/tables"),
      ask("get", "/api/tables/running"),
      this.lookAtMine(),
    ]);
    if (open.ok) this.open = open.data;
    if (running.ok) this.running = running.data;
    this.no = open.ok ? (running.ok ? null : running.no) : open.no;
    this.known = true;
  }

  async dismiss(table: string): Promise<void> {
    const answer = await ask("post", "/api/tables/{table}/dismiss", { path: { table } });
    if (answer.ok) this.mine = this.mine.filter((each) => each.id !== table);
    else this.no = answer.no;
  }

  /** Look now and again, until the returned function is called; not while the page is hidden. */
  follow(all: boolean): () => void {
    let count = 0;
    const look = (): void => {
      if (document.hidden) return;
      void (all && count++ % SELDOM === 0 ? this.look() : this.lookAtMine());
    };
    look();
    const timer = setInterval(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const lobby = new Lobby();
