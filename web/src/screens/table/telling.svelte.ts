// What a change of the table makes heard and seen besides the new view: voice, sounds, pieces that move.
import { tick } from "svelte";
import { Animator, USUAL } from "../../story/animate.ts";
import { drawn } from "../../story/drawn.ts";
import { Sounds, type SoundName } from "../../story/sounds.ts";
import { timeline } from "../../story/timeline.ts";
import { toast } from "../../parts/toasts.svelte.ts";
import { settings } from "../../state/settings.svelte.ts";
import type { Story } from "../../state/table.svelte.ts";
import { announce } from "../../text/announce.svelte.ts";
import { say } from "../../text/say.ts";
import { spoken } from "../../text/spoken.ts";
import type { TableModel } from "./model.svelte.ts";

const VOLUME = { off: 0, low: 0.35, full: 1 };

export class Telling {
  readonly sounds = new Sounds(() => ({
    volume: VOLUME[settings.chosen.sound],
    off: settings.chosen.silent as readonly SoundName[],
  }));
  readonly #animator = new Animator(() => ({ ...USUAL, factor: settings.pace }));
  #asked: number | null | undefined; // who was asked before
  #number: number | null = null;
  #chat = -1;
  #last = false;
  #moving = false; // pieces wait for the new picture to set out
  #by: number | null = null; // whose they are
  #ringing: readonly SoundName[] = []; // to be heard with the next picture

  constructor(private readonly model: TableModel) {}

  /** Called right after the data changed and before it is drawn. */
  changed(board: Element | null): void {
    const { table, advice } = this.model;
    this.#chatter();
    if (table.number === this.#number) return;
    const known = this.#number !== null;
    this.#number = table.number;
    const stories = known ? table.last : [];
    this.model.heard(stories);
    const before = this.#asked;
    this.#asked = this.model.asked;
    if (!known) return;
    this.#gifts(stories);
    const events = stories.flatMap((story) => story.events);
    const by = stories.at(-1)?.seat ?? null;
    if (board && events.length) this.#move(board, by);
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

  /** Another picture comes: pieces go there from where they lie. */
  repaint(board: Element | null): void {
    if (!board) return;
    this.#animator.remember(board);
    void tick().then(() => this.#animator.play(board));
  }

  /** The gong of the last round, once. */
  lastRound(is: boolean): void {
    if (is && !this.#last && this.#number !== null) this.sounds.play("last");
    this.#last = is;
  }

  close(): void {
    this.#animator.stop();
    this.sounds.close();
  }

  /** Several may have moved before one picture: then nobody knows from whom a piece comes. */
  #move(board: Element, by: number | null): void {
    this.#animator.remember(board);
    this.#by = this.#moving && this.#by !== by ? null : by;
    if (this.#moving) return;
    this.#moving = true;
    // Pieces set out with the new picture; where nothing moves, rings come when it stands.
    void (settings.pace ? tick() : drawn()).then(() => {
      this.#moving = false;
      const seat = this.#by === null ? null : document.querySelector(`[data-seat="${this.#by}"]`);
      return this.#animator.play(board, () => seat);
    });
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

  #chatter(): void {
    const last = this.model.table.chat.at(-1)?.number ?? 0;
    if (this.#chat >= 0 && last > this.#chat) this.sounds.play("chat");
    this.#chat = last;
  }
}
