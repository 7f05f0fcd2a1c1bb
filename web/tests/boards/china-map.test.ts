import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { freeKey } from "../../src/boards/china/keys.ts";
import Map from "../../src/boards/china/Map.svelte";
import { spaceName } from "../../src/boards/china/naming.ts";
import { read } from "../../src/boards/china/reading.ts";
import { placeOf, placements } from "../../src/boards/china/turn.ts";
import { NAMES, recorded, type Recorded } from "./recorded.ts";

function show(at: Recorded, more: object = {}) {
  const { layout, view, seats, legal, draft, details, number } = at;
  const told = { layout, view, seats, legal, draft, details, number, hint: [], last: [], looked: null };
  return render(Map, { ...told, onpick: () => undefined, ...more });
}
const thing = (name: string): SVGElement => document.querySelector(`[data-thing="${name}"][role]`)!;

describe.each(NAMES)("%s, drawn", (name) => {
  it("is what the view says: owners, emissaries, room, ticks, seals", () => {
    const at = recorded(name);
    const now = read(at.view, at.layout);
    show(at);
    for (const space of at.layout.spaces) {
      const { owner, fort } = now.spaces.get(space.id)!;
      const drawn = thing(`space ${space.id}`);
      expect(drawn.querySelector(".palace text")?.textContent ?? null, space.id).toBe(
        owner === null ? null : at.seats[owner]!.letter,
      );
      expect(drawn.querySelectorAll(".merlons").length, space.id).toBe(fort ? 1 : 0);
    }
    for (const { id } of at.layout.provinces) {
      const here = now.provinces.get(id)!;
      const letters = [...document.querySelectorAll(`[data-drawn="province ${id}"] .emissary text`)]
        .map((each) => each.textContent)
        .join("");
      expect(letters, id).toBe(here.emissaries.map((number, seat) => at.seats[seat]!.letter.repeat(number)).join(""));
      const sent = here.emissaries.reduce((sum, each) => sum + each, 0);
      const room = `${sent}/${at.details.provinces[id]!.limit}`;
      expect(document.querySelector(`[data-room="${id}"] text`)?.textContent).toBe(room);
      expect(document.querySelector(`[data-room="${id}"] title`)?.textContent).toBe(
        `${room} on the map: emissaries sent, and how many there is room for.`,
      );
      expect(!!document.querySelector(`[data-scored="${id}"]`)).toBe(here.scored);
    }
    for (const face of at.seats) expect(document.querySelectorAll(`[data-piece="seal ${face.seat}"]`)).toHaveLength(1);
    const links = at.details.chains.reduce((sum, chain) => sum + chain.spaces.length - 1, 0);
    expect(document.querySelectorAll("[data-chain]")).toHaveLength(links);
    expect(document.querySelectorAll(".chain.edge")).toHaveLength(links); // seen on every land, whoever looks
  });
});

describe("a turn on the map", () => {
  const at = recorded("a-middle");
  const [place, choices] = [...placements(at.legal)].find(([, each]) => each.length === 1)!;

  it("picks by click and by Enter, found by role and name", async () => {
    const onpick = vi.fn();
    show(at, { onpick });
    const space = at.layout.spaces.find((each) => `space ${each.id}` === place)!;
    const name = spaceName(space, false, null, ["palace"], false);
    expect(name).toMatch(/^.+, .+-\d, free; palace possible$/);
    const button = screen.getByRole("button", { name });
    await fireEvent.click(button);
    await fireEvent.keyDown(button, { key: "Enter" });
    expect(onpick.mock.calls).toEqual([[choices[0]!.action], [choices[0]!.action]]);
  });

  it("asks why not, and says that it cannot be", async () => {
    const one = recorded("a-middle", 1);
    const [onpick, onask] = [vi.fn(), vi.fn()];
    show(one, { onpick, onask });
    const refused = document.querySelector<SVGElement>('[data-thing^="space"][aria-disabled="true"]')!;
    await fireEvent.click(refused);
    const id = refused.dataset["thing"]!.split(" ")[1]!;
    expect(onask).toHaveBeenCalledOnce();
    expect(onask.mock.calls[0]![0]).toEqual([one.lexicon.number("place-palace", id)]);
    expect(onask.mock.calls[0]![1] === refused).toBe(true);
    expect(onpick).not.toHaveBeenCalled();
    expect(one.lexicon.line((onask.mock.calls[0]![0] as number[])[0]!)).toBe(`place palace ${id}`);
  });

  it("takes back by clicking the piece, and by Backspace", async () => {
    const two = recorded("a-middle", 2);
    const [onpick, ontakeback] = [vi.fn(), vi.fn()];
    show(two, { onpick, ontakeback });
    const first = two.draft[0]!;
    const { sort, id } = placeOf(first)!;
    await fireEvent.click(thing(`${sort} ${id}`));
    await fireEvent.keyDown(thing(`${sort} ${id}`), { key: "Backspace" });
    expect(onpick.mock.calls).toEqual([[first.action]]);
    expect(ontakeback.mock.calls).toEqual([[two.draft.length - 1]]);
    const drawn = document.querySelector(`[data-drawn="${sort} ${id}"]`) ?? thing(`${sort} ${id}`);
    expect(drawn.querySelector(".drafted")).not.toBeNull();
  });

  it("hands Enter on where a piece was just placed: it commits, and does not take back", async () => {
    const two = recorded("a-middle", 2);
    const [onpick, heard] = [vi.fn(), vi.fn()];
    show(two, { onpick });
    window.addEventListener("keydown", heard, { once: true });
    const { sort, id } = placeOf(two.draft[0]!)!;
    await fireEvent.keyDown(thing(`${sort} ${id}`), { key: "Enter" });
    expect(onpick).not.toHaveBeenCalled();
    expect(freeKey(heard.mock.calls[0]![0] as KeyboardEvent)).toBe("Enter");
  });

  it("is one stop for Tab; arrows and letters go on", async () => {
    show(at);
    expect(document.querySelectorAll('svg [tabindex="0"]')).toHaveLength(1);
    thing("space yan-1").focus();
    await fireEvent.keyDown(thing("space yan-1"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(thing("space yan-2"));
    await fireEvent.keyDown(thing("space yan-2"), { key: "p" });
    expect(document.activeElement).toBe(thing("province yan"));
    expect(thing("province yan").getAttribute("tabindex")).toBe("0");
    expect(document.querySelectorAll('svg [tabindex="0"]')).toHaveLength(1);
  });

  it("lets choose between a palace and a fortification", async () => {
    const forts = recorded("b-start");
    const [where, both] = [...placements(forts.legal)].find(([, each]) => each.length > 1)!;
    const onpick = vi.fn();
    show(forts, { onpick });
    await fireEvent.click(thing(where));
    await fireEvent.click(screen.getByRole("menuitem", { name: "fortification" }));
    expect(onpick).toHaveBeenCalledWith(both[1]!.action);
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("says what is looked at is worth, and lights its provinces", () => {
    const end = recorded("a-last");
    const [number, told] = Object.entries(end.details.alliances).find(([, each]) => each.points.some(Boolean))!;
    show(end, { looked: { sort: "alliance", id: number } });
    const said = [...document.querySelectorAll(".callout g text")].map((each) => each.textContent);
    for (const points of told.points.filter(Boolean)) expect(said).toContain(String(points));
    expect(document.querySelectorAll(".lit")).toHaveLength(2);
  });

  it("shows ids, towns, both or neither", async () => {
    const { rerender } = show(at, { labels: "ids" });
    const labels = () => [...document.querySelectorAll(".town")].map((each) => each.textContent);
    expect(labels()).toContain("yan-3");
    await rerender({ labels: "towns" });
    expect(labels()).toContain("Xiangping");
    await rerender({ labels: "both" });
    expect(labels()).toContain("Xiangpingyan-3"); // one under the other
    await rerender({ labels: "none" });
    expect(labels()).toEqual([]);
  });

  it("rings what a hint places, with the number of each step", () => {
    const hint = ["place-palace", "place-emissary"].map((kind) => at.legal.find((each) => each.kind === kind)!);
    show(at, { hint });
    const steps = ["space", "province"].map((sort) =>
      document.querySelector(`[data-thing^=${sort}] .step, [data-drawn^=${sort}] .step`),
    );
    expect(steps.map((each) => each?.textContent)).toEqual(["1", "2"]);
    const named = screen.getAllByRole("button", { name: /, hint, step \d$/ }).map((each) => each.dataset["thing"]);
    expect(named.map((thing) => thing!.split(" ")[0]).sort()).toEqual(["province", "space"]); // said, too
  });

  it("lights the chain of a space that is looked at: dashed where it is only possible", () => {
    const now = read(at.view, at.layout);
    const [free, rows] = Object.entries(at.details.spaces).find(
      ([id, told]) => now.spaces.get(id)!.owner === null && told.some(({ spaces }) => spaces.length > 2),
    )!;
    show(at, { looked: { sort: "space", id: free } });
    const lit = [...document.querySelectorAll("[data-row]")];
    expect(lit).toHaveLength(rows.reduce((sum, { spaces }) => sum + spaces.length - 1, 0));
    for (const each of lit)
      expect(each.matches(".possible")).toBe(each.getAttribute("data-row")!.split(" ").includes(free));
    expect(lit.some((each) => each.matches(".possible"))).toBe(true);
    expect(lit.some((each) => !each.matches(".possible"))).toBe(true);
  });

  it("lights a chain that stands unbroken", () => {
    const last = recorded("a-last");
    const [chain] = last.details.chains;
    show(last, { looked: { sort: "space", id: chain!.spaces[0]! } });
    const lit = [...document.querySelectorAll("[data-row]")];
    expect(lit).toHaveLength(chain!.spaces.length - 1);
    expect(lit.filter((each) => each.matches(".possible"))).toHaveLength(0);
  });

  it("rings what others have placed since my last turn: palaces, emissaries and fortifications", () => {
    const b = recorded("b-middle");
    const now = read(b.view, b.layout);
    const [palace] = [...now.spaces].find(([, each]) => each.owner !== null)!;
    const [bare] = [...now.spaces].find(([, each]) => each.owner === null)!;
    const [sent, here] = [...now.provinces].find(([, each]) => each.emissaries.some(Boolean))!;
    const whose = here.emissaries.findIndex(Boolean);
    const fort = b.view["fort"]!.map((each, n) => (b.layout.spaces[n]!.id === bare ? 1 : each));
    const last = [
      { event: "palace-placed", clause: "", facts: { space: palace, seat: 1 } },
      { event: "fortification-placed", clause: "", facts: { space: bare, seat: 1 } },
      { event: "emissary-placed", clause: "", facts: { province: sent, seat: whose } },
    ];
    const rings = () =>
      [...document.querySelectorAll(".fresh")].map((each) => each.closest("[data-thing], [data-drawn]"));
    const { unmount } = show(b, { view: { ...b.view, fort }, last });
    expect(rings()).toHaveLength(3);
    expect(rings().map((each) => each!.getAttribute("data-thing") ?? each!.getAttribute("data-drawn"))).toEqual(
      expect.arrayContaining([`space ${palace}`, `space ${bare}`, `province ${sent}`]),
    );
    unmount();
    show(b);
    expect(rings()).toEqual([]);
  });

  it("is a replay without callbacks: nothing is refused, nothing is possible", () => {
    show(at, { onpick: undefined });
    expect(document.querySelectorAll("[aria-disabled], .possible, .refused")).toHaveLength(0);
  });
});

describe("on a phone", () => {
  const places = [...new Set([...placements(recorded("a-start").legal).keys()])].filter((each) =>
    /^space .*-1$/.test(each),
  );

  it.each(places)("two taps are enough, in the widest province too: %s", async (place) => {
    const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(372);
    const onpick = vi.fn();
    show(recorded("a-start"), { onpick, lands: true });
    await fireEvent.click(thing(place)); // too small to be meant: the province fills the view
    expect(onpick).not.toHaveBeenCalled();
    await fireEvent.click(thing(place));
    expect(onpick).toHaveBeenCalledOnce();
    width.mockRestore();
  });
});
