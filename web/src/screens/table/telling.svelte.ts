// What a change of the table makes heard and seen besides the new view: voice, sounds, pieces that move.
import { tick } from "svelte";
import type { Choice, Happening } from "../../boards/contract.ts";
import type { Way, Ways } from "../../boards/shared/ways.ts";
import { Animator, USUAL, type Start } from "../../story/animate.ts";
import { drawn } from "../../story/drawn.ts";
import { Sounds, type SoundName } from "../../story/sounds.ts";
import { timeline } from "../../story/timeline.ts";
import { toast } from "../../parts/toasts.svelte.ts";
import { me } from "../../state/me.svelte.ts";
import { settings } from "../../state/settings.svelte.ts";
import type { Story } from "../../state/table.svelte.ts";
import { announce } from "../../text/announce.svelte.ts";
import { say } from "../../text/say.ts";
import { spoken } from "../../text/spoken.ts";
import type { TableModel } from "./model.svelte.ts";

const HASTE = 0.5;
const LAST_LOOK = 1500; // ms for which the board stands when all is counted
const VOLUME = { off: 0, low: 0.35, full: 1 };

export class Telling {
  readonly sounds = new Sounds(() => ({
    volume: VOLUME[settings.chosen.sound],
    off: settings.chosen.silent as readonly SoundName[],
  }));
  readonly #animator = new Animator(() => ({ ...USUAL, factor: settings.pace }));
  #asked: number | null | undefined; // who was asked before
  #number: number | null = null;
  #chat = 0; // the last line that was heard
  #last: boolean | null = null; // is it the last round? null: nobody has said
  ways = $state.raw<Ways | null>(null); // the game's own, once its code is there
  #starts: Start[] = []; // what waits for the new picture to set out
  #put = 0; // steps of my draft that lie there
  #isShown = false; // what my draft puts down has come to its place
  #ringing: readonly SoundName[] = []; // to be heard with the next picture
  #moving: Promise<void> = Promise.resolve(); // until all lies still
  #tells = false; // the board tells something slowly
  #after: (() => void)[] = []; // what waits until it is told

  constructor(
    private readonly model: TableModel,
    private readonly mutes: () => boolean = () => false, // does whoever sits here want no chat?
  ) {}

  /** Called right after the data changed and before it is drawn. */
  changed(board: Element | null): void {
    const { table, advice } = this.model;
    this.#chatter();
    if (table.number === this.#number) return;
    const heard = this.#number;
    const known = heard !== null;
    this.#number = table.number;
    const stories = known ? table.last : [];
    this.model.heard(stories);
    const before = this.#asked;
    this.#asked = this.model.asked;
    if (!known) return;
    this.#gifts(stories);
    for (const { number, text, manner } of this.model.remarks) if (number > heard) announce(text, manner);
    const events = stories.flatMap((story) => story.events);
    const by = stories.at(-1)?.seat ?? null;
    const mine = by === this.model.viewer;
    if (board) this.#move(board, events, mine && this.#isShown);
    if (board && this.model.isOver && !document.hidden) void this.#end();
    this.#isShown = false;
    this.#sound(this.#soundOf(by, before));
    const words = advice.words.value;
    if (!words) return;
    const told = spoken(
      {
        events,
        by,
        mine: this.model.viewer,
        before: before ?? null,
        asked: this.model.asked,
        others: settings.chosen.announce,
        status: this.model.status,
      },
      words,
      this.model.names,
    );
    for (const each of told) announce(each.text, each.manner);
  }

  /** Another picture comes, with what happened before it. */
  repaint(board: Element | null, events: readonly Happening[]): void {
    if (board) this.#move(board, events);
  }

  /** Called when my draft is drawn: what was just put down comes to its place. */
  drafted(board: Element | null, choices: readonly Choice[]): void {
    const more = choices.slice(this.#put);
    this.#put = choices.length;
    const ways = more.flatMap((choice) => this.ways?.put(choice, this.model.viewer) ?? []);
    if (!board || !ways.length) return;
    this.#isShown = true;
    if (!settings.pace) return; // it has a ring of its own
    const starts = this.#animator.before(board, ways);
    void tick().then(() => this.#animator.after(board, starts, HASTE));
  }

  /** What is known besides of the position that stands: is it the last round? */
  detailed(details: unknown): void {
    const is = this.ways?.isLast(details) ?? null;
    if (is !== null) this.lastRound(is);
  }

  /** The gong of the last round, once: when it begins, not where it had begun. */
  lastRound(is: boolean): void {
    if (is && this.#last === false) this.sounds.play("last");
    this.#last = is;
  }

  /** The board tells something slowly, or nothing any more. */
  slowly(tells: boolean): void {
    this.#tells = tells;
    if (!tells) for (const go of this.#after.splice(0)) go();
  }

  close(): void {
    this.#animator.stop();
    this.sounds.close();
  }

  /** Several may have moved before one picture. */
  #move(board: Element, events: readonly Happening[], isShown = false): void {
    const told = events.flatMap((event) => this.ways?.told(event, this.model.viewer) ?? []);
    const ways = isShown ? told.filter((way: Way) => !way.laid) : told;
    if (!ways.length) return;
    const isFirst = !this.#starts.length;
    this.#starts = [...this.#starts, ...this.#animator.before(board, ways)];
    if (!isFirst) return;
    // Pieces set out with the new picture; where nothing moves, rings come when it stands.
    this.#moving = (settings.pace ? tick() : drawn()).then(() => {
      const starts = this.#starts;
      this.#starts = [];
      return this.#animator.after(board, starts);
    });
  }

  /** The last moves, the final count and what the board tells of them are seen before the result stands in front of it. */
  async #end(): Promise<void> {
    this.model.showsEnd = false;
    await this.#moving;
    await drawn(); // only now is it known whether something is told
    await new Promise((done) => setTimeout(done, LAST_LOOK * settings.pace));
    if (this.#tells) await new Promise<void>((done) => this.#after.push(done));
    this.model.showsEnd = true;
  }

  /** No picture waits for a sound, and none is heard twice with one. */
  #sound(sound: SoundName | null): void {
    if (!sound || this.#ringing.includes(sound)) return;
    this.#ringing = [...this.#ringing, sound];
    if (this.#ringing.length > 1) return;
    void drawn().then(() => {
      for (const each of this.#ringing) this.sounds.play(each);
      this.#ringing = [];
    });
  }

  #soundOf(by: number | null, before: number | null | undefined): SoundName | null {
    const { table, viewer, asked } = this.model;
    const lexicon = table.lexicon;
    if (!lexicon) return null;
    if (viewer >= 0 && asked === viewer && before !== viewer) return "turn";
    if (by !== viewer) return "move";
    const steps = timeline(
      table.last.flatMap((story) => story.events),
      lexicon.told.events,
    );
    return steps.find((step) => step.long)?.sound ?? steps[0]?.sound ?? null;
  }

  /** Time that somebody gave somebody stands in no log of moves: it is told here. */
  #gifts(stories: readonly Story[]): void {
    const { seats } = this.model;
    for (const { kind, seat, to } of stories)
      if (kind === "gave" && seat !== null && to !== undefined)
        toast(say("table-gave", { giver: seats[seat]?.name ?? "", player: seats[to]?.name ?? "" }), "jade");
  }

  /** New lines alone: what was read from the server is old. */
  #chatter(): void {
    const { said } = this.model.table;
    if (!said || said.number <= this.#chat || this.mutes()) return;
    this.#chat = said.number;
    this.sounds.play("chat");
    if (said.person !== me.person?.id) announce(say("panel-chat-said", { name: said.name, text: said.text }));
  }
}
