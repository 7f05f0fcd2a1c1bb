// What a lesson speaks of shines, also where the board is drawn after it; and goes out when the idea is done.
import { expect, test } from "vitest";
import { keepTaught, weighted } from "../../src/screens/learn/light.ts";
import { tabOf } from "../../src/screens/stages.ts";

const shining = (root: Element) =>
  [...root.querySelectorAll("[data-taught]")].map((each) => (each as HTMLElement).dataset["thing"]);

test("things shine as soon as they are drawn, and nothing else does", async () => {
  const root = document.createElement("main");
  const putOut = keepTaught(root, ["province wei"]);
  root.innerHTML = '<p data-thing="province wei"></p><p data-thing="province chu"></p>';
  await new Promise((done) => setTimeout(done));
  expect(shining(root)).toEqual(["province wei"]);
  root.querySelector('[data-thing="province wei"]')!.setAttribute("data-thing", "province lu");
  await new Promise((done) => setTimeout(done));
  expect(shining(root)).toEqual([]);
  root.querySelector('[data-thing="province chu"]')!.setAttribute("data-thing", "province wei");
  await new Promise((done) => setTimeout(done));
  expect(shining(root)).toEqual(["province wei"]);
  putOut();
  expect(shining(root)).toEqual([]);
});

test("the tab behind which they stand shines, until it is chosen", async () => {
  const root = document.createElement("main");
  root.innerHTML = '<button data-tab="court" aria-current="true"></button><button data-tab="actions"></button>';
  const [court, actions] = [...root.querySelectorAll("button")];
  const shines = () => [court, actions].map((each) => each!.hasAttribute("data-taught"));
  const putOut = keepTaught(root, ["action tax", "official hubu-3"], (thing) => tabOf("confucius", thing));
  expect(shines()).toEqual([false, true]);
  court!.removeAttribute("aria-current");
  actions!.setAttribute("aria-current", "true");
  await new Promise((done) => setTimeout(done));
  expect(shines()).toEqual([true, false]);
  putOut();
  expect(shines()).toEqual([false, false]);
});

test("a board of one piece has one tab", () => {
  expect(["province wei", "space wei-1"].map((thing) => tabOf("china", thing))).toEqual(["board", "board"]);
});

test("what matters stands between stars", () => {
  expect(weighted("a *b* c")).toEqual(["a ", "b", " c"]);
});
