// What the status line of Confucius chooses its words by: the decision beyond its kinds of action, round, cubes, post.
import type { Scene } from "../contract.ts";
import type { Situation } from "../../panels/status.ts";
import type { ConfuciusDetails } from "./details.ts";
import type { ConfuciusLayout } from "./layout.ts";
import { read, type Position } from "./reading.ts";

export function situationOf(scene: Pick<Scene, "view" | "viewer" | "layout" | "seats" | "details">): Situation {
  const now = read(scene.view, scene.layout as ConfuciusLayout);
  const me = now.seats[scene.viewer];
  const payment = (scene.details as ConfuciusDetails | null)?.payment;
  const owner = scene.seats[now.students[me?.backs === "red" ? "red" : "plain"] ?? -1];
  return {
    name: decisionOf(now),
    // What could be sent alone: the card, but it asks for an action; a student, but cards are to lie beside it.
    goesOn: (now.room === "turn" && now.free === "extra") || now.room === "tutor_cards",
    facts: {
      round: now.round,
      cubes: me?.cubes ?? 0,
      acting: me && !now.court ? "yes" : "no",
      chief: me && now.chief === scene.viewer ? "yes" : "no",
      // Cards that have to go: every way has the same number of them.
      quantity: payment?.kind === "discard" ? payment.ways[0]!.cards.reduce((sum, each) => sum + each, 0) : 0,
      player: owner?.name ?? "",
      mine: owner?.mine ? "yes" : "no",
    },
  };
}

function decisionOf(now: Position): string {
  if (now.room === "tutor_cards") return "tutoring";
  return now.room === "turn" ? now.free : "";
}
