// What people and things are called on Confucius' board: the words of the log, in one place.
import { say } from "../../text/say.ts";
import type { SeatFace } from "../contract.ts";

/** A player by name; the viewer is you. */
export function callOf(face: SeatFace): string {
  return face.mine ? say("confucius-you") : face.name;
}

/** Several players, one after the other. */
export function listOf(faces: readonly SeatFace[]): string {
  return faces.map(callOf).join(", ");
}
