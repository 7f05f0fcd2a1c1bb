// The lesson at a table: where the learner is, what is shown of it, and advice once the ideas are known.
import { settings } from "../../state/settings.svelte.ts";
import { announce } from "../../text/announce.svelte.ts";
import { say } from "../../text/say.ts";
import { ask, type Schemas } from "../../wire/http.ts";
import { patiently } from "../../wire/patiently.ts";
import type { TableModel } from "../table/model.svelte.ts";
import { Told } from "../table/told.svelte.ts";
import { problemWords } from "../words.ts";
import { keep, kept } from "./lessons.ts";

type LessonTold = Schemas["LessonTold"];
type Advised = Schemas["Advised"];

export class Guide {
  readonly lesson = new Told<LessonTold>();
  readonly advice = new Told<Advised>();
  known = $state.raw<readonly string[]>([]);
  isShowing = $state(false);
  isPut = $state(false); // the last words were read and put away
  #begun = $state.raw<LessonTold | null>(null); // before anything was put down
  waived = $state(""); // the draft about which nothing more is said
  #away = $state.raw<readonly string[]>([]); // notes that were put away

  constructor(private readonly model: TableModel) {}

  readonly name = $derived.by(() => this.model.table.info?.lesson ?? "");
  readonly told = $derived.by(() => (this.name ? this.lesson.value : null));
  readonly idea = $derived.by(() => this.told?.idea ?? null);
  /** Nothing is being taught: the learner plays, and is advised; so is, at other tables, whoever wants to be. */
  readonly isFree = $derived.by(() => {
    if (!this.name) return settings.chosen.advice && this.model.canHint;
    return !!this.told && this.told.sort === "guided" && !this.idea;
  });
  /** While an idea is taught, what threatens is told beside its card; what would be better comes when nothing is taught. */
  readonly isWarned = $derived.by(() => !!this.idea && this.told?.sort === "guided");
  /** Something lies in the draft; what it did already is another idea. */
  readonly isUnderWay = $derived.by(() => !this.model.draft.isEmpty && this.idea?.id === this.#begun?.idea?.id);
  /** The idea can be done in this turn; else a strong player's move is all that there is to show. */
  readonly canShow = $derived.by(() => this.#begun?.now ?? true);
  readonly lights = $derived.by((): readonly string[] => this.idea?.lights ?? []);
  /** Advice about the draft that lies there now; what was said before something was put down is no word about it. */
  readonly advised = $derived.by(() => {
    const { draftKey } = this.model.advice;
    const isNow = this.advice.about === draftKey && this.waived !== draftKey;
    const found = this.model.mine && isNow ? this.advice.value : null;
    if (!found || !(this.isFree || this.isWarned)) return null;
    const kept = found.notes.filter(({ sort, text }) => (this.isFree || sort !== "plan") && !this.#away.includes(text));
    const better = this.isFree && !this.#isHinted ? found.better : null;
    return better || kept.length ? { ...found, better, notes: kept } : null;
  });

  /** Has a hint said already what to do here, and does the draft follow it? */
  get #isHinted(): boolean {
    const { asking, draft } = this.model;
    return asking.hinted.length > 0 && draft.actions.every(({ action }, at) => asking.hinted[at]?.action === action);
  }

  /** Remember what is known of the lesson at this table. */
  begin(): void {
    const found = kept(this.model.game, this.name);
    if (found.table !== this.model.table.looking.table) return;
    this.known = found.known ?? [];
    this.isPut = found.put ?? false;
  }

  /** Where the learner is now; asked again whenever something was done, drafted or taken back. */
  want(): void {
    const { advice, mine } = this.model;
    if (!this.name || this.model.viewer < 0 || this.#isOld) return;
    const draft = mine ? advice.drafted : [];
    const query = { ...advice.query, known: [...this.known], draft };
    void this.lesson
      .want(`${advice.key} ${draft.join(" ")} / ${this.known.join(" ")}`, () =>
        ask("get", "/api/tables/{table}/lesson", { path: advice.path, query }),
      )
      .then(() => this.#heard());
  }

  /** Has something been overlooked? Asked when a turn begins, and of a draft that can be sent. */
  wantAdvice(): void {
    const { advice, draft, mine } = this.model;
    if (!mine || this.#isOld || !(draft.isEmpty || (this.isFree && draft.canSend))) return;
    if (!this.isFree && !this.isWarned) return;
    const key = advice.draftKey;
    const query = { ...advice.query, draft: advice.drafted };
    // Who draws quickly asks while the server still thinks about the card before: it thinks for one at a time.
    void this.advice
      .want(key, () =>
        patiently(
          () => ask("post", "/api/tables/{table}/advice", { path: advice.path, query }),
          () => this.model.mine && this.model.advice.draftKey === key,
        ),
      )
      .then(() => {
        const better = this.advice.about === key ? this.advice.value?.better : null;
        if (better && advice.draftKey === key) this.model.asking.remember(better);
      });
  }

  /** Was the draft put down at another position? It may be illegal by now: the page asks first whether it stays. */
  get #isOld(): boolean {
    const { draft, table } = this.model;
    return draft.told !== null && draft.told.number !== table.number;
  }

  #spoken = "";
  #heard(): void {
    const told = this.told;
    if (!told) return;
    if (this.model.draft.isEmpty) this.#begun = told;
    if (told.done && this.model.draft.isEmpty) this.#keep({ done: true });
    const key = told.idea?.id ?? (told.done ? "done" : told.missed ? "missed" : "");
    if (key && key !== this.#spoken)
      announce(told.idea ? `${told.idea.title}. ${told.idea.text.replaceAll("*", "")}` : told.text);
    this.#spoken = key;
  }

  #keep(more: { done?: boolean; put?: boolean }): void {
    const { game, table } = this.model;
    const found = kept(game, this.name);
    keep(game, this.name, { ...found, ...more, known: this.known, table: table.looking.table });
  }

  /** The last words of the lesson were read: they stay away. */
  put(): void {
    this.isPut = true;
    this.#keep({ put: true });
  }

  /** The idea is known: on to the next. */
  skip(): void {
    if (!this.idea || this.known.includes(this.idea.id)) return; // the next one is on its way
    this.known = [...this.known, this.idea.id];
    this.model.asking.forgetHint();
    this.#keep({});
  }

  /** Draw what the idea wants; where that cannot be done in this turn, what a strong player would do. */
  async show(): Promise<void> {
    const { advice, asking, draft } = this.model;
    this.isShowing = true;
    draft.startOver();
    const query = { ...advice.query, known: [...this.known] };
    const asked = { path: advice.path, query };
    const answer = this.canShow ? await ask("get", "/api/tables/{table}/lesson/show", asked) : null;
    if (answer?.ok) {
      asking.hint = answer.data;
      announce(`${say("learn-way")} ${answer.data.steps.join(". ")}`);
    } else if (this.model.canHint) await asking.wantHint();
    else if (answer) asking.say(problemWords(answer.no));
    this.isShowing = false;
  }

  /** Put down what a strong player would rather do. */
  async doBetter(): Promise<void> {
    const better = this.advised?.better;
    const { table, viewer, asking } = this.model;
    if (!better || table.number === null) return;
    asking.hint = { ...better, number: table.number, seat: viewer, chances: [] };
    this.model.draft.startOver();
    await this.model.doHint();
    this.waived = this.model.advice.draftKey;
  }

  /** This advice was read: what it told does not come again, unless it changes. */
  putAway(): void {
    this.#away = [...this.#away, ...(this.advised?.notes.map(({ text }) => text) ?? [])];
    this.waive();
  }

  /** I go on with what I have put down. */
  waive(): void {
    this.waived = this.model.advice.draftKey;
  }

  /** Back to the beginning of the lesson: only computer players would have to agree. */
  async again(): Promise<void> {
    this.model.draft.startOver();
    this.model.asking.forgetHint();
    await this.model.asking.takeBack(0);
  }
}
