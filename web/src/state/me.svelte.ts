// Who I am. A name is enough to play; whoever has none yet becomes a guest at the first deed that needs one.
import { beginAnew, choose, chosen, linked } from "../text/choosing.ts";
import { language, LANGUAGES } from "../text/say.ts";
import { ask, problem, UNREACHABLE, type Answer, type No, type Schemas } from "../wire/http.ts";
import { patiently } from "../wire/patiently.ts";

export type Person = Schemas["Me"];

const NOBODY = "not_signed_in"; // what a stranger is told

class Me {
  person = $state.raw<Person | null>(null);
  known = $state(false); // has the server said who I am, or that it knows nobody?
  unreachable = $state(false); // it did not answer when the page was loaded
  #no: No | null = null; // why it has said neither
  #asking: Promise<void> | null = null;

  readonly name = $derived(this.person?.name ?? "");

  load(): Promise<void> {
    return this.#no ? this.again() : (this.#asking ??= this.#load());
  }

  /** Ask once more, after there was no answer. */
  again(): Promise<void> {
    return (this.#asking = this.#load());
  }

  async #load(): Promise<void> {
    this.#no = null;
    const answer = await patiently(
      () => this.#ask(),
      () => !this.unreachable,
    );
    const no = answer ? !answer.ok && answer.no : problem(UNREACHABLE);
    if (no && !("code" in no && no.code === NOBODY)) return void (this.#no = no); // perhaps I am somebody
    this.person = answer?.ok ? answer.data : null;
    this.known = true;
    this.#follow();
  }

  async #ask(): Promise<Answer<Person>> {
    const answer = await ask("get", "/api/me");
    this.unreachable = !answer.ok && "code" in answer.no && answer.no.code === UNREACHABLE;
    return answer;
  }

  /** Speak another language from now on, here and wherever else I am signed in; "" is the browser's. */
  async speak(language: string): Promise<void> {
    choose(language);
    const settings = this.person ? await ask("get", "/api/me/settings") : null;
    if (settings?.ok) await ask("put", "/api/me/settings", { body: { ...settings.data, language } });
    beginAnew();
  }

  /** What I chose elsewhere holds here too, unless a link names a language. */
  #follow(): void {
    const mine = this.person?.language ?? "";
    if (linked() || !LANGUAGES.includes(mine) || mine === language()) return;
    choose(mine);
    if (chosen() === mine) beginAnew();
  }

  /** Be somebody: the one I am, or a new guest of this name. */
  async be(name: string): Promise<Answer<Person>> {
    await this.load();
    if (this.person) return { ok: true, data: this.person };
    if (this.#no) return { ok: false, no: this.#no }; // a new guest would take the place of who I am
    return this.#taken(await ask("post", "/api/guests", { body: { name } }));
  }

  async rename(name: string): Promise<Answer<Person>> {
    if (!this.person) return this.be(name);
    return this.#taken(await ask("patch", "/api/me", { body: { name } }));
  }

  async signIn(name: string, password: string): Promise<Answer<Person>> {
    return this.#taken(await ask("post", "/api/login", { body: { name, password } }));
  }

  async signOut(everywhere = false): Promise<void> {
    await ask("post", "/api/logout", { query: { everywhere } });
    this.person = null;
  }

  #taken(answer: Answer<Person>): Answer<Person> {
    if (answer.ok) this.person = answer.data;
    this.#follow();
    return answer;
  }
}

export const me = new Me();
