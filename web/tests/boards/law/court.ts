// The court with prices, posts and influence; the Actions Box.
import { expect } from "vitest";
import Actions from "../../../src/boards/confucius/Actions.svelte";
import Court from "../../../src/boards/confucius/Court.svelte";
import { assumedIn } from "../../../src/boards/confucius/ending/lines.ts";
import { say } from "../../../src/text/say.ts";
import { all, draw, label, letters, numbersIn, seen, sorted, words } from "./drawing.ts";
import { type At, type ByName, count } from "./told.ts";

const LESS: ByName<readonly number[]> = { bingbu: [4], hubu: [1], gongbu: [1, 2, 4, 7] }; // CF-DISC
/** Officials with my price and whose they are, what is missing, posts as they stand, everybody's influence. */
export async function showsTheCourt(at: At): Promise<void> {
  const { part, position, settled, details, seats, letterOf, layout } = at;
  const root = await draw(Court, part);
  const viewer = part.now.viewer;
  for (const id of layout.ministries.flatMap((ministry) => ministry.officials)) {
    const [tile, official] = [root.querySelector(`[data-thing="official ${id}"]`)!, position.officials[id]];
    const price = words(tile.querySelector(".price"));
    const told = words(tile.querySelector(".unseen"));
    if (!official) {
      expect(tile.classList.contains("empty"), id).toBe(true);
      expect(told).toMatch(/, empty space$/);
      continue;
    }
    expect(letters(tile), id).toEqual(official.owner ? [letterOf(official.owner)] : []);
    if (official.owner) expect(!!tile.querySelector(".foot"), id).toBe(official.secured);
    const owner = seats.find((face) => face.name === official.owner);
    const whose = owner?.mine ? "you" : owner ? `${owner.name}, .+` : "";
    expect(told, id).toMatch(new RegExp(owner ? `: ${whose}, ${official.secured ? "" : "not "}secured` : ": free"));
    const mine = viewer < 0 ? official.price : details.officials[id]?.prices[viewer];
    const printed = mine === official.price ? `${mine}` : `${mine}${official.price}`; // the second struck through
    if (tile.querySelector(".star")) {
      expect(details.officials[id], id).toBeUndefined();
      continue;
    }
    expect(price, id).toBe(printed);
    expect(numbersIn(told.split(" price ")[1]!)).toEqual(mine === official.price ? [mine] : [mine, official.price]);
  }
  for (const [n, row] of all(root, ".ministry").entries()) {
    const id = layout.ministries[n]!.id;
    const [told, named] = [details.ministries[id]!, settled.ministries[id]!];
    const holders = [told.minister, told.secretary].map((seat) => (seat === null ? [] : [seats[seat]!.letter]));
    expect(all(row, ".post").map(letters), id).toEqual(holders);
    const called = [told.minister, told.secretary].map((seat) =>
      seat === null ? "nobody" : seats[seat]!.mine ? "you" : seats[seat]!.name,
    );
    expect(
      all(row, ".post .who").map((each) => label(each).split(",")[0]),
      id,
    ).toEqual(called);
    if (named.resolved)
      expect([named.minister, named.secretary].map(letterOf)).toEqual(holders.map(([one]) => one ?? ""));
    const points = all(row, ".post b").map((each) => Number(words(each)));
    expect(points, id).toEqual([named.minister_chit, named.secretary_chit]);
    const influence = all(row, ".influence > span").map((each) => [letters(each)[0], numbersIn(words(each))[0]]);
    const expected = seats
      .filter((face) => named.influence[face.name])
      .map((face) => [face.letter, named.influence[face.name]]);
    expect(influence.sort(), id).toEqual(expected.sort());
    expect(row.classList.contains("closed"), id).toBe(position.ministries[id]!.resolved);
    const [discount, flag] = viewer < 0 ? [null, ...all(row, ".label span")] : all(row, ".label div > span");
    if (discount) {
      expect(words(discount), id).toMatch(told.discount[viewer] ? /^✓/ : /^✗/);
      expect(discount.classList.contains("has")).toBe(told.discount[viewer]);
      expect(numbersIn(words(discount)), id).toEqual(LESS[id]);
    }
    const spaces = layout.ministries[n]!.officials.map((each) => settled.officials[each]);
    const [free, empty] = [spaces.filter((each) => each && !each.owner).length, spaces.filter((each) => !each).length];
    const standing = named.resolved ? "closed" : told.due ? "due this round" : "";
    if (standing) expect(words(flag!), id).toBe(standing);
    else expect(numbersIn(words(flag!)), id).toEqual([free, empty].filter(Boolean));
  }
}

/** Everybody's cubes on every space, the cubes that my next use takes, open or not, and what each kind of action costs, or its no. */
export async function showsTheActions({ part, position, details, seats, mine }: At): Promise<void> {
  const viewer = part.now.viewer;
  const asking = mine && position.stage === "turn";
  const root = await draw(Actions, { ...part, asking, intent: null });
  const boxes = [...part.layout.actions, "reward"];
  for (const [n, drawn] of all(root, "[data-part=actions] > .box").entries()) {
    const box = boxes[n]!;
    const cubes = sorted(all(drawn, ".cube").map(words));
    const there = Object.entries(position.on_spaces[box] ?? {});
    const expected = there.map(
      ([name, many]) => `${seats.find((face) => face.name === name)!.letter}${many > 1 ? many : ""}`,
    );
    expect(cubes, box).toEqual(sorted(expected));
    expect(all(drawn, ".ghost"), box).toEqual([]);
    const listed = sorted(there.map(([name, many]) => `${name === seats[viewer]?.name ? "you" : name} ${many}`));
    const heard = label(drawn.querySelector(".cubes")).replace("Cubes here: ", "").replace("nobody", "");
    expect(sorted(heard.split(/(?<=\d), /).map((each) => each.replace(/, \w+ (?=\d)/, " "))).join(), box).toBe(
      listed.join(),
    );
    const told = details.actions[box];
    const kinds = Object.entries(told?.kinds ?? {});
    const open = asking && kinds.some(([, kind]) => kind.open > 0);
    expect(drawn.classList.contains("open"), box).toBe(open);
    const cost = words(drawn.querySelector(".cost > :last-child"));
    expect(cost, box).toBe(viewer >= 0 && told && position.stage !== "over" ? `${told.cubes[viewer]}` : "");
    const lines = all(drawn, ".line");
    for (const [kind, each] of kinds) {
      const line = lines.length ? drawn.querySelector(`[data-thing="kind ${kind}"]`)! : drawn.querySelector(".whole");
      if (box === "reward" || !line) continue;
      const amount = words(line.querySelector(".long") ?? line.querySelector("i"));
      const ends = each.prices.length ? sorted([...new Set([each.prices[0]!, each.prices.at(-1)!])]) : [];
      if (each.open && each.currency && Math.max(...each.prices)) {
        expect(numbersIn(amount), kind).toEqual(ends);
        expect(amount, kind).toMatch(each.currency === "licences" ? / lic\.$/ : / coins?$/);
      } else if (!each.open) expect(amount, kind).toBe(inWords(`confucius-no-${each.no}`));
      else expect(numbersIn(amount), kind).toEqual([]);
      if (lines.length) expect(line.classList.contains("dim"), kind).toBe(!(asking && each.open));
    }
    if (box === "reward" && viewer >= 0) {
      const held = count(position.rewards[seats[viewer]!.name]!);
      expect(words(drawn.querySelector(".whole i"))).toMatch(
        held > 1 ? new RegExp(`hold ${held}$`) : held ? /hold one$/ : /none$/,
      );
    }
    if (box === "imperial_favour") {
      const chief = position.chief_minister === seats[viewer]?.name ? "yours, last" : "comes last";
      expect(words(drawn.querySelector(".whole i"))).toBe(position.free === "imperial_favour" ? "taken now" : chief);
    }
  }
}

/** A message that there is: a missing one is said by its id. */
function inWords(message: string): string {
  const said = say(message);
  expect(said, `${message} has no text`).not.toBe(message);
  return said;
}

/** Posts that hang on somebody's choice are dashed, with what is said of them. */
export async function showsWhatIsAssumed({ part, scene, settled, layout }: At): Promise<void> {
  const court = await draw(Court, { ...part, assumed: assumedIn(scene.prospects) }, "assumed");
  for (const [n, row] of all(court, ".ministry").entries()) {
    const { id } = layout.ministries[n]!;
    const told = scene.prospects.filter(({ kind, facts }) => kind.startsWith("ministry") && facts["ministry"] === id);
    const open = told.find(({ facts }) => facts["assumed"] === "yes");
    const posts = row.querySelector(".posts")!;
    expect(posts.classList.contains("assumed"), id).toBe(!!open && !settled.ministries[id]!.resolved);
    expect(posts.getAttribute("title"), id).toBe(open?.text ?? null);
    if (open) seen.add("posts that are assumed");
  }
}
