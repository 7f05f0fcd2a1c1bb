// Whose students they are, and whom gifts bind to support them.
import { say } from "../../text/say.ts";
import type { SeatFace } from "../contract.ts";
import { listOf } from "./naming.ts";
import type { PartProps } from "./parts.ts";

export const STUDENTS = ["red", "plain"] as const;
export type Student = (typeof STUDENTS)[number];

export function ownerOf(student: Student, { now, seats }: PartProps): SeatFace | null {
  const seat = now.students[student];
  return seat === null ? null : (seats[seat] ?? null);
}

/** Whom a gift binds to support a student. */
export function tutorsOf(student: Student, part: PartProps): SeatFace[] {
  const bound = part.details?.examination.tutors.filter((each) => each.student === student && !each.done) ?? [];
  const owner = ownerOf(student, part)?.seat;
  return bound.flatMap((each) => part.seats[each.seat] ?? []).filter((face) => face.seat !== owner);
}

/** The same in words. Mine first: it is what binds me. */
export function dutyOf(student: Student, part: PartProps): string {
  const tutors = tutorsOf(student, part);
  const others = tutors.filter((face) => !face.mine);
  const facts = { others: others.length, names: listOf(others) };
  if (tutors.length > others.length)
    return say(others.length ? "confucius-tutors-you-and" : "confucius-tutors-you", facts);
  return others.length ? say("confucius-tutors", facts) : "";
}
