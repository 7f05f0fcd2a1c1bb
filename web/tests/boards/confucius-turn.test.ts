// What picking things means, from what is legal: in real positions of Confucius.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Thing } from "../../src/boards/contract.ts";
import {
  askedOf,
  boxOf,
  counted,
  inGeneral,
  instead,
  isCard,
  openField,
  pickedOf,
  placesOf,
  sayOf,
  targetsOf,
  unplayed,
  valuesOf,
  type Intent,
} from "../../src/boards/confucius/turn.ts";
import { pressed } from "../../src/boards/confucius/pressing.ts";
import { Turning, type Told } from "../../src/boards/confucius/turning.svelte.ts";
import { priceWords } from "../../src/boards/confucius/naming.ts";
import { read } from "../../src/boards/confucius/reading.ts";
import { lexicon, recorded, sceneOf } from "./recordedConfucius.ts";

describe("at rest", () => {
  const { legal } = sceneOf("adv4-middle");
  const targets = targetsOf(legal, null);

  it("officials, students and boxes stand for what is done with them", () => {
    const kinds = new Set([...targets.values()].flat().map(({ kind }) => kind));
    for (const kind of kinds) expect(["bribe", "secure", "nominate", "invade"]).toContain(kind);
    const bribes = legal.filter(({ kind }) => kind === "bribe");
    expect(bribes.length).toBeGreaterThan(0);
    for (const { fields } of bribes) expect(targets.has(`official ${fields["official"]}`)).toBe(true);
  });

  it("one possibility is put down at once", () => {
    const bribe = legal.find(({ kind }) => kind === "bribe")!;
    const thing = { sort: "official", id: String(bribe.fields["official"]) };
    expect(pickedOf(thing, targets.get(`official ${thing.id}`)!, null)).toEqual({ does: "put", action: bribe.action });
  });
});

describe("a transfer", () => {
  const transfer = (action: number, official: string, to: number) => ({
    action,
    kind: "transfer",
    fields: { official, to },
  });
  const choices = [transfer(0, "hubu-3", 1), transfer(1, "hubu-3", 2), transfer(2, "gongbu-1", 1)];
  const begun = { kinds: ["transfer"], fixed: {} };
  const pick = (id: string) =>
    pickedOf({ sort: "official", id }, targetsOf(choices, begun).get(`official ${id}`)!, begun);

  it("begins with the official, and asks to whom only where that is open", () => {
    expect([...targetsOf(choices, begun).keys()]).toEqual(["official hubu-3", "official gongbu-1"]);
    expect(pick("gongbu-1")).toEqual({ does: "put", action: 2 });
    expect(pick("hubu-3")).toEqual({ does: "say", intent: { kinds: ["transfer"], fixed: { official: "hubu-3" } } });
    expect(openField(choices.slice(0, 2), { official: "hubu-3" })).toBe("to");
  });

  it("lights nobody while nothing was said, also where little else may be done", () => {
    const tax = { action: 9, kind: "no-action", fields: {} };
    expect(targetsOf([...choices, tax], null).size).toBe(0);
  });
});

describe("Enter", () => {
  const press = (thing: string, kind: string, fields: Choice["fields"] = {}) => {
    const button = document.createElement("button");
    button.dataset["thing"] = thing;
    const sent: string[] = [];
    const turning = { mine: true, drafted: { kind, fields }, commit: () => sent.push(kind) > 0 };
    const does = { begin: () => undefined, reward: () => undefined, band: () => false };
    button.addEventListener("keydown", (event) => pressed(event, turning as unknown as Turning, does));
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    return sent;
  };

  it("on the space that was clicked sends what was put down there", () => {
    expect(press("action no_action", "no-action")).toEqual(["no-action"]);
    expect(press("action tax", "tax")).toEqual(["tax"]);
    expect(press("action tax", "no-action")).toEqual([]);
  });

  it("on a player sends a gift to them, and none that is worth as much as their seat's number", () => {
    const [one, two] = [1, 2].map((to) => ({ value: 3 - to, to }));
    expect(press("seat 1", "give-gift", one)).toEqual(["give-gift"]);
    expect(press("seat 1", "give-gift", two)).toEqual([]);
  });
});

it("what is whole is sent as it lies: a hint that lays cards down is not paid twice", () => {
  const steps = ["tutor", "spend", "enough"].map((kind, action) => ({ action, kind, fields: {} }));
  const payment = { kind: "tutor", ways: [{ cards: [1, 0, 0] }], lands: [] };
  const turning = (draft: typeof steps, whole: boolean) =>
    new Turning(
      () =>
        ({
          scene: { draft, whole, legal: [], open: [], proposals: [], details: { payment }, sending: false },
          now: { viewer: 0, seats: [{ hand: { shown: [1, 0, 0] } }] },
          deeds: { number: () => 7 },
        }) as unknown as Told,
    );
  expect(turning(steps, true).rest).toEqual([]);
  expect(turning(steps.slice(0, 1), false).rest).toBeNull(); // no card is chosen yet
  const alone = turning(steps.slice(0, 1), true); // it could be sent without cards: those that I chose go along
  expect(alone.rest).toBeNull();
  alone.paying.toggle(0);
  expect(alone.rest).toEqual([7, 7]);
});

describe("looking ahead", () => {
  const choice = (action: number, kind: string, fields: Choice["fields"] = {}) => ({ action, kind, fields });
  const [bribe, other] = [choice(1, "bribe", { official: "hubu-1" }), choice(2, "bribe", { official: "hubu-2" })];
  const [cash, extra] = [choice(3, "card-cash"), choice(4, "card-extra")];
  const [three, four] = [choice(5, "buy-junks", { quantity: 3 }), choice(6, "buy-junks", { quantity: 4 })];
  const all = [bribe, other, cash, extra, three, four];
  const official = (id: string): Thing => ({ sort: "official", id });

  /** What was asked of the server, and the turn. */
  function turning(draft: readonly Choice[] = [], legal: readonly Choice[] = all, free = "") {
    const asked: string[] = [];
    const told = { preview: null, before: [1], after: [2] };
    const foresee = (actions: readonly number[], alone?: boolean) => {
      asked.push(`${alone ? "alone" : "after"} ${actions.join(" ")}`);
      return Promise.resolve(told);
    };
    const scene = { ...{ draft, legal, open: all, whole: true, proposals: [], details: null, sending: false } };
    const more = { ...{ totals: [0], after: draft.length ? [0] : null, preview: null } };
    const now = { viewer: 0, seats: [{ hand: { shown: [0, 0, 0] } }], room: "turn", free };
    const found = new Turning(
      () => ({ scene: { ...scene, ...more }, now, deeds: { foresee, number: () => -1 } }) as unknown as Told,
    );
    return { turning: found, asked, told };
  }
  const rest = () => vi.advanceTimersByTimeAsync(60);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("a reward card in my hand says what playing it does", async () => {
    const { turning: mine, asked, told } = turning();
    mine.look({ sort: "reward", id: "cash" });
    expect(asked).toEqual([]); // whoever crosses it asks nothing
    await rest();
    expect(asked).toEqual(["alone 3"]);
    expect(mine.foreseen).toBe(told);
    expect(mine.about).toBe(cash);
    mine.look(null);
    expect(mine.foreseen).toBe(null);
  });

  it("an amount in the band says what it does, where nothing else is open", async () => {
    const { turning: mine, asked } = turning();
    mine.intent = { kinds: ["buy-junks"], fixed: {} };
    mine.lookAt("quantity", 4);
    await rest();
    expect(asked).toEqual(["alone 6"]);
    expect(mine.chosen).toEqual([four]);
  });

  it("another official is compared with what is put down, in its place", async () => {
    const { turning: mine, asked, told } = turning([bribe], []);
    expect(mine.foreseen?.after).toEqual([0]);
    mine.look(official("hubu-2"));
    await rest();
    expect(asked).toEqual(["alone 2"]);
    expect([mine.foreseen, mine.about]).toEqual([told, other]);
    expect(mine.chosen).toEqual([bribe, other]);
    mine.look(official("hubu-1")); // it lies there
    await rest();
    expect(asked).toEqual(["alone 2"]);
    expect([mine.foreseen?.after, mine.about]).toEqual([[0], bribe]);
  });

  it("whoever hurries along asks once, and then of where they came to rest", async () => {
    const { turning: mine, asked } = turning();
    mine.look(official("hubu-1"));
    await vi.advanceTimersByTimeAsync(59);
    mine.look({ sort: "reward", id: "cash" });
    vi.advanceTimersByTime(60); // asked, and not answered yet
    mine.look(official("hubu-1"));
    vi.advanceTimersByTime(60);
    mine.look(official("hubu-2"));
    vi.advanceTimersByTime(60);
    expect(asked).toEqual(["alone 3"]);
    await rest();
    expect(asked).toEqual(["alone 3", "alone 2"]);
    expect(mine.about).toBe(other);
  });

  it("cards that are laid in the tray are counted along, and other cards asked for anew", async () => {
    const way = (...cards: number[]) => ({ cards, draws: 0, over: 0 });
    const payment = { kind: "commercial", price: 0, ways: [way(2, 0, 0), way(1, 0, 0), way(0, 0, 0)], lands: [] };
    const asked: string[] = [];
    const foresee = (actions: readonly number[], alone?: boolean) => {
      asked.push(`${alone ? "alone" : "after"} ${actions.join(" ")}`);
      return Promise.resolve({ preview: actions.length, before: [0], after: [0] });
    };
    const draft = [choice(1, "commercial")];
    const scene = { ...{ draft, whole: false, legal: [], open: draft, proposals: [], sending: false } };
    const drafted = { details: { payment }, preview: "draft alone", totals: [0], after: [0] };
    const now = { viewer: 0, seats: [{ hand: { shown: [2, 0, 0] } }], room: "turn" };
    const deeds = { foresee, number: (kind: string) => (kind === "enough" ? 9 : 7) };
    const mine = new Turning(() => ({ scene: { ...scene, ...drafted }, now, deeds }) as unknown as Told);
    mine.wonder();
    expect([asked, mine.foreseen?.preview]).toEqual([[], "draft alone"]);
    await rest();
    expect([asked, mine.foreseen?.preview]).toEqual([["after 7 7 9"], 3]); // as proposed
    mine.paying.toggle(0);
    mine.wonder();
    await rest();
    expect([asked.at(-1), mine.foreseen?.preview]).toEqual(["after 7 9", 2]);
    mine.paying.toggle(1);
    mine.wonder();
    await rest();
    expect([asked.at(-1), mine.foreseen?.preview]).toEqual(["after 9", 1]);
    expect(mine.wonders).toBe("");
  });

  it("the action of an Extra Action is looked at after its card", async () => {
    const { turning: mine, asked, told } = turning([extra], [bribe, other], "extra");
    mine.look(official("hubu-2"));
    await rest();
    expect(asked).toEqual(["after 2"]);
    expect(mine.foreseen).toBe(told);
  });

  it("the card of an Extra Action is not given away: it waits for its action", () => {
    expect(turning([extra], [bribe, other], "extra").turning.rest).toBeNull();
    expect(turning([extra, bribe], []).turning.rest).toEqual([]);
  });
});

it("an arrow of the web stands for influence that goes back along it", () => {
  const back = { action: 1, kind: "transfer", fields: { official: "hubu-1", to: 2 } };
  const picked: number[] = [];
  const mine = new Turning(
    () =>
      ({
        scene: { draft: [], legal: [back], open: [back], details: null, sending: false },
        now: { viewer: 0, seats: [], room: "turn" },
        deeds: { pick: (action: number) => picked.push(action), number: () => -1 },
      }) as unknown as Told,
  );
  expect([...mine.targets.keys()]).toEqual([]); // at rest it is looked at
  mine.intent = { kinds: ["transfer"], fixed: {} };
  expect([...mine.targets.keys()]).toContain("gift 2-0");
  expect(mine.pick({ sort: "gift", id: "2-0" }, document.body)).toBe(true);
  expect(picked).toEqual([1]);
});

/** A turn with a draft, at rest but for that, and what it does. */
function drafting(draft: readonly Choice[], legal: readonly Choice[], open: readonly Choice[], more: object = {}) {
  const calls: string[] = [];
  const scene = { ...{ draft, legal, open, whole: true, proposals: [], details: null, sending: false } };
  const now = { viewer: 0, seats: [], room: "turn", free: "", ...more };
  const pick = (action: number) => calls.push(`pick ${action}`);
  const deeds = {
    pick,
    startOver: () => calls.push("startOver"),
    takeBack: () => calls.push("back"),
    number: () => -1,
  };
  return { mine: new Turning(() => ({ scene, now, deeds }) as unknown as Told), calls };
}

it("a gift of one that goes to seat two is put down for seat one by a click there", () => {
  const give = (action: number, value: number, to: number) => ({ action, kind: "give-gift", fields: { value, to } });
  const [one, two] = [give(1, 1, 1), give(2, 1, 2)];
  const { mine, calls } = drafting([two], [], [one, two]);
  mine.intent = { kinds: ["give-gift"], fixed: { value: 1 } };
  expect(mine.pick({ sort: "seat", id: "1" }, document.body)).toBe(true);
  expect(calls).toEqual(["startOver", "pick 1"]);
  expect(mine.pick({ sort: "seat", id: "2" }, document.body)).toBe(true);
  expect(calls.at(-1)).toBe("back");
});

it("another action takes the place of what is whole, also where I am asked by the court next", () => {
  const [tax, none] = ["tax", "no-action"].map((kind, action) => ({ action, kind, fields: {} }));
  const tutor = { action: 7, kind: "tutor", fields: { student: "red" } };
  const { mine, calls } = drafting([tax!], [tutor], [tax!, none!], { room: "tutor" });
  expect(mine.base).toEqual([tax, none]);
  mine.pick({ sort: "action", id: "no_action" }, document.body);
  expect(calls).toEqual(["startOver", "pick 1"]);
  const next = drafting([tax!], [tax!, none!], [tax!, none!]); // everybody else has passed: my next turn
  next.mine.pick({ sort: "action", id: "no_action" }, document.body);
  expect(next.calls).toEqual(["startOver", "pick 1"]);
  const half = { action: 8, kind: "swap-own", fields: { official: "hubu-1" } };
  expect(drafting([none!], [half], [tax!, none!], { room: "petition" }).mine.base).toEqual([half]);
});

describe("a question why not", () => {
  const { details, view, layout } = recorded("adv4-middle");
  const now = read(view, layout);
  const asked = (thing: Thing, base: readonly Choice[] = [], intent: Intent | null = null): string => {
    const number = askedOf(thing, intent, base, now, details, (kind, ...ids) => lexicon.number(kind, ...ids));
    return number < 0 ? "" : lexicon.line(number);
  };
  const reward = (id: string) => asked({ sort: "reward", id });

  it("of a reward card is about this card", () => {
    expect(reward("emperor-insulted")).toBe("play emperor-insulted");
    expect(reward("recruit-army")).toBe("play recruit-army");
    expect(reward("bribery-any")).toMatch(/^play bribery-any on /);
    const own = now.ministries.filter(({ resolved }) => !resolved);
    expect(own.length).toBeGreaterThan(0);
    for (const { id } of own) expect(reward(`bribery-${id}`)).toMatch(new RegExp(`^play bribery-${id} on ${id}-`));
  });

  it("of an official is about what is asked for", () => {
    const official = { sort: "official", id: "hubu-7" };
    for (const kind of ["place-candidate", "swap-own", "swap-other", "replace-marker"]) {
      const choice = { action: 1, kind, fields: { official: "hubu-1" } };
      const intent = { kinds: ["petition"], fixed: {} };
      const number = asked(official, [choice], intent);
      expect(number).toMatch(/hubu-7/);
      expect(number, kind).not.toMatch(/^(bribe|secure)/);
    }
    expect(asked(official)).toMatch(/^(bribe|secure) hubu-7/);
    const tutor = { action: 1, kind: "tutor", fields: { student: "red" } };
    expect(asked({ sort: "student", id: "plain" }, [tutor])).toBe("tutor plain");
  });
});

describe("giving", () => {
  const { legal } = sceneOf("adv4-giving");
  const gives = legal.filter(({ kind }) => kind === "give-gift");

  it("asks for what the choices do not agree on, field by field", () => {
    expect(gives.length).toBeGreaterThan(1);
    const said = sayOf(gives);
    expect(said?.does === "say" && said.intent.kinds).toEqual(["give-gift"]);
    const values = valuesOf(gives, "value");
    expect(openField(gives)).toBe(values.length > 1 ? "value" : "to");
    const value = values[0]!;
    expect(openField(gives, { value })).toBe("to");
    const seats = targetsOf(gives, { kinds: ["give-gift"], fixed: { value } });
    expect([...seats.keys()].every((key) => key.startsWith("seat "))).toBe(true);
  });

  it("another recipient replaces only the recipient", () => {
    const first = gives[0]!;
    const other = gives.find(
      ({ fields }) => fields["value"] === first.fields["value"] && fields["to"] !== first.fields["to"],
    )!;
    expect(instead(first, "to", other.fields["to"]!, gives)).toEqual(other);
    expect(instead(first, "to", 99, gives)).toBeNull();
  });
});

it("two kinds at one thing are chosen between", () => {
  const choice = (action: number, kind: string) => ({ action, kind, fields: { official: "hubu-1" } });
  const said = sayOf([choice(1, "bribe"), choice(2, "card-bribery"), choice(3, "card-bribery")]);
  expect(said?.does === "choose" && said.choices.map(({ kind }) => kind)).toEqual(["bribe", "card-bribery"]);
  expect(sayOf([])).toBeNull();
});

it("cards are told apart from what they pay for", () => {
  const { draft } = sceneOf("adv4-middle", 2);
  expect(draft.map(isCard)).toEqual([false, true]);
  expect(boxOf(draft[0]!.kind)).toBe("bribe_secure");
  expect(boxOf("pass")).toBeNull();
});

it("cards by kind are places in a hand", () => {
  const hand = [1, 1, 2, 3, 3];
  expect(placesOf([1, 0, 2], hand)).toEqual([0, 3, 4]);
  expect(counted([1, 3, 3])).toEqual([1, 0, 2]);
  expect(placesOf([0, 0, 0], hand)).toEqual([]);
});

it("a reward card that is put down stays in the hand until it is sent", () => {
  const { view, layout, told } = recorded("adv4-middle");
  const now = read(view, layout);
  const me = now.seats[told.seat]!;
  const extra = { action: 1, kind: "card-extra", fields: {} };
  const bribery = { action: 2, kind: "card-bribery", fields: { card: "bribery-hubu", official: "hubu-3" } };
  const mine = unplayed(now, layout, [extra, bribery]).seats[told.seat]!;
  expect(mine.rewardCards).toBe(me.rewardCards + 2);
  expect([...mine.rewards].sort()).toEqual([...me.rewards, "bribery-hubu", "extra-action"].sort());
  expect(unplayed(now, layout, [{ action: 3, kind: "tax", fields: {} }])).toBe(now);
});

it("what is against a kind as a whole is said without an example, and only that", () => {
  const { details } = recorded("adv4-middle");
  const told = (no: string) => ({ open: 0, prices: [], currency: "" as const, no, about: 7 });
  const actions = (no: string) => ({
    ...details,
    actions: { bribe_secure: { cubes: [], kinds: { secure: told(no) } } },
  });
  expect(inGeneral(7, actions("CF-ACT-SECURE-01"))).toEqual({ kind: "secure", clause: "CF-ACT-SECURE-01" });
  expect(inGeneral(8, actions("CF-ACT-SECURE-01"))).toBeNull();
  expect(inGeneral(7, actions("CF-PAY-08"))).toBeNull();
});

it("prices have their unit", () => {
  expect(priceWords([2, 3, 6], "coins")).toBe("2–6 coins");
  expect(priceWords([1], "coins")).toBe("1 coin");
  expect(priceWords([6], "licences")).toBe("6 lic.");
});
