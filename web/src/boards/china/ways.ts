// How pieces and cards go over China's table.
import type { Happening } from "../contract.ts";
import { cardGoes, goes, laid, lights, pieceAt, placeAt, seatAt, type Way, type Ways } from "../shared/ways.ts";
import type { ChinaDetails } from "./details.ts";
import { pieceOf } from "./turn.ts";

const HAND = placeAt("hand");
const PILE = placeAt("pile");
const DISPLAY = placeAt("display");
const DISCARD = placeAt("discard");
const BACK = pieceAt("card");

type Facts = Happening["facts"];

const spaceAt = ({ space }: Facts): string => pieceAt(`palace ${space}`);
const fortAt = ({ space }: Facts): string => pieceAt(`fort ${space}`);
const emissaryAt = ({ province, seat }: Facts): string => `[data-piece^="emissary ${province} ${seat} "]`;
const supply = ({ seat }: Facts): string[] => [seatAt(seat), "[data-part=turn]"];

function placed(event: string, facts: Facts): Way[] {
  if (event === "palace-placed") return [laid(supply(facts), [spaceAt(facts)])];
  if (event === "emissary-placed") return [laid(supply(facts), [emissaryAt(facts)])];
  if (event === "fortification-placed") return [laid(supply(facts), [fortAt(facts)])];
  return [];
}

/** Where a seat's cards are seen: mine in the hand, others' beside their names. */
function cardsOf({ seat }: Facts, colour: unknown, viewer: number): string[] {
  const card = colour ? pieceAt(`card ${colour}`) : BACK;
  const hand = seat === viewer ? [`${HAND} ${card}[aria-pressed=true]`, `${HAND} ${card}`] : [];
  return [...hand, `${seatAt(seat)} ${card}`, `${seatAt(seat)} ${BACK}`, seatAt(seat)];
}

function counted(points: unknown): Way[] {
  const gained = Array.isArray(points) ? (points as readonly number[]) : [];
  return gained.flatMap((many, seat) => (many ? [sealGoes(seat)] : []));
}
const sealGoes = (seat: unknown): Way => goes([pieceAt(`seal ${seat}`)], [pieceAt(`seal ${seat}`)]);
const provinceAt = ({ province }: Facts): string => `path[data-thing="province ${province}"]`;

export const ways: Ways = {
  isLast: (details) => (details as ChinaDetails | null)?.ending.last ?? null,
  put(choice, viewer) {
    const piece = pieceOf(choice);
    return piece ? placed(`${piece}-placed`, { ...choice.fields, seat: viewer }) : [];
  },

  told({ event, facts }, viewer) {
    switch (event) {
      case "cards-paid":
        return String(facts["cards"] ?? "")
          .split(" ")
          .filter(Boolean)
          .map((colour) => cardGoes(cardsOf(facts, colour, viewer), [DISCARD, DISPLAY]));
      case "card-exchanged":
        return [cardGoes(cardsOf(facts, facts["colour"], viewer), [DISCARD, DISPLAY])];
      case "card-taken":
        return [
          cardGoes(
            [`${DISPLAY} ${pieceAt(`card ${facts["colour"]}`)}`, DISPLAY],
            cardsOf(facts, facts["colour"], viewer),
          ),
        ];
      case "card-drawn":
      case "card-dealt":
        return [cardGoes([PILE, DISPLAY], cardsOf(facts, facts["colour"], viewer))];
      case "card-turned-up":
        return [cardGoes([PILE], [`${DISPLAY} ${pieceAt(`card ${facts["colour"]}`)}`])];
      case "pile-shuffled":
        return [cardGoes([DISCARD], [PILE])];
      case "roads-grown":
        return [sealGoes(facts["seat"])];
      case "province-scored":
      case "province-counted":
        return [lights(provinceAt(facts)), ...counted(facts["points"])];
      case "alliance-counted":
        return [lights(`[data-thing="alliance ${facts["alliance"]}"]`), ...counted(facts["points"])];
      case "roads-counted":
        return counted(facts["points"]);
      default:
        return placed(event, facts);
    }
  },
};
