// What things on China's map are called, for screen readers and tests: the words of the log, in one place.
import { say } from "../../text/say.ts";
import type { Choice, SeatFace } from "../contract.ts";
import type { ProvinceDetails } from "./details.ts";
import type { AlliancePlan, ChinaLayout, ProvincePlan, SpacePlan } from "./layout.ts";
import type { ProvinceNow } from "./reading.ts";
import type { Piece } from "./turn.ts";

/** A player, never by colour alone. */
export function ownerName(face: SeatFace): string {
  const colour = say(`china-player-${face.colour.replace(/^cn-/, "")}`);
  return face.mine ? say("china-owner-you") : say("china-owner", { name: face.name, colour });
}

/** A space by town and id, or by id alone. */
export function placeName(space: SpacePlan): string {
  return space.town ? say("china-place", { town: space.town, id: space.id }) : space.id;
}

export function spaceName(
  space: SpacePlan,
  fort: boolean,
  owner: SeatFace | null,
  possible: readonly Piece[],
  drafted: boolean,
): string {
  const place = placeName(space);
  const state = owner
    ? say("china-name-owned", { place, owner: ownerName(owner), owner_id: owner.mine ? "me" : "other" })
    : say("china-name-free", { place });
  const fortified = fort ? say("china-name-fortified", { name: state }) : state;
  if (drafted) return say("china-name-drafted", { name: fortified });
  const pieces = possible.map((piece) => say(`china-piece-${piece}`));
  return pieces.length ? say("china-name-possible", { name: fortified, pieces: pieces.join(", ") }) : fortified;
}

export function provinceName(
  plan: ProvincePlan,
  now: ProvinceNow,
  details: ProvinceDetails | undefined,
  seats: readonly SeatFace[],
  possible: readonly Choice[],
): string {
  const built = now.palaces.reduce((sum, each) => sum + each, 0);
  const sent = now.emissaries.reduce((sum, each) => sum + each, 0);
  const whose = seats
    .filter((face) => now.emissaries[face.seat])
    .map((face) => say("china-share", { name: ownerName(face), number: now.emissaries[face.seat]! }));
  const name = say("china-name-province", {
    name: plan.name,
    colour: say(`china-colour-${plan.colour}`),
    built,
    size: plan.size,
    sent,
    limit: details?.limit ?? 0,
    whose: whose.join(", ") || say("china-nobody"),
    scored: now.scored ? "yes" : "no",
  });
  return possible.length ? say("china-name-possible", { name, pieces: say("china-piece-emissary") }) : name;
}

export function allianceName(alliance: AlliancePlan, layout: ChinaLayout): string {
  const [one, two] = alliance.provinces.map((id) => layout.provinces.find((each) => each.id === id)?.name ?? id);
  return say("china-name-alliance", { number: alliance.number, one: one!, two: two! });
}

/** Points by their source, in a word or two, for tables; in fewer where a look has to do. */
export function pointsName(
  { source, where }: { readonly source: string; readonly where: string },
  short: boolean,
  layout: ChinaLayout,
): string | null {
  const nameOf = (id: string): string => layout.provinces.find((each) => each.id === id)?.name ?? id;
  const alliance = layout.alliances.find((each) => source === "alliance" && String(each.number) === where);
  if (source === "palaces") return nameOf(where);
  if (source === "chain") return say("china-points-road", { number: where.split(" ").length });
  if (!alliance) return null;
  const [one, two] = alliance.provinces.map(nameOf);
  return say("china-points-alliance", {
    under: short ? "yes" : "no",
    number: alliance.number,
    one: one!,
    two: two!,
  });
}

/** A name, and which step of a hint is about what has it. */
export function advisedName(name: string, step: string | undefined): string {
  return step ? say("china-advised", { card: name, step }) : name;
}
