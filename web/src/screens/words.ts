// Words that several screens need, for things that the server tells as names and numbers.
import { span, type Listed } from "../state/lists.ts";
import { lobby } from "../state/lobby.svelte.ts";
import { language, say } from "../text/say.ts";
import { UNREACHABLE, type No, type Schemas } from "../wire/http.ts";

/** A name of the server's, such as `first_player`, as it stands at the beginning of a line. */
export function titled(name: string): string {
  const words = spoken(name);
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

export function spoken(name: string): string {
  return name.replaceAll("_", " ").replaceAll("@", ", ");
}

/** An option or a house rule as the server calls it; before the games have come, by its name. */
function optionOf(game: string, name: string): Pick<Option, "title" | "value_titles"> {
  const known = lobby.game(game);
  const found = [...(known?.options ?? []), ...(known?.house_rules ?? [])].find((each) => each.name === name);
  return found ?? { title: spoken(name), value_titles: {} };
}

/** A choice such as `fortifications=on`. */
export function choiceWords(game: string, choice: string): string {
  const [name = "", value = "on"] = choice.split("=");
  const { title, value_titles } = optionOf(game, name);
  return value === "on" ? title : say("site-labelled", { label: title, text: value_titles[value] ?? spoken(value) });
}

/** Each of them once, in order. */
export function once<T>(all: readonly T[]): T[] {
  return [...new Set(all)];
}

export function problemWords(no: No): string {
  if ("code" in no && no.code === UNREACHABLE) return say("home-problem-unreachable");
  if ("code" in no && (no.code === "too_many" || no.code === "too_soon")) return say("home-problem-too-many");
  return say("home-problem", { text: no.text });
}

export function speedWords(speed: Listed["speed"]): string {
  if (speed.type === "days") return say("home-waiting-speed-days", { days: speed.days ?? 3 });
  if (speed.type !== "live") return say("home-waiting-speed-none");
  const minutes = Math.round((speed.budget ?? 900) / 60);
  return say("home-waiting-speed-live", { budget: minutes, increment: speed.increment ?? 20 });
}

export function whenWords(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = isToday ? { timeStyle: "short" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(language(), style).format(at);
}

/** How long ago, in its largest unit; less than a minute is a minute. */
export function agoWords(at: number, now: number): string {
  const { unit, count } = span(now - at);
  const [told, many] = unit === "seconds" ? (["minutes", Math.max(1, Math.floor(count / 60))] as const) : [unit, count];
  return new Intl.RelativeTimeFormat(language(), { style: "short" }).format(-many, told);
}

export function dayWords(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(at);
}

export function leftWords(due: number, now: number): string {
  return say("home-left", { ...span(due - now) });
}

export function listWords(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "unit", style: "short" }).format(names);
}

interface Player {
  readonly name: string;
  readonly kind?: string;
  readonly bot?: string | null;
}

/** Who plays: people, then computer players as the language calls them, those of one kind together. */
export function playersWords(players: readonly Player[]): string {
  const isBot = ({ kind, bot }: Player): boolean => !!bot || kind === "bot";
  const people = players.filter((each) => !isBot(each)).map(({ name }) => name);
  const bots = new Map<string, number>();
  for (const { name, bot } of players.filter(isBot)) {
    const called = lobby.bot(bot || name);
    bots.set(called, (bots.get(called) ?? 0) + 1);
  }
  const counted = [...bots].map(([name, number]) => (number > 1 ? say("site-times", { number, name }) : name));
  return listWords([...people, ...counted]);
}

/** What differs from the book, in a few words; the text of a map of one's own is only named. */
export function optionWords(game: string, options: Readonly<Record<string, string>>): string {
  const told = Object.entries(options).filter(([name, value]) => name !== "players" && value !== "off");
  const words = told
    .filter(([name, value]) => !(name === "side" && (value === "3-4" || options["players"] === "5")))
    .map(([name, value]) => choiceWords(game, value.includes("\n") ? name : `${name}=${value}`));
  return listWords(words);
}

export function tableTitle(
  table: Pick<Listed, "game" | "title" | "seats"> & { mine?: readonly number[] },
  game: string,
): string {
  if (table.title) return say("home-table-titled", { title: table.title, game });
  const others = table.seats.filter((seat) => seat.kind !== "open" && !table.mine?.includes(seat.place));
  const people = others.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const bots = others.filter((seat) => seat.kind === "bot");
  if (people.length && bots.length) {
    return say("home-table-people", { game, people: listWords(people), bots: bots.length });
  }
  return others.length
    ? say("home-table-with", { game, names: playersWords(others) })
    : say("home-table-alone", { game });
}

export type SeatInfo = Schemas["SeatInfo"];
type Option = Schemas["OptionTold"];
