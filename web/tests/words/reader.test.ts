// The reader is told apart by a fact of its own: somebody may be called by the word for the reader.
import { afterAll, expect, test } from "vitest";
import type { SeatFace } from "../../src/boards/contract.ts";
import { callOf, headOf, idOf } from "../../src/boards/confucius/naming.ts";
import { say, speak, USUAL } from "../../src/text/say.ts";

const face = (name: string, mine = false) => ({ name, mine, colour: "cf-green", seat: 1 }) as SeatFace;
const junks = (from: SeatFace, to: SeatFace) =>
  say("confucius-pet-junks", { from: callOf(from), from_id: idOf(from), to: callOf(to), to_id: idOf(to) });
const bound = (by: SeatFace) => say("confucius-tutor-bound", { player: headOf(by), player_id: idOf(by), value: 3 });

afterAll(() => speak(USUAL));

test.each(["en", "fr", "de", "pt"])("nobody is taken for the reader by name: %s", async (language) => {
  await speak(language);
  const you = say("confucius-you");
  expect(junks(face(you), face("Zorn"))).toBe(junks(face("Yorn"), face("Zorn")).replace("Yorn", you));
  const head = say("confucius-gift-you");
  expect(bound(face(head))).toBe(bound(face("Yorn")).replace("Yorn", head));
  expect(junks(face("Yorn", true), face("Zorn"))).not.toContain("Yorn");
});
