// Every recorded position read by the names of its fields: what the board is drawn from is what the server told.
import { describe, expect, it } from "vitest";
import { read } from "../../src/boards/confucius/reading.ts";
import { situationOf } from "../../src/boards/confucius/situation.ts";
import { lexicon, MOMENTS, recorded } from "./recordedConfucius.ts";

describe.each(MOMENTS)("%s", (name) => {
  const { told, layout, view, details } = recorded(name);
  const now = read(view, layout);

  it("has the numbers of the closer look", () => {
    expect(now.viewer).toBe(told.seat);
    if (told.asked >= 0) expect(now.acting).toBe(told.asked);
    for (const ministry of now.ministries) {
      const looked = details.ministries[ministry.id]!;
      expect(ministry.points).toEqual(looked.points);
      expect(ministry.resolved).toBe(looked.resolved);
      const owners = ministry.officials.map((official) => official.owner);
      expect(now.seats.map((_, seat) => owners.filter((owner) => owner === seat).length)).toEqual(looked.influence);
      for (const { id, printed } of ministry.officials) expect(details.officials[id]?.printed ?? 0).toBe(printed);
    }
    expect(now.lands.map(({ id, deadline, price, resolved }) => ({ id, deadline, price, resolved }))).toEqual(
      details.lands.map(({ id, deadline, price, resolved }) => ({ id, deadline, price, resolved })),
    );
    expect(now.students).toEqual(details.examination.students);
    expect(now.candidate).toBe(details.examination.candidate);
  });

  it("has every gift where the web has it", () => {
    const given = now.seats.flatMap(({ gifts }, giver) =>
      gifts.filter((gift) => gift.to !== null).map(({ value, to }) => ({ giver, to, value })),
    );
    const web = details.bonds.gifts.map(({ giver, to, value }) => ({ giver, to, value }));
    const order = (a: (typeof web)[0], b: (typeof web)[0]) => a.giver - b.giver || a.to - b.to;
    expect(given.sort(order as never)).toEqual([...web].sort(order));
  });

  it("knows the own hand, and of others how many", () => {
    const mine = now.seats[told.seat]!;
    expect(mine.hand.shown.reduce((sum, each) => sum + each, 0)).toBe(mine.hand.all);
    const watched = read(lexicon.view(told.spectator), layout);
    expect(watched.seats.map(({ hand }) => hand.all)).toEqual(now.seats.map(({ hand }) => hand.all));
  });
});

it("finds the number of an action by its fields", () => {
  const action = lexicon.number("transfer", "hubu-3", 2);
  expect(lexicon.action(action)).toEqual({ action, kind: "transfer", fields: { official: "hubu-3", to: 2 } });
  expect(Object.keys(lexicon.action(action).fields)).toEqual(["official", "to"]); // as they are said
  expect(lexicon.action(lexicon.number("give-gift", 3, 1)).fields).toEqual({ value: 3, to: 1 });
  expect(lexicon.number("bribe", "nobody")).toBe(-1);
  expect(lexicon.number("buy-junks", 9)).toBe(-1);
});

it("names the situation for the status line: round, cubes, post, and what is asked beyond its kinds", () => {
  const situation = (name: string) => {
    const { view, layout, seats, details, told } = recorded(name);
    return { told, view, ...situationOf({ view, layout, seats, details, viewer: told.seat }) };
  };
  const middle = situation("adv4-middle");
  expect(middle.name).toBe("");
  expect(middle.facts).toMatchObject({ round: middle.view["round"]![0], acting: "yes" });
  const discarding = situation("base3-discarding");
  expect(discarding.facts).toMatchObject({ acting: "no" });
  expect(discarding.facts["quantity"]).toBeGreaterThan(0);
  expect(situation("adv4-favour").name).toBe("favour");
  const tutoring = situation("adv4-tutoring-cards");
  expect(tutoring.name).toBe("tutoring");
  expect([middle.goesOn, tutoring.goesOn]).toEqual([false, true]); // without cards it is not whole
  expect(tutoring.told.names).toContain(tutoring.facts["player"]);
});
