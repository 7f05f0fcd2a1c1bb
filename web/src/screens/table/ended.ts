// How a result is told in one line, from where I sit.
import { listWords } from "../words.ts";
import type { SeatFace } from "../../boards/contract.ts";
import type { Standing } from "../../panels/data.ts";
import { say } from "../../text/say.ts";

export function headlineOf(standings: readonly Standing[], seats: readonly SeatFace[]): string {
  const first = standings.filter((each) => each.place === 1);
  const points = first[0]?.total ?? 0;
  const faces = first.map(({ seat }) => seats.find((face) => face.seat === seat)).filter((face) => face !== undefined);
  if (!faces.length) return say("end-nobody");
  if (faces.length > 1) return say("end-shared", { players: listWords(faces.map((face) => face.name)), points });
  return faces[0]!.mine ? say("end-won-you", { points }) : say("end-won", { player: faces[0]!.name, points });
}

/** By how much; nothing where points did not decide. */
export function leadOf(standings: readonly Standing[], seats: readonly SeatFace[]): string {
  const [first, second] = [...standings].sort((one, other) => one.place - other.place || other.total - one.total);
  const lead = first && second ? first.total - second.total : 0;
  const player = seats.find((face) => face.seat === second?.seat)?.name;
  return first?.place === 1 && lead > 0 && player ? say("end-ahead", { points: lead, player }) : "";
}
