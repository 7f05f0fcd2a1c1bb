// Several people at one screen. Between two of them a curtain falls: until somebody says that they are there, the table is
// looked at as a spectator does, so that no hand is in the page.
import { me } from "../../state/me.svelte.ts";
import type { TableInfo } from "../../state/apply.ts";
import type { TableStore } from "../../state/table.svelte.ts";
import { ask } from "../../wire/http.ts";

export class HotSeat {
  #asked = $state<number | null>(null); // the seat that is to act, also while other eyes are on their way
  #isOver = $state(false);
  opened = $state<number | null>(null); // for whom the curtain was drawn back last
  lingers = $state(false); // whoever played looks at what they drew; the curtain waits for them
  #drew = false; // did the last action of who plays tell them a secret?
  #shown: number | null = null; // the number of the table that somebody looked at here last
  peeking = $state(false); // the public table is looked at, though the curtain is down

  readonly mine = $derived.by((): readonly number[] => {
    const who = me.person?.id;
    if (!who || this.#isWatching) return [];
    return this.table.seats.filter((each) => each.kind === "person" && each.person === who).map((each) => each.seat);
  });
  readonly isHot = $derived.by(() => this.mine.length > 1);
  readonly next = $derived.by(() => {
    const asked = this.#asked;
    return this.isHot && asked !== null && this.mine.includes(asked) ? asked : null;
  });
  readonly #isPassed = $derived.by(() => !this.#isOver && this.next !== null && this.next !== this.opened);
  readonly isCovered = $derived.by(() => this.#isPassed && !this.lingers);

  readonly #isWatching: boolean;

  constructor(private readonly table: TableStore) {
    this.#isWatching = table.looking.watch ?? false;
  }

  /** Before the first look: whoever has several seats begins as a spectator, for nobody has said yet who is there. */
  async begin(): Promise<TableInfo | null> {
    const { table, invitation } = this.table.looking;
    if (this.#isWatching) return null;
    const [answer] = await Promise.all([
      ask("get", "/api/tables/{table}", { path: { table }, query: { invitation } }),
      me.load(),
    ]);
    if (answer.ok && answer.data.places.length > 1) this.table.look(null);
    return answer.ok ? answer.data.info : null;
  }

  /** Called with each change of the table. */
  heard(): void {
    const position = this.table.position;
    if (!position) return;
    this.#asked = position.asked;
    this.#isOver = position.ended !== null;
    this.#notice();
    this.lingers = this.#isPassed && this.#drew && this.table.viewer >= 0;
    if (this.table.viewer < 0) return;
    if (this.isCovered) this.table.look(null);
    else this.#shown = this.table.number;
  }

  /** I have seen what I drew: the curtain may fall. */
  handOver(): void {
    this.#drew = false;
    this.lingers = false;
    if (this.isCovered && this.table.viewer >= 0) this.table.look(null);
  }

  /** I am here: show my hand, and tell what came with the move that let the curtain fall: nobody has seen it. */
  open(): void {
    if (this.next === null) return;
    this.opened = this.next;
    this.#drew = false;
    this.peeking = false;
    this.table.look(this.next, this.#shown);
  }

  #notice(): void {
    const { last, viewer, lexicon } = this.table;
    if (viewer < 0 || !lexicon) return;
    for (const { seat, events } of last) {
      const secret = events.some((event) => lexicon.isSecret(event, viewer));
      if (seat === viewer || secret) this.#drew = secret;
    }
  }
}
