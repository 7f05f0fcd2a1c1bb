import { describe, expect, it } from "vitest";
import chinaTexts from "../../../src/guanxi/china/texts/en.ftl?raw";
import confuciusTexts from "../../../src/guanxi/confucius/texts/en.ftl?raw";
import { byReason, grouped, refusedByKind } from "../../src/panels/choices.ts";
import { leftAt, shown, untilNext, wakesAt } from "../../src/panels/clock.ts";
import { mineFirst } from "../../src/panels/data.ts";
import { apart, drawn, HEIGHT, stepOf, WIDTH } from "../../src/panels/graph.ts";
import { asText, EVERYTHING, filtered, myLast, ofOthers } from "../../src/panels/log.ts";
import { citedBy, clausesOf, neighbours, search } from "../../src/panels/rules.ts";
import { bySource } from "../../src/panels/sources.ts";
import { headlineOf, spokenLine, whatIsAsked, whenOf, type StatusFacts } from "../../src/panels/status.ts";
import { previewAnswer, scoreAnswer, whyAnswer } from "../../src/text/answers.ts";
import { following, read, Typed } from "../../src/text/commands.ts";
import { spoken } from "../../src/text/spoken.ts";
import { Words } from "../../src/text/words.ts";
import { recorded } from "../gallery/recorded.ts";

describe("clocks", () => {
  const told = { left: 60_000, at: 1000, runs: true };
  it("count down from what was told, never below nothing, and stand where they do not run", () => {
    expect(leftAt(told, 11_000)).toBe(50_000);
    expect(leftAt(told, 999_000)).toBe(0);
    expect(leftAt({ ...told, runs: false }, 999_000)).toBe(60_000);
  });
  it("stand still while their owner sleeps, every night, and say when they wake up", () => {
    const hour = 3_600_000;
    const long = { left: 48 * hour, at: 20 * hour, runs: true, night: [23 * hour, 31 * hour] as const };
    expect(leftAt(long, 22 * hour)).toBe(46 * hour);
    expect(leftAt(long, 27 * hour)).toBe(45 * hour);
    expect(leftAt(long, 32 * hour)).toBe(44 * hour);
    expect(leftAt(long, 56 * hour)).toBe(28 * hour); // the second night
    expect(leftAt({ ...long, at: 25 * hour }, 32 * hour)).toBe(47 * hour); // told in the night
    expect(wakesAt(long, 22 * hour)).toBeNull();
    expect(wakesAt(long, 24 * hour)).toBe(31 * hour);
    expect(wakesAt(long, 48 * hour)).toBe(55 * hour);
    expect(wakesAt({ ...long, runs: false }, 24 * hour)).toBeNull();
  });
  it("show minutes, hours, days", () => {
    expect(shown(760_000).text).toBe("12:40");
    expect(shown(3_800_000).text).toBe("1:03:20");
    expect(shown(2 * 86_400_000 + 3_600_000)).toMatchObject({ days: 2, hours: 1 });
  });
  it("wait for the next change only", () => {
    expect(untilNext(12_340)).toBe(340);
    expect(untilNext(12_000)).toBe(1000);
    expect(untilNext(0)).toBe(Infinity);
  });
});

describe("the log", () => {
  const { log, seat, names } = recorded("confucius");
  it("is filtered by seat, words and since my last turn", () => {
    const mine = filtered(log, { ...EVERYTHING, seats: new Set([seat]) });
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.every((line) => line.seat === seat && line.text[0]?.includes(names[seat]!))).toBe(true);
    const gifts = filtered(log, { ...EVERYTHING, words: "GIFT  chen" });
    expect(gifts.length).toBeGreaterThan(0);
    expect(gifts.every((line) => /gift/i.test(line.text.join()) && /chen/i.test(line.text.join()))).toBe(true);
    const since = filtered(log, { ...EVERYTHING, since: myLast(log, seat, null) });
    expect(since.some((line) => line.seat === seat)).toBe(false);
    expect(since.length).toBeGreaterThan(0);
  });
  it("counts from my turn before this one while I play, and knows what others did meanwhile", () => {
    const line = (number: number, seat: number | null) => ({ number, seat, text: [`${number}.`], clauses: [] });
    const turns = [line(4, null), line(8, 0), line(12, 1), line(16, 2), line(20, 0)];
    expect(myLast(turns, 0, 0)).toBe(8);
    expect(myLast(turns, 0, 1)).toBe(20);
    expect(myLast(turns.slice(0, 4), 0, 0)).toBe(8);
    expect(myLast(turns.slice(0, 2), 0, 0)).toBe(0); // my first turn
    expect(ofOthers(turns, 0, 8).map(({ number }) => number)).toEqual([12, 16]);
    expect(ofOthers(turns, -1, 12).map(({ number }) => number)).toEqual([16, 20]);
    expect(ofOthers([{ ...line(12, 1), text: [""] }], 0, 0)).toEqual([]);
  });
  it("leaves out what has no words, and can be copied", () => {
    const all = filtered(log, EVERYTHING);
    expect(log.some((line) => !line.text.some(Boolean))).toBe(true);
    expect(all.every((line) => line.text.join(""))).toBe(true);
    expect(asText(all).split("\n")).toHaveLength(all.length);
  });
});

describe("choices", () => {
  it.each(["china", "confucius", "goofspiel"])(
    "of %s are all listed once, under the words of their group; no two look alike",
    (game) => {
      const { choices, reasons, kinds } = recorded(game);
      const kindOf = (action: number) => kinds[action]!;
      const groups = grouped(choices, kindOf);
      const listed = groups.flatMap((group) => group.choices);
      expect(listed.map((each) => each.action).sort()).toEqual(choices.map((each) => each.action).sort());
      for (const group of groups) {
        const labels = group.choices.map((choice) => (group.title && choice.short) || choice.text);
        expect(new Set(labels).size).toBe(labels.length);
        for (const choice of group.choices) expect(choice.text).not.toBe("");
      }
      const refused = [...refusedByKind(reasons, kindOf).values()];
      expect(refused.flat()).toHaveLength(reasons.filter((each) => each.choice).length);
      for (const group of refused) expect(byReason(group).flatMap(({ texts }) => texts)).toHaveLength(group.length);
    },
  );
});

describe("points", () => {
  it.each(["china", "confucius"])("of %s by source add up to everybody's total", (game) => {
    const { standings } = recorded(game);
    const rows = bySource(standings);
    for (const { seat, total } of standings) {
      expect(rows.reduce((sum, row) => sum + (row.by.get(seat)?.points ?? 0), 0)).toBe(total);
    }
  });
  it("stand in the game's order of sources, whoever is told first", () => {
    const item = (source: string) => ({ ...recorded("confucius").standings[0]!.items[0]!, source, where: source });
    const standing = (seat: number, ...sources: string[]) => ({
      ...recorded("confucius").standings[0]!,
      seat,
      items: sources.map(item),
    });
    const rows = bySource([standing(0, "secretary"), standing(1, "minister", "secretary", "title")]);
    expect(rows.map(({ source }) => source)).toEqual(["minister", "secretary", "title"]);
  });
  it("are drawn inside the box, between round levels, names apart", () => {
    const graph = drawn([
      [0, 0],
      [3, -2],
      [17, 8],
    ]);
    expect(graph.low).toBeLessThanOrEqual(-2);
    expect(graph.high).toBeGreaterThanOrEqual(17);
    expect(graph.lines[0]?.last).toEqual({ x: WIDTH, y: HEIGHT * (1 - (17 - graph.low) / (graph.high - graph.low)) });
    expect([7, 43, 260].map(stepOf)).toEqual([2, 10, 100]);
    const names = apart(
      [
        { seat: 0, y: 390 },
        { seat: 1, y: 391 },
        { seat: 2, y: 10 },
      ],
      28,
    );
    const ys = [...names.values()].sort((one, other) => one - other);
    expect(ys[2]! - ys[1]!).toBeGreaterThanOrEqual(28);
    expect(ys[2]).toBeLessThanOrEqual(HEIGHT);
  });
});

describe("seats", () => {
  it("are told mine first, then in turn order", () => {
    const seats = [0, 1, 2, 3].map((seat) => ({ seat, mine: seat === 2 }));
    expect(mineFirst(seats).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(mineFirst(seats.map((seat) => ({ ...seat, mine: false }))).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });
});

describe("the status line", () => {
  const china = new Words("en", chinaTexts, []);
  const confucius = new Words("en", confuciusTexts, []);
  const facts: StatusFacts = {
    asked: "Anna",
    mine: true,
    kinds: [],
    drafted: 0,
    sending: false,
    watching: false,
    past: false,
    over: false,
    won: [],
    won_by_me: false,
    points: 0,
  };

  const line = (told: StatusFacts): string => spokenLine(headlineOf(told, china));

  it("says what is asked in the game's words, by the last kind that may be done", () => {
    expect(whatIsAsked({ kinds: ["place-palace", "place-emissary", "exchange"] }, china)).toBe(
      "place one or two pieces, or exchange a card",
    );
    expect(whatIsAsked({ kinds: ["place-palace", "pay"] }, china)).toBe("place another piece, or pay");
    expect(whatIsAsked({ kinds: ["take", "draw"] }, china)).toBe("draw cards until you hold three");
    expect(whatIsAsked({ kinds: ["bribe", "tax", "no-action"] }, confucius)).toBe("choose an action");
    expect(whatIsAsked({ kinds: ["bid"] }, null)).toBe("choose what to do");
  });
  it("says a decision by its name where a board knows one, with its facts", () => {
    const facts = { round: 5, cubes: 3, acting: "yes", chief: "no", quantity: 3, player: "Chen", mine: "no" };
    const asked = (name: string, ...kinds: string[]): string =>
      whatIsAsked({ kinds, situation: { name, facts } }, confucius);
    expect(asked("favour", "tax", "no-action")).toBe("Imperial Favour, any action without a cube");
    expect(asked("tutoring", "spend")).toBe("choose cards for Chen’s student");
    expect(asked("", "spend")).toBe("pay with your cards");
    expect(asked("", "discard")).toBe("discard three cards");
    expect(whenOf({ name: "", facts }, confucius, "Round 5.")).toBe("Round 5 · 3 cubes left");
    expect(whenOf({ name: "", facts: { ...facts, acting: "no", chief: "yes" } }, confucius, "")).toBe(
      "Round 5 · you are Chief Minister",
    );
    expect(whenOf(null, confucius, "Round 5.")).toBe("Round 5.");
    expect(whenOf({ name: "", facts }, china, "Turn 2.")).toBe("Turn 2.");
  });
  it("knows what every turn asks from what is asked now and then", () => {
    const usual = (kinds: string[], more = {}) => headlineOf({ ...facts, kinds, ...more }, confucius).usual;
    expect(usual(["bribe", "tax"])).toBe(true);
    expect(usual(["bribe", "tax"], { situation: { name: "extra", facts: {} } })).toBe(false);
    expect(usual(["spend"])).toBe(false);
    expect(usual(["bribe", "tax"], { whole: true })).toBe(false);
  });
  it("speaks in the second person, and of others by name", () => {
    expect(line({ ...facts, kinds: ["pay"] })).toBe("Your turn: pay with your cards");
    expect(line({ ...facts, kinds: ["pay"], whole: true })).toBe("Your turn: confirm it, or change it");
    expect(line({ ...facts, mine: false })).toBe("Anna is playing");
    expect(line({ ...facts, sending: true })).toMatch("Sending");
    expect(line({ ...facts, over: true, won: ["Anna"], won_by_me: true, points: 40 })).toBe("You win with 40 points");
    expect(line({ ...facts, over: true, won: ["Anna", "Bo"], points: 40 })).toBe(
      "Anna and Bo share the victory with 40 points",
    );
  });
});

describe("rules", () => {
  const clauses = [
    { id: "X-1", title: "Bribe block", section: "Gifts", text: "Whoever holds a gift.", see: [] },
    { id: "X-2", title: "Price", section: "Gifts", text: "A bribe costs its price.", see: ["X-1"] },
    { id: "X-10", title: "Ending", section: "End", text: "It ends.", see: ["X-1"] },
  ];
  it("are found by id and words, the nearest first", () => {
    expect(search(clauses, "bribe").map(({ id }) => id)).toEqual(["X-1", "X-2"]);
    expect(search(clauses, "x-1")[0]?.id).toBe("X-1");
    expect(search(clauses, "bribe nothing")).toEqual([]);
  });
  it("come as a rulebook of sections", () => {
    expect(
      clausesOf([{ title: "Gifts", clauses: clauses.slice(0, 2) }]).map(({ id, section }) => [id, section]),
    ).toEqual([
      ["X-1", "Gifts"],
      ["X-2", "Gifts"],
    ]);
  });
  it("know who cites them and what stands beside them", () => {
    expect(citedBy(clauses, "X-1").map(({ id }) => id)).toEqual(["X-2", "X-10"]);
    expect(neighbours(clauses, "X-2").before?.id).toBe("X-1");
    expect(neighbours(clauses, "X-2").after).toBeUndefined();
  });
});

describe("the command line", () => {
  it("knows orders, and takes all else for notation", () => {
    expect(read(" why  not bribe gongbu-6 ")).toEqual({ order: "why", text: "bribe gongbu-6" });
    expect(read("preview buy 2 junks")).toEqual({ order: "preview", text: "buy 2 junks" });
    expect(read("hint").order).toBe("hint");
    expect(read("place palace yan-1")).toEqual({ order: "move", text: "place palace yan-1" });
    expect(read("  ").order).toBe("nothing");
  });
  it("answers with what the server told", () => {
    const { preview, standings, names } = recorded("china");
    const why = {
      allowed: false,
      clause: "X-1",
      text: "It is blue.",
      title: "You cannot pay red",
      ways: ["Pay blue."],
    };
    expect(whyAnswer({ ...why, allowed: true }, "pay red").text).toBe("pay red: nothing is against it");
    expect(whyAnswer(why, "pay red")).toEqual({
      text: "You cannot pay red.\nIt is blue.\nPay blue.",
      clause: "X-1",
    });
    for (const change of preview.changes) expect(previewAnswer(preview).text).toContain(change.text);
    const [gone] = preview.coming;
    expect(previewAnswer({ ...preview, gone: [gone!] }).text).toContain(`No more: ${gone!.text}`);
    expect(scoreAnswer(standings, names).text.split("\n")[0]).toBe(
      `1. ${names[standings.find((each) => each.place === 1)!.seat]} ${Math.max(...standings.map((each) => each.total))}`,
    );
  });
  it("tells what may follow, and brings back what was typed", () => {
    const lines = ["place palace yan-1", "place emissary yan", "exchange red"];
    expect(following("pl", lines)).toEqual(["place"]);
    expect(following("place ", lines)).toEqual(["place palace", "place emissary"]);
    const typed = new Typed();
    typed.add("one");
    typed.add("two");
    expect([typed.earlier("half"), typed.earlier(""), typed.later(""), typed.later("")]).toEqual([
      "two",
      "one",
      "two",
      "half",
    ]);
  });
});

describe("what is spoken", () => {
  const words = new Words("en", "went = { $seat } goes.", [
    {
      event: "went",
      clause: "",
      fields: [{ name: "seat", sort: "seat", first: 0, size: 5, words: [], called: [], number: true }],
      owner: "",
      hidden: [],
      silent: false,
      shows: false,
    },
  ]);
  const heard = {
    events: [{ event: "went", clause: "", facts: { seat: 1 } }],
    by: 1,
    mine: 0,
    before: 1,
    asked: 0,
    others: true,
    status: "Your turn",
  };
  it("is what others did, politely, and that it is my turn, at once", () => {
    expect(spoken(heard, words, ["Anna", "Bo"])).toEqual([
      { text: "Bo goes.", manner: "polite" },
      { text: "Your turn", manner: "assertive" },
    ]);
    expect(spoken({ ...heard, others: false, asked: 1 }, words, ["Anna", "Bo"])).toEqual([]);
  });
});
