// How markers, cards, cubes, gifts, junks and armies go over Confucius' table.
import { cardGoes, goes, laid, lights, pieceAt, placeAt, rises, seatAt, type Way, type Ways } from "../shared/ways.ts";
import type { ConfuciusDetails } from "./details.ts";

const TRAY = "[data-part=tray]";
const DECK = '[data-supply="deck"]';
const DISCARD = '[data-supply="discard"]';
const REWARDS = '[data-supply="rewards"]';
const thingAt = (thing: string): string => `[data-thing="${thing}"]`;
const markerAt = (official: unknown, seat: unknown): string => pieceAt(`marker ${official} ${seat}`);
const giftAt = (seat: unknown, value: unknown): string => `${seatAt(seat)} ${pieceAt(`gift ${value}`)}`;
const yardAt = (seat: unknown): string => `[data-fleet="${seat}"] ${placeAt("yard")}`;
const seaAt = (seat: unknown): string => `[data-fleet="${seat}"] ${placeAt("sea")}`;
const armyAt = (seat: unknown): string => `${seatAt(seat)} ${pieceAt("army")}`;
const studentAt = (student: unknown): string => pieceAt(`student ${student}`);
const inside = (thing: string): string => `${thingAt(thing)} [data-piece]`;

/** A Confucius card of a seat: mine in the tray, those that pay first; of others only the seat is seen. */
function cardOf(seat: unknown, coins: unknown, viewer: number): string[] {
  const card = `${TRAY} ${pieceAt(`coins ${coins}`)}`;
  return [...(seat === viewer && coins ? [`${card}[aria-pressed=true]`, card, TRAY] : []), seatAt(seat)];
}
/** A place of mine is the tray, where the seats are not beside the board. */
const homeOf = (seat: unknown, viewer: number): string[] => [seatAt(seat), ...(seat === viewer ? [TRAY] : [])];
const swapped = (one: unknown, other: unknown): Way =>
  goes([thingAt(`official ${one}`)], [`${thingAt(`official ${other}`)} [data-piece]`]);

function given(giver: unknown, value: unknown, to: unknown, viewer: number): Way {
  return laid([giftAt(giver, value), ...homeOf(giver, viewer)], homeOf(to, viewer));
}

export const ways: Ways = {
  isLast: (details) => (details as ConfuciusDetails | null)?.last ?? null,
  put({ kind, fields }, viewer) {
    const home = homeOf(viewer, viewer);
    switch (kind) {
      case "bribe":
      case "card-bribery":
      case "place-candidate":
        return [laid(home, [markerAt(fields["official"], viewer)])];
      case "secure":
        return [rises(markerAt(fields["official"], viewer))];
      case "transfer":
      case "replace-marker":
        return [laid(homeOf(fields["to"], viewer), [markerAt(fields["official"], fields["to"])])];
      case "nominate":
        return [laid(home, [inside(`student ${fields["student"]}`)])];
      case "invade":
        return [laid([armyAt(viewer), ...home], [inside(`box ${fields["box"]}`)])];
      case "buy-junks":
        return [laid(home, [`${yardAt(viewer)} [data-piece]`])];
      case "give-gift":
        return [given(viewer, fields["value"], fields["to"], viewer)];
      default:
        return [];
    }
  },

  told({ event, facts }, viewer) {
    const { player, owner, official, value, to, coins } = facts;
    switch (event) {
      case "did-transfer": // the old marker goes home
        return [goes([markerAt(official, player)], homeOf(player, viewer))];
      case "did-replace-marker":
        return [goes([markerAt(official, owner)], homeOf(owner, viewer))];
      case "marker-placed":
        return [laid(homeOf(owner, viewer), [markerAt(official, owner)])];
      case "marker-stood-up":
        return [rises(markerAt(official, owner))];
      case "did-swap-other":
        return [swapped(facts["own"], official), swapped(official, facts["own"])];
      case "did-spend":
      case "did-discard":
        return [cardGoes(cardOf(player, coins, viewer), [DISCARD, "[data-part=court]"])];
      case "tutor-card":
        return [cardGoes(cardOf(player, coins, viewer), [thingAt(`student ${facts["student"]}`)])];
      case "did-deal-card":
        return [cardGoes([DECK, "[data-part=actions]"], cardOf(player, coins, viewer))];
      case "did-deal-reward":
      case "reward-drawn-open": {
        const mine = player === viewer ? [`${TRAY} ${thingAt(`reward ${facts["card"]}`)}`] : [];
        return [cardGoes([REWARDS, "[data-part=court]"], [...mine, seatAt(player)])];
      }
      case "cubes-placed":
        return [goes(homeOf(player, viewer), [`[data-box="${facts["space"]}"] ${pieceAt(`cube ${player}`)}`])];
      case "student-placed":
        return [laid(homeOf(owner, viewer), [studentAt(facts["student"])])];
      case "junks-bought":
        return [laid(homeOf(player, viewer), [`${yardAt(player)} [data-piece]`])];
      case "junks-sailed":
        return [goes([`${yardAt(player)} [data-piece]`, yardAt(player)], [seaAt(player)])];
      case "did-move-junks":
        return [goes([yardAt(facts["from"])], [`${yardAt(to)} [data-piece]`])];
      case "did-arrive":
        return [goes([seaAt(player), ...homeOf(player, viewer)], [pieceAt(`visitor ${facts["land"]} ${player}`)])];
      case "army-recruited":
        return [goes(homeOf(player, viewer), [armyAt(player)])];
      case "army-invaded":
        return [laid([armyAt(player), ...homeOf(player, viewer)], [pieceAt(`army ${facts["box"]}`)])];
      case "did-army-to":
        return [goes([pieceAt(`army ${facts["source"]}`)], [pieceAt(`army ${facts["box"]}`)])];
      case "did-give-gift":
        return [given(player, value, to, viewer)];
      case "wall-grows":
        return [lights(pieceAt(`wall ${facts["piece"]}`))];
      case "ministry-two":
      case "ministry-one":
      case "ministry-vacant":
        return [lights(`[data-ministry="${facts["ministry"]}"]`)];
      case "land-conquered":
      case "land-failed":
        return [lights(`[data-land="${facts["land"]}"]`)];
      default:
        return [];
    }
  },
};
