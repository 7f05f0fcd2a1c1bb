// The form in which a table is set up, and the request that it becomes. It knows no game: options come from the server.
import type { Schemas } from "../../wire/http.ts";

export type Game = Schemas["GameTold"];
export type HouseRule = Schemas["HouseRuleTold"];
export type NewTable = Schemas["NewTable"];
export type Bot = Schemas["Offered"];

export interface Chair {
  readonly kind: "me" | "open" | "bot";
  readonly bot: string; // a level, kept while somebody else sits there
  readonly character: string; // "" is none; else it is put behind the level
  readonly name?: string; // of who plays there, where several are at my screen; "" is mine
}

export type SpeedKind = "none" | "live" | "days";

export interface Form {
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly values: Readonly<Record<string, string>>; // options and house rules that are not as usual
  readonly speed: SpeedKind;
  readonly budget: number; // minutes
  readonly increment: number; // seconds
  readonly cap: number; // minutes; 0 is the budget
  readonly days: number;
  readonly takeBack: "off" | "turn" | "vote";
  readonly standIn: string; // "" is the usual one
  readonly reasons: boolean;
  readonly isPublic: boolean;
  readonly chatOpen: boolean;
  readonly title: string;
}

export const LEVEL = "magistrate"; // of computer players, until another one is chosen

export function newForm(game: Game, isHotSeat = false): Form {
  const players = game.players.includes(4) ? 4 : (game.players[0] ?? 2);
  const first = usualBot(game);
  const other: Chair = { kind: isHotSeat ? "me" : "open", bot: first, character: "" };
  const chairs = Array.from({ length: players }, (_, at): Chair => (at ? other : { ...other, kind: "me" }));
  return {
    game: game.name,
    chairs,
    values: {},
    speed: "none",
    budget: 20,
    increment: 30,
    cap: 0,
    days: 2,
    takeBack: "vote",
    standIn: "",
    reasons: false,
    isPublic: !isHotSeat,
    chatOpen: false,
    title: "",
  };
}

/** A game without levels has one computer player, which also stands in. */
export function usualBot(game: Game): string {
  return game.stand_in === "random" ? "random" : LEVEL;
}

/** Another game keeps what does not belong to the game. */
export function withGame(form: Form, game: Game): Form {
  const fresh = newForm(game);
  const size = game.players.includes(form.chairs.length) ? form.chairs.length : fresh.chairs.length;
  const chairs = form.chairs.map((chair) => ({ ...chair, bot: usualBot(game), character: "" }));
  return withPlayers({ ...form, game: game.name, values: {}, standIn: "", chairs }, size, usualBot(game));
}

export function withPlayers(form: Form, players: number, bot = LEVEL): Form {
  const last = form.chairs.at(-1);
  const more: Chair = last && form.chairs.length > 1 ? { ...last, name: "" } : { kind: "open", bot, character: "" };
  const chairs = Array.from({ length: players }, (_, at) => form.chairs[at] ?? more);
  return { ...form, chairs };
}

export function withChair(form: Form, place: number, chair: Chair): Form {
  return { ...form, chairs: form.chairs.map((each, at) => (at === place ? chair : each)) };
}

/** A choice that is as usual is no choice: an ordinary game knows nothing of it. */
export function withValue(form: Form, name: string, value: string, usual: string): Form {
  const values = { ...form.values };
  if (value === usual) delete values[name];
  else values[name] = value;
  return { ...form, values };
}

/** The value of an option or a house rule as the form has it. */
export function valueOf(form: Form, game: Game, name: string): string {
  const chosen = form.values[name];
  if (chosen !== undefined) return chosen;
  const rule = game.house_rules.find((each) => each.name === name);
  return rule ? rule.default : (game.options.find((each) => each.name === name)?.values[0] ?? "");
}

/** Does a choice such as `fortifications=on` hold? Without a value, any but the usual one is meant. */
export function holds(form: Form, game: Game, choice: string): boolean {
  const [name = "", value] = choice.split("=");
  const now = valueOf(form, game, name);
  if (value !== undefined) return now === value;
  return form.values[name] !== undefined;
}

/** What a house rule lacks before it can be played: choices that it needs, and those that it cannot bear. */
export function lacks(form: Form, game: Game, rule: HouseRule): { needs: string[]; excludes: string[] } {
  return {
    needs: rule.needs.filter((choice) => !holds(form, game, choice)),
    excludes: rule.excludes.filter((choice) => holds(form, game, choice)),
  };
}

/** The house rules that are played. */
export function played(form: Form, game: Game): HouseRule[] {
  return game.house_rules.filter((rule) => form.values[rule.name] !== undefined);
}

/** The options among which so many players have a choice. */
export function choicesOf(form: Form, game: Game): Game["options"] {
  return game.options.filter(({ players }) => players.includes(form.chairs.length));
}

/** What was chosen for another number of players waits for that number. */
export function chosenIn(form: Form, game: Game): Record<string, string> {
  const shown = choicesOf(form, game);
  const waits = game.options.filter((option) => !shown.includes(option)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(form.values).filter(([name]) => !waits.includes(name)));
}

export function requestOf(form: Form, game: Game): NewTable {
  return {
    game: form.game,
    seats: form.chairs.map((chair) => seatOf(chair, isShared(form))),
    options: chosenIn(form, game),
    speed: speedOf(form),
    take_back: form.takeBack,
    stand_in: form.standIn,
    reasons: form.reasons,
    public: form.isPublic,
    chat_open: form.chatOpen,
    title: form.title.trim(),
  };
}

/** Do several play at my screen? */
export function isShared(form: Form): boolean {
  return form.chairs.filter((chair) => chair.kind === "me").length > 1;
}

function seatOf(chair: Chair, isShared: boolean): NewTable["seats"][number] {
  if (chair.kind === "me") return { kind: "me", name: isShared ? (chair.name ?? "").trim() : "" };
  if (chair.kind !== "bot") return { kind: chair.kind };
  return { kind: "bot", bot: chair.character ? `${chair.bot}@${chair.character}` : chair.bot };
}

export function speedOf(form: Form): NonNullable<NewTable["speed"]> {
  if (form.speed === "days") return { type: "days", days: form.days };
  if (form.speed === "none") return { type: "none" };
  return { type: "live", budget: form.budget * 60, increment: form.increment, cap: form.cap * 60 };
}

/** The same table once more: the terms of an old one, with its computer players, and open seats for people. */
export function fromTable(info: Schemas["TableInfo"], me: string | null): Form {
  const values = { ...info.options };
  delete values.players;
  const live = info.speed.type === "live" ? info.speed : null;
  return {
    game: info.game,
    chairs: info.seats.map((seat): Chair => {
      const [bot = LEVEL, character = ""] = (seat.bot ?? LEVEL).split("@");
      if (seat.kind === "bot") return { kind: "bot", bot, character };
      if (me !== null && seat.person === me) return { kind: "me", bot, character: "", name: seat.name };
      return { kind: "open", bot, character: "" };
    }),
    values,
    speed: info.speed.type,
    budget: live ? Math.max(1, Math.round((live.budget ?? 900) / 60)) : 20,
    increment: live?.increment ?? 30,
    cap: Math.round((live?.cap ?? 0) / 60),
    days: info.speed.type === "days" ? (info.speed.days ?? 3) : 2,
    takeBack: info.take_back as Form["takeBack"],
    standIn: info.stand_in,
    reasons: info.reasons,
    isPublic: info.public,
    chatOpen: info.chat_open,
    title: info.title,
  };
}

/** Beside which field a no of the server belongs: its own, or the option that its sentence names. */
export function fieldOf(no: Schemas["ProblemTold"] | Schemas["Refusal"], game: Game): string {
  const told = "facts" in no ? (no.facts as Record<string, unknown>).field : undefined;
  const field = typeof told === "string" ? told : "";
  if (field && field !== "options") return field;
  const names = [...game.house_rules, ...game.options].map((each) => each.name);
  const named = names.filter((name) => new RegExp(`\\b${name}\\b`).test(no.text));
  return named.sort((a, b) => no.text.indexOf(a) - no.text.indexOf(b))[0] ?? field;
}
