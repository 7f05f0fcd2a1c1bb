// One deed at a time of a part of the page: it is under way, went well, or did not, and why.
import { problemWords } from "../words.ts";
import { announce } from "../../text/announce.svelte.ts";
import { say } from "../../text/say.ts";
import type { Answer } from "../../wire/http.ts";

export class Deeds {
  busy = $state(false);
  told = $state("");
  wrong = $state("");
  field = $state(""); // of the form, where the server names it

  /** Do it; what came of it, or null where it did not go well. */
  async do<T>(asked: Promise<Answer<T>>, well = say("home-you-saved")): Promise<T | null> {
    this.busy = true;
    this.told = this.wrong = this.field = "";
    const answer = await asked;
    this.busy = false;
    if (answer.ok) {
      this.told = well;
      announce(well);
      return answer.data;
    }
    this.wrong = problemWords(answer.no);
    const facts = "facts" in answer.no ? (answer.no.facts as Record<string, unknown>) : {};
    this.field = typeof facts.field === "string" ? facts.field : "";
    announce(this.wrong, "assertive");
    return null;
  }
}
