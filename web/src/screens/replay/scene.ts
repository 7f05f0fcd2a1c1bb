// A moment of the past as a scene for the stage of its game: the same drawing as live, and nothing that could be done.
import type { Labels, Scene, SeatFace, View } from "../../boards/contract.ts";
import { faceOf, inOwnColour } from "../../boards/faces.ts";
import type { SeatFacts } from "../../panels/data.ts";
import type { PastStore } from "../../state/past.svelte.ts";
import type { Words } from "../../text/words.ts";

/** How the seats look to whoever looks back; mine is the seat with whose eyes it is looked. */
export function facesOf(past: PastStore, colour: string): readonly SeatFace[] {
  const { info, lexicon, view } = past;
  if (!info || !lexicon) return [];
  const mine = past.viewer >= 0 ? past.viewer : (info.mine[0] ?? -1);
  const faces = info.names.map((name, seat) =>
    faceOf(lexicon.told.looks, view, info.names.length, { seat, name, mine: seat === mine }),
  );
  return inOwnColour(lexicon.told.looks, faces, info.mine.length === 1 ? info.mine[0]! : -1, colour);
}

export function sceneOf(
  past: PastStore,
  faces: readonly SeatFace[],
  words: Words | null,
  labels: Labels,
): Scene | null {
  const { info, view, position } = past;
  if (!info || !view || !position) return null;
  const totals = past.points[past.move] ?? [];
  return {
    game: info.game,
    layout: past.board,
    view,
    viewer: past.viewer >= 0 ? past.viewer : -1,
    asked: position.asked,
    over: position.ended !== null,
    seats: faces.map((face) => factsOf(past, face, view, position.asked, totals)),
    legal: [],
    open: [],
    draft: [],
    proposals: [],
    whole: false,
    quick: false,
    hint: [],
    last: past.events,
    turn: [],
    details: past.details,
    detailsBefore: past.details,
    totals,
    after: null,
    standings: past.standings?.seats ?? [],
    prospects: past.prospects,
    preview: null,
    log: past.lines,
    tell: (event) => words?.tell(event, info.names) ?? "",
    sections: past.text?.sections ?? [],
    drawing: past.text?.drawing ?? [],
    choices: [],
    reasons: [],
    sending: false,
    labels,
  };
}

function factsOf(
  past: PastStore,
  face: SeatFace,
  view: View,
  asked: number | null,
  totals: readonly number[],
): SeatFacts {
  const sitting = past.info?.table?.seats.find((seat) => seat.seat === face.seat);
  return {
    ...face,
    acting: asked === face.seat,
    points: view["score"]?.[face.seat] ?? null,
    ended: totals[face.seat] ?? null,
    clock: null,
    here: true,
    bot: sitting?.bot ?? past.info?.record?.bots[face.seat] ?? "",
    standIn: "",
    resigned: false,
    passed: false,
  };
}
