// Court, actions and tray as the stage draws them, and a turn by clicks and keys: in real positions.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Stage from "../../src/boards/confucius/Stage.svelte";
import type { ConfuciusDetails } from "../../src/boards/confucius/details.ts";
import { read } from "../../src/boards/confucius/reading.ts";
import type { Scene } from "../../src/boards/contract.ts";
import type { Prospect } from "../../src/panels/data.ts";
import { deedsOf, lexicon, MOMENTS, recorded, sceneOf } from "./recordedConfucius.ts";

function stage(name: string, steps = 0, deeds = deedsOf()) {
  const scene = sceneOf(name, steps);
  return { ...render(Stage, { scene, deeds }), scene, deeds };
}
const thing = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="${id}"]`)!;
const part = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-part="${name}"]`)!;

describe.each(MOMENTS.filter((name) => !name.endsWith("-end")))("%s", (name) => {
  it("shows every official with my price, its marker and the posts", () => {
    stage(name);
    const { told, view, layout, details } = recorded(name);
    for (const ministry of read(view, layout).ministries) {
      for (const official of ministry.officials) {
        const tile = thing(`official ${official.id}`);
        const looked = details.officials[official.id];
        expect(tile.querySelector(".price")?.firstChild?.textContent ?? "").toBe(
          looked ? String(looked.prices[told.seat]) : "",
        );
        expect(!!tile.querySelector("svg")).toBe(official.owner !== null);
        expect(!!tile.querySelector(".foot")).toBe(official.secured);
        expect(tile.querySelector("s")?.textContent).toBe(
          looked && looked.prices[told.seat] !== looked.printed ? String(looked.printed) : undefined,
        );
      }
    }
  });

  it("is drawn for onlookers, who can do nothing", () => {
    render(Stage, { scene: sceneOf(name, 0, -1) });
    expect(part("court")).toBeTruthy();
    expect(document.querySelector("[data-part=tray]")).toBeNull();
    expect(document.querySelector(".tile.legal")).toBeNull();
    expect(part("actions")?.textContent ?? "", "whoever has no seat holds no cards").not.toContain("you hold");
  });
});

describe("my turn", () => {
  it("has the cubes of my next use on what is open, and hatches the rest", () => {
    const { scene } = stage("adv4-middle");
    const { details, told } = recorded("adv4-middle");
    expect(scene.legal.some(({ kind }) => kind === "tax")).toBe(true);
    const tax = thing("action tax").closest(".box") as HTMLElement;
    expect(tax.querySelector(".cost [aria-hidden]")?.textContent).toBe(
      String(details.actions["tax"]!.cubes[told.seat]),
    );
    const boxes = [...document.querySelectorAll<HTMLElement>("[data-part=actions] .box")];
    const refused = boxes.filter((box) => box.classList.contains("refused"));
    expect(refused.length).toBeGreaterThan(0);
    for (const box of refused) expect(box.querySelector("[aria-disabled]")).not.toBeNull();
  });

  it("an official that can be bribed is put down by a click", async () => {
    const { scene, deeds } = stage("adv4-middle");
    const bribe = scene.legal.find(({ kind }) => kind === "bribe")!;
    await fireEvent.click(thing(`official ${bribe.fields["official"]}`));
    expect(deeds.calls).toEqual([`pick ${bribe.action}`]);
  });

  it("what is refused asks why, by click and by hovering", async () => {
    vi.useFakeTimers();
    const { deeds } = stage("adv4-middle");
    const { details } = recorded("adv4-middle");
    const [kind, told] = Object.values(details.actions)
      .flatMap((box) => Object.entries(box.kinds))
      .find(([, each]) => each.about >= 0)!;
    expect(told.no).toMatch(/^CF-/);
    const at = thing(`kind ${kind}`) ?? thing(`action ${kind.replaceAll("-", "_")}`);
    await fireEvent.click(at);
    expect(deeds.calls).toEqual([`ask ${told.about}`]);
    await fireEvent.pointerOver(at, { pointerType: "mouse" });
    vi.advanceTimersByTime(500);
    expect(deeds.calls.length, "it came to lie under a pointer at rest").toBe(1);
    await fireEvent.pointerMove(at, { pointerType: "mouse" });
    vi.advanceTimersByTime(500);
    expect(deeds.calls.length).toBe(2);
    vi.useRealTimers();
  });

  it("the Imperial Favour says why it cannot be chosen, and is not hatched while it is used", async () => {
    const favour = () => thing("action imperial_favour").closest(".box")!.classList;
    const { deeds, unmount } = stage("adv4-middle");
    await fireEvent.click(thing("action imperial_favour"));
    expect(deeds.calls).toEqual([`ask ${lexicon.number("favour")}`]);
    expect([favour().contains("refused"), favour().contains("used")]).toEqual([true, false]);
    unmount();
    stage("adv4-favour");
    expect([favour().contains("refused"), favour().contains("used")]).toEqual([false, true]);
  });

  it("an amount is chosen in the band, by click or digit; impossible ones stay", async () => {
    const { scene, deeds } = stage("adv4-middle");
    await fireEvent.keyDown(window, { key: "g" });
    await tick();
    const band = part("band");
    const open = scene.legal.filter(({ kind }) => kind === "buy-gift").map(({ fields }) => fields["value"]);
    expect(open.length).toBeGreaterThan(1);
    const cells = [...band.querySelectorAll<HTMLElement>("[data-value]")];
    expect(cells.map((cell) => Number(cell.dataset["value"]))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(cells.filter((cell) => !cell.ariaDisabled).map((cell) => Number(cell.dataset["value"]))).toEqual(open);
    await fireEvent.keyDown(window, { key: String(open[0]) });
    expect(deeds.calls).toEqual([`pick ${lexicon.number("buy-gift", open[0])}`]);
    await fireEvent.keyDown(window, { key: "Escape" });
    await tick();
    expect(document.querySelector("[data-part=band]")).toBeNull();
  });
});

describe("a payment", () => {
  it("is proposed, and committed with Enter as one gesture", async () => {
    const { scene, deeds } = stage("adv4-middle", 1);
    const { details } = recorded("adv4-middle", 1);
    const raised = [...document.querySelectorAll(".card.chosen")].map((card) =>
      Number(card.querySelector("b")!.textContent),
    );
    const first = details.payment!.ways[0]!;
    expect([1, 2, 3].map((coins) => raised.filter((each) => each === coins).length)).toEqual(first.cards);
    expect(within(part("tray")).getByText(new RegExp(`for ${details.payment!.price} coins`))).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Enter" });
    const spends = raised.sort().map((coins) => lexicon.number("spend", coins));
    expect(deeds.calls).toEqual([["commit", ...spends, lexicon.number("enough")].join(" ")]);
    expect(scene.draft.length).toBe(1);
  });

  it("is changed by tapping cards; too little cannot be committed, and says how much is missing", async () => {
    const { deeds } = stage("adv4-middle", 1);
    for (const card of document.querySelectorAll<HTMLElement>(".card.chosen")) await fireEvent.click(card);
    expect(document.querySelector(".card.chosen")).toBeNull();
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(deeds.calls).toEqual([]);
    const { details } = recorded("adv4-middle", 1);
    expect(screen.getByText(new RegExp(`${details.payment!.price} more to pay`))).toBeTruthy();
  });

  it("can be left: Escape takes the action back", async () => {
    const { deeds } = stage("adv4-middle", 1);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(deeds.calls).toEqual(["takeBack 0"]);
  });

  it("another target replaces the drafted one", async () => {
    const { scene, deeds } = stage("adv4-start", 1);
    const other = scene.open.find(({ kind, action }) => kind === "bribe" && action !== scene.draft[0]!.action)!;
    await fireEvent.click(thing(`official ${other.fields["official"]}`));
    expect(deeds.calls).toEqual(["startOver", `pick ${other.action}`]);
  });
});

describe("a ghost", () => {
  it("lies on the drafted official, and posts say what would change", () => {
    const { scene } = stage("adv4-start", 1);
    const tile = thing(`official ${scene.draft[0]!.fields["official"]}`);
    expect(tile.querySelector("svg.ghost")).not.toBeNull();
    expect(document.querySelectorAll(".post.changed").length).toBeGreaterThan(0);
  });

  it("follows the pointer once the preview has come", async () => {
    vi.useFakeTimers();
    const { draftTold } = recorded("adv4-start", 1);
    const deeds = deedsOf();
    deeds.foresee = () =>
      Promise.resolve({
        details: draftTold!.details,
        preview: draftTold!.preview,
        before: draftTold!.before,
        after: draftTold!.after,
      });
    const scene = sceneOf("adv4-start");
    render(Stage, { scene, deeds });
    const bribe = sceneOf("adv4-start", 1).draft[0]!;
    await fireEvent.pointerMove(thing(`official ${bribe.fields["official"]}`), { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(300);
    expect(thing(`official ${bribe.fields["official"]}`).querySelector("svg.ghost")).not.toBeNull();
    expect(document.querySelectorAll(".post.changed").length).toBeGreaterThan(0);
    expect(deeds.calls).toEqual([]);
    vi.useRealTimers();
  });
});

it("my own move ends what was looked at, though the pointer still lies there", async () => {
  vi.useFakeTimers();
  const { scene, deeds, rerender } = stage("adv4-middle");
  await fireEvent.pointerMove(thing("official gongbu-3"), { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(300);
  expect(document.body.textContent).toContain("Gongbu, as it stands");
  await rerender({ scene: { ...scene, asked: scene.viewer + 1, log: [...scene.log, ...scene.log] }, deeds });
  await vi.advanceTimersByTimeAsync(300);
  expect(document.body.textContent).not.toContain("Gongbu, as it stands");
  vi.useRealTimers();
});

it("what the keyboard stands on when my turn comes says what it would do", async () => {
  vi.useFakeTimers();
  const foresee = vi.fn(() => Promise.resolve(null));
  const scene = sceneOf("adv4-middle");
  const waiting = { ...scene, asked: scene.viewer + 1, legal: [], open: [] };
  const bribe = scene.legal.find(({ kind }) => kind === "bribe")!;
  const { rerender } = render(Stage, { scene: waiting, deeds: { ...deedsOf(), foresee } });
  thing(`official ${bribe.fields["official"]}`).focus();
  await vi.advanceTimersByTimeAsync(300);
  expect(foresee).not.toHaveBeenCalled();
  await rerender({ scene: { ...scene, log: [...scene.log] }, deeds: { ...deedsOf(), foresee } });
  await vi.advanceTimersByTimeAsync(300);
  expect(foresee.mock.calls).toEqual([[[bribe.action], true]]);
  vi.useRealTimers();
});

describe("quick commit", () => {
  const nothing = (name: string) => sceneOf(name).legal.find(({ kind }) => kind === "no-action")!;
  const drafted = (scene: Scene, more: Partial<Scene> = {}): Scene => ({
    ...scene,
    ...{ draft: [nothing("adv4-middle")], legal: [], whole: true, quick: true, ...more },
  });

  async function picked(more: Partial<Scene>, looks = true): Promise<string[]> {
    vi.useFakeTimers();
    const known = deedsOf();
    known.foresee = () => Promise.resolve({ preview: null, before: [], after: [] });
    const { scene, deeds, rerender } = stage("adv4-middle", 0, known);
    if (looks) await fireEvent.pointerMove(thing("action no_action"), { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(300);
    await fireEvent.click(thing("action no_action"));
    expect(deeds.calls).toEqual([`pick ${nothing("adv4-middle").action}`]);
    await rerender({ scene: drafted(scene, more), deeds });
    return deeds.calls.slice(1);
  }

  it("sends what is free and was looked at before it was chosen", async () => {
    expect(await picked({})).toEqual(["commit"]);
  });

  it("leaves what was not looked at", async () => {
    expect(await picked({}, false)).toEqual([]);
  });

  it("leaves what somebody wants to confirm", async () => {
    expect(await picked({ quick: false })).toEqual([]);
  });

  it("leaves what has a danger in it", async () => {
    const warning = { kind: "post-lost", text: "", short: "", steps: [], facts: {}, seats: [] } as unknown as Prospect;
    const preview = { warnings: [warning], changes: [], coming: [], gone: [], open: [] };
    expect(await picked({ preview })).toEqual([]);
  });

  it("leaves what a hint has put down", async () => {
    const { scene, deeds, rerender } = stage("adv4-middle");
    await rerender({ scene: drafted(scene), deeds });
    expect(deeds.calls).toEqual([]);
  });
});

describe("the card of an Extra Action, put down", () => {
  const card = { action: 9999, kind: "card-extra", fields: {} };
  const at = sceneOf("adv4-middle");
  const held = { ...at, view: { ...at.view, free: [1] } }; // as with the card in it
  const { actions, ...others } = held.details as ConfuciusDetails;
  const shut = Object.entries(actions).map(([box, told]) => [
    box,
    {
      ...told,
      kinds: Object.fromEntries(Object.entries(told.kinds).map(([kind, each]) => [kind, { ...each, open: 0 }])),
    },
  ]);
  const before = { ...others, actions: Object.fromEntries(shut) }; // without cubes nothing could be done

  it("opens what it makes possible: the action goes along, or both are taken back", async () => {
    const deeds = deedsOf();
    const scene = { ...held, draft: [card], whole: true, detailsBefore: before };
    render(Stage, { scene, deeds });
    const open = held.legal.filter(({ kind }) => kind === "tax" || kind === "no-action");
    expect(open.length).toBeGreaterThan(0);
    for (const { kind, action } of open) {
      const box = thing(`action ${kind.replace("-", "_")}`);
      expect(box.getAttribute("aria-disabled")).toBeNull();
      await fireEvent.click(box);
      expect(deeds.calls.at(-1)).toBe(`pick ${action}`); // beside the card, which stays
    }
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(deeds.calls.at(-1), "alone it would be given away").toMatch(/^pick/);
  });

  it("stays, where the action beside it gives way to another", async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const foresee = (actions: readonly number[], alone?: boolean) => {
      asked.push(`${alone ? "alone" : "after"} ${actions.join(" ")}`);
      return Promise.resolve(null);
    };
    const deeds = { ...deedsOf(), foresee };
    const scene = { ...held, draft: [card], whole: true, detailsBefore: before };
    const [bribe, other] = held.legal.filter(({ kind }) => kind === "bribe");
    const { rerender } = render(Stage, { scene, deeds });
    await rerender({ scene: { ...scene, draft: [card, bribe!], legal: [] }, deeds });
    const target = thing(`official ${other!.fields["official"]}`);
    expect(target.classList.contains("legal")).toBe(true);
    await fireEvent.pointerMove(target, { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(300);
    expect(asked.at(-1)).toBe(`alone ${card.action} ${other!.action}`);
    await fireEvent.click(target);
    expect(deeds.calls.at(-1)).toBe(`pick ${other!.action} from 1`);
    const tax = thing("action tax");
    expect(tax.getAttribute("aria-disabled")).toBeNull();
    await fireEvent.click(tax);
    expect(deeds.calls.at(-1)).toMatch(/^pick \d+ from 1$/);
    await fireEvent.click(thing("kind buy-junks")); // more is to be said of it
    expect(deeds.calls.at(-1)).toBe("takeBack 1");
    expect(document.querySelector("[data-part=band] [data-value]")).not.toBeNull();
    vi.useRealTimers();
  });

  it("is no reason to offer more, once the action lies beside it", () => {
    render(Stage, { scene: { ...held, draft: [card, held.legal[0]!], legal: [], whole: true, detailsBefore: before } });
    for (const box of part("actions").querySelectorAll(".box")) expect(box.classList.contains("open")).toBe(false);
  });
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());
