// Chat and my note at a table.
import type { Said } from "../../panels/data.ts";
import { me } from "../../state/me.svelte.ts";
import type { TableStore } from "../../state/table.svelte.ts";
import { toast } from "../../parts/toasts.svelte.ts";
import { say } from "../../text/say.ts";
import { ask } from "../../wire/http.ts";
import { patiently } from "../../wire/patiently.ts";
import { problemWords } from "../words.ts";

export class Talk {
  read = $state(0); // the last line that I have read
  muted = $state(false);
  note = $state("");

  constructor(private readonly table: TableStore) {}

  readonly unread = $derived.by(() => {
    const mine = me.person?.id;
    return this.muted ? 0 : this.table.chat.filter((line) => line.number > this.read && line.person !== mine).length;
  });

  get #path(): { table: string } {
    return { table: this.table.looking.table };
  }

  async open(): Promise<void> {
    const told = await this.table.readChat();
    if (told) {
      this.read = Math.max(this.read, told.read);
      this.muted = told.muted;
    }
    await me.load();
    if (!me.person) return;
    const note = await patiently(
      () => ask("get", "/api/tables/{table}/note", { path: this.#path }),
      () => this.table.connection !== "closed",
    ); // a note that is not here would be written over
    if (note?.ok) this.note = note.data.text;
  }

  /** Answers why it could not be said, or nothing. */
  async send(text: string): Promise<string> {
    const answer = await ask("post", "/api/tables/{table}/chat", { path: this.#path, body: { text } });
    if (answer.ok) return "";
    toast(problemWords(answer.no), "cinnabar", "assertive");
    return problemWords(answer.no);
  }

  markRead(number: number): void {
    if (number <= this.read) return;
    this.read = number;
    if (me.person) void ask("put", "/api/tables/{table}/chat/read", { path: this.#path, body: { number } });
  }

  async mute(muted: boolean): Promise<void> {
    this.muted = muted;
    const answer = await ask("put", "/api/tables/{table}/chat/mute", { path: this.#path, body: { muted } });
    if (answer.ok) return;
    this.muted = !muted;
    toast(problemWords(answer.no), "cinnabar", "assertive");
  }

  async write(text: string): Promise<void> {
    this.note = text;
    const answer = await ask("put", "/api/tables/{table}/note", { path: this.#path, body: { text } });
    if (!answer.ok) toast(problemWords(answer.no), "cinnabar", "assertive");
  }

  async report(line: Said): Promise<void> {
    const body = { person: line.person, table: this.table.looking.table, text: line.text };
    const answer = await ask("post", "/api/reports", { body });
    toast(answer.ok ? say("table-reported") : problemWords(answer.no), answer.ok ? "jade" : "cinnabar");
  }
}
