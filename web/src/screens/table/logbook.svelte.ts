// The log: the past as the server tells it, what comes rendered here from events; one line for each turn.
import { language } from "../../text/say.ts";
import type { LogLine } from "../../panels/data.ts";
import type { TableStore } from "../../state/table.svelte.ts";
import { toast } from "../../parts/toasts.svelte.ts";
import { ask, type Schemas } from "../../wire/http.ts";
import { patiently } from "../../wire/patiently.ts";
import { once, problemWords } from "../words.ts";
import type { Words } from "../../text/words.ts";
import type { Advice } from "./advice.svelte.ts";

const AT_ONCE = 200; // lines, as the server gives them

export class Logbook {
  #lines = $state.raw<readonly LogLine[]>([]); // one for each action
  #from = $state.raw(-1); // lines after this action are known; -1: none yet
  #until = 0; // … up to this one
  #coming: Promise<void> | null = null; // what is being fetched
  #earlier: Promise<void> | null = null; // … of what was before
  #viewer = -2;
  #heard = -1; // the number of the table that was noticed last
  #whole = -1; // … at which nothing was missing here
  #era = 0; // what was asked in an earlier one is of a past that may have fallen

  readonly lines = $derived(this.#lines);
  readonly turns = $derived.by(() => inTurns(this.#lines, this.#tell));
  readonly hasMore = $derived(this.#from > 0);

  constructor(
    private readonly table: TableStore,
    private readonly advice: Advice,
    private readonly names: () => readonly string[],
  ) {}

  #tell = (turn: readonly LogLine[]): readonly string[] => told(turn, this.advice.words.value, this.names());

  /** Bring the log up to the position that is shown. */
  follow(): Promise<void> {
    this.#notice();
    return this.#coming ?? this.#catchUp();
  }

  /** What fell is forgotten, also where the position after it was never shown; where nobody told what happened, everything. */
  #notice(): void {
    const { number, viewer, last } = this.table;
    const [before, isSame] = [this.#heard, viewer === this.#viewer];
    if (number === null || (number === before && isSame)) return;
    this.#heard = number;
    const news = last.filter((story) => story.number > before);
    if (!isSame || news[0]?.number !== before + 1) return this.#begin();
    const fell = news.reduce((sum, story) => sum + story.fell, 0);
    if (fell) this.#drop(Math.max(0, this.#until - fell)); // what is left was there all the time
  }

  async #catchUp(): Promise<void> {
    const { number, position } = this.table;
    if (number === null || !position) return;
    const { moves } = position;
    if (moves < this.#until) this.#drop(moves);
    if (moves === this.#until && this.#from >= 0) {
      this.#whole = number;
      return;
    }
    if (this.#from < 0) {
      this.#from = Math.max(0, moves - AT_ONCE);
      this.#until = this.#from;
    }
    const line = this.#told(moves);
    if (line) return this.#add(line, moves, number);
    this.#coming = this.#fetch(this.#until).then((came) => {
      this.#coming = null;
      return came ? this.#catchUp() : undefined; // else with the next change, or when the line is back
    });
    return this.#coming;
  }

  /** The turns after a move: what would fall if it were taken back. */
  after(move: number): LogLine[] {
    return inTurns(
      this.#lines.filter((line) => line.number > move),
      this.#tell,
    );
  }

  /** The lines after a move as the server tells them, action by action: only they say what chance did. */
  async reread(move: number): Promise<void> {
    await this.follow();
    const newest = this.#lines.at(-1);
    const since = this.#lines.findLast((line) => line.number <= move)?.number ?? move;
    const answer = await this.#ask(since, newest?.number);
    if (!answer || !newest || !this.#lines.includes(newest)) return; // other eyes by now, or it was taken back
    const read = this.#read(answer.lines).filter((line) => line.number > since);
    const last = read.at(-1)?.number ?? since;
    this.#lines = [
      ...this.#lines.filter((line) => line.number <= since),
      ...read,
      ...this.#lines.filter((line) => line.number > last),
    ];
  }

  /** Earlier lines. */
  more(): Promise<void> {
    return (this.#earlier ??= this.#before().finally(() => (this.#earlier = null)));
  }

  /** All lines, for who searches; as far as the server tells them. */
  async all(): Promise<void> {
    await this.follow();
    for (let from = -1; this.#from > 0 && this.#from !== from;) {
      from = this.#from;
      await this.more();
    }
  }

  async #before(): Promise<void> {
    const [from, viewer] = [this.#from, this.#viewer];
    if (from <= 0 || this.#coming) return;
    const since = Math.max(0, from - AT_ONCE);
    const isWanted = (): boolean => this.#viewer === viewer && this.#from === from;
    const answer = await patiently(() => this.#asked(since, from), isWanted);
    if (answer && !answer.ok) toast(problemWords(answer.no), "amber", "assertive");
    if (!answer?.ok) return;
    this.#lines = [...this.#read(answer.data.lines).filter((line) => line.number <= from), ...this.#lines];
    this.#from = since;
  }

  #begin(): void {
    this.#viewer = this.table.viewer;
    this.#era += 1;
    this.#lines = [];
    this.#from = -1;
    this.#until = 0;
  }

  #drop(moves: number): void {
    this.#era += 1;
    this.#from = Math.min(this.#from, moves);
    this.#lines = this.#lines.filter((line) => line.number <= moves);
    this.#until = moves;
  }

  /** One entry that follows on what is known is told here; everything else is fetched. */
  #told(moves: number): LogLine | null {
    const words = this.advice.words.value;
    const [story, ...others] = this.table.last;
    if (!words || story?.kind !== "moved" || story.seat === null || others.length) return null;
    if (!this.#lines.length || story.number !== this.#whole + 1) return null;
    const text = words.tellAll(story.events, this.names());
    const clauses = once(story.events.map((event) => event.clause)).filter(Boolean);
    return { number: moves, entry: story.number, seat: story.seat, text, clauses, happenings: story.events };
  }

  #read(lines: Schemas["LogTold"]["lines"]): LogLine[] {
    const { lexicon } = this.table;
    if (!lexicon) return lines;
    return lines.map((line) => {
      const [happenings, seat] = [line.events.map((told) => lexicon.event(told)), line.seat];
      const reveals = seat === null || happenings.some((each) => lexicon.reveals(each, seat));
      return { ...line, happenings, reveals };
    });
  }

  #add(line: LogLine, moves: number, number: number): void {
    this.#lines = [...this.#lines, line];
    this.#until = moves;
    this.#whole = number;
  }

  async #fetch(since: number): Promise<boolean> {
    const era = this.#era;
    const answer = await this.#ask(since);
    if (era !== this.#era) return true; // something fell meanwhile
    if (!answer) return false;
    this.#lines = [...this.#lines, ...this.#read(answer.lines).filter((line) => line.number > since)];
    this.#until = Math.max(since, answer.next ?? answer.moves);
    return true;
  }

  async #ask(since: number, until?: number) {
    const answer = await this.#asked(since, until);
    return answer.ok ? answer.data : null;
  }

  #asked(since: number, until?: number) {
    const query = { ...this.advice.query, since, until };
    return ask("get", "/api/tables/{table}/log", { path: this.advice.path, query });
  }
}

/** Lines of one seat in a row are its turn; what chance does meanwhile belongs to it. */
export function inTurns(lines: readonly LogLine[], tell: (turn: readonly LogLine[]) => readonly string[]): LogLine[] {
  const turns: LogLine[][] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    const seat = last?.[0]?.seat;
    if (last && seat !== null && (line.seat === seat || line.seat === null)) last.push(line);
    else if (last && seat === null && line.seat === null) last.push(line);
    else turns.push([line]);
  }
  return turns.map((turn, at) => ({
    number: turn.at(-1)!.number,
    first: at ? turns[at - 1]!.at(-1)!.number + 1 : turn[0]!.number, // a line may tell several actions
    entry: turn[0]!.entry,
    seat: turn[0]!.seat,
    text: tell(turn).map(sentence),
    clauses: once(turn.flatMap((line) => line.clauses)),
    happenings: turn.flatMap((line) => line.happenings ?? []),
    reveals: turn.some((line) => line.reveals),
  }));
}

/** A turn as people tell it, what is alike at once. What chance did by itself, such as giving out the seats, stays as it was told then. */
export function told(turn: readonly LogLine[], words: Words | null, names: readonly string[]): readonly string[] {
  const retells = words && turn[0]!.seat !== null && turn.every((line) => line.happenings);
  const sentences = retells
    ? words.tellAll(
        turn.flatMap((line) => line.happenings!),
        names,
      )
    : turn.flatMap((line) => line.text).filter(Boolean);
  return words?.byPlayer(sentences, names) ?? sentences;
}

/** A name that is written small begins a line large. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}
