import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Summary from "../../src/screens/create/Summary.svelte";
import {
  fieldOf,
  fromTable,
  holds,
  lacks,
  newForm,
  requestOf,
  withChair,
  withGame,
  withPlayers,
  withValue,
  type Game,
} from "../../src/screens/create/form.ts";
import type { Schemas } from "../../src/wire/http.ts";
import games from "./fixtures/games.json";
import told from "./fixtures/table.json";

const [china, confucius] = games as unknown as [Game, Game];
const rule = (name: string) => china.house_rules.find((each) => each.name === name)!;

describe("a form becomes a request", () => {
  it("is an ordinary table at first: me, and open seats", () => {
    expect(requestOf(newForm(china), china)).toEqual({
      game: "china",
      seats: [{ kind: "me", name: "" }, { kind: "open" }, { kind: "open" }, { kind: "open" }],
      options: {},
      speed: { type: "none" },
      take_back: "vote",
      stand_in: "",
      reasons: false,
      public: true,
      chat_open: false,
      title: "",
    });
  });

  it("at one screen everybody is me, and nobody else is let in", () => {
    const request = requestOf(newForm(china, true), china);
    expect(new Set(request.seats.map((seat) => seat.kind))).toEqual(new Set(["me"]));
    expect(request.public).toBe(false);
  });

  it("puts characters behind levels, minutes into seconds", () => {
    let form = withChair(newForm(china), 1, { kind: "bot", bot: "clerk", character: "builder" });
    form = { ...form, speed: "live", budget: 25, increment: 15, cap: 30, title: "  Sunday  " };
    const request = requestOf(form, china);
    expect(request.seats[1]).toEqual({ kind: "bot", bot: "clerk@builder" });
    expect(request.speed).toEqual({ type: "live", budget: 1500, increment: 15, cap: 1800 });
    expect(request.title).toBe("Sunday");
  });

  it("keeps back what only another number of players can choose", () => {
    const side = china.options.find(({ name }) => name === "side")!;
    const four = withValue(newForm(china), "side", side.values.at(-1)!, side.values[0]!);
    expect(requestOf(four, china).options).toHaveProperty("side");
    const three = withPlayers(four, 3);
    expect(requestOf(three, china).options).toEqual({});
    expect(requestOf(withPlayers(three, 4), china).options).toHaveProperty("side");
  });

  it("leaves out what is as usual", () => {
    const on = withValue(newForm(china), "fortifications", "on", "off");
    expect(requestOf(on, china).options).toEqual({ fortifications: "on" });
    expect(requestOf(withValue(on, "fortifications", "off", "off"), china).options).toEqual({});
  });
});

describe("house rules", () => {
  it("say what they need", () => {
    const form = withValue(newForm(china), "fort_cover", "mandatory", "optional");
    expect(lacks(form, china, rule("fort_cover")).needs).toEqual(["fortifications=on"]);
    const forts = withValue(form, "fortifications", "on", "off");
    expect(lacks(forts, china, rule("fort_cover")).needs).toEqual([]);
  });

  it("a choice without a value means any but the usual one", () => {
    const form = withValue(newForm(china), "road_method", "owner_choice", "max_sum");
    expect(holds(form, china, "road_method")).toBe(true);
    expect(holds(form, china, "road_method=longest_first")).toBe(false);
    expect(holds(newForm(china), china, "road_method=max_sum")).toBe(true);
  });

  it("an excluded choice is named", () => {
    const excluding = { ...rule("full_tie"), excludes: ["last_round"] };
    const form = withValue(newForm(china), "last_round", "one_more_round", "finish_round");
    expect(lacks(form, china, excluding).excludes).toEqual(["last_round"]);
  });
});

describe("changing one's mind", () => {
  it("another game drops the options of the first and keeps the rest", () => {
    const form = { ...withValue(newForm(china), "fortifications", "on", "off"), isPublic: false, chatOpen: true };
    const other = withGame(withPlayers(form, 5), confucius);
    expect(other).toMatchObject({ game: "confucius", values: {}, isPublic: false, chatOpen: true });
    expect(other.chairs).toHaveLength(5);
  });

  it("more players come as the last one did, fewer leave from the end", () => {
    const bots = withChair(newForm(china), 3, { kind: "bot", bot: "minister", character: "" });
    expect(withPlayers(bots, 5).chairs[4]).toMatchObject({ kind: "bot", bot: "minister", character: "" });
    expect(withPlayers(bots, 3).chairs.map((chair) => chair.kind)).toEqual(["me", "open", "open"]);
  });

  it("an old table is a template", () => {
    const info = (told as unknown as Schemas["TableTold"]).info;
    const me = info.seats.find((seat) => seat.kind === "person")!.person!;
    const again = requestOf(fromTable(info, me), china);
    expect(again.game).toBe(info.game);
    expect(again.options).not.toHaveProperty("players");
    expect(again.seats.map((seat) => seat.kind)).toEqual(
      info.seats.map((seat) => (seat.person === me ? "me" : seat.kind === "person" ? "open" : seat.kind)),
    );
    expect(again.speed).toEqual(info.speed);
    expect(again.stand_in).toBe(info.stand_in);
  });
});

describe("words about it", () => {
  it("one line says it all, in words", () => {
    const form = { ...newForm(china), speed: "live" as const };
    render(Summary, { form, bots: [] });
    expect(screen.getByText(/4 players · as in the book · live, 20 min \+ 30 s · take-backs: by vote$/)).toBeTruthy();
  });

  it("people at one screen have names; who comes alone needs none", () => {
    const hot = newForm(china, true);
    const named = withPlayers(withChair(hot, 1, { ...hot.chairs[1]!, name: " Ben " }), 3);
    const me = (name: string) => ({ kind: "me", name });
    expect(requestOf(named, china).seats).toEqual([me(""), me("Ben"), me("")]);
    const alone = withChair(newForm(china), 0, { ...named.chairs[1]! });
    expect(requestOf(alone, china).seats[0]).toEqual(me(""));
  });

  it("a no of the server finds its field", () => {
    const no = (text: string, field?: string) => ({
      type: "problem" as const,
      code: "bad_value",
      text,
      facts: (field ? { field } : {}) as Record<string, never>,
      table: "",
      key: "",
    });
    expect(fieldOf(no("the house rule fort_cover needs fortifications on", "options"), china)).toBe("fort_cover");
    expect(fieldOf(no("board: line 3 is no line", "options"), china)).toBe("board");
    expect(fieldOf(no("too long", "title"), china)).toBe("title");
    expect(fieldOf(no("something else"), china)).toBe("");
  });
});
