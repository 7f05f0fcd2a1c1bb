// The page that tells a game leads to the first game that is guided.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { begin, lessonsOf, type Lesson } from "../../src/screens/learn/lessons.ts";
import { playNow } from "../../src/screens/home/playing.ts";
import HowToPlay from "../../src/screens/HowToPlay.svelte";
import { toasts } from "../../src/parts/toasts.svelte.ts";
import { router } from "../../src/state/router.svelte.ts";
import { problem } from "../../src/wire/http.ts";

vi.mock("../../src/screens/learn/lessons.ts", () => ({ lessonsOf: vi.fn(), begin: vi.fn() }));
vi.mock("../../src/screens/home/playing.ts", () => ({ playNow: vi.fn(), guestName: () => "Quick Falcon" }));

const lesson = (id: string, sort: string) => ({ id, sort, title: id, text: "", clauses: [] }) as unknown as Lesson;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
  vi.spyOn(router, "go").mockImplementation(() => undefined);
  vi.mocked(begin).mockResolvedValue({ ok: true, data: "guided1" });
  vi.mocked(playNow).mockResolvedValue({ ok: true, data: "free1" });
});

async function press(): Promise<void> {
  render(HowToPlay, { params: { rest: "confucius" }, query: new URLSearchParams() });
  await userEvent.setup().click(screen.getByRole("button", { name: /first game/ }));
}

it("leads to the guided first game", async () => {
  const guided = lesson("first-game", "guided");
  vi.mocked(lessonsOf).mockResolvedValue({ ok: true, data: [lesson("hubu-first", "single"), guided] });
  await press();
  expect(begin).toHaveBeenCalledWith("confucius", guided);
  expect(router.go).toHaveBeenCalledWith("/t/guided1");
});

it("leads to a game against apprentices where there is no lesson", async () => {
  vi.mocked(lessonsOf).mockResolvedValue({ ok: true, data: [] });
  await press();
  expect(playNow).toHaveBeenCalledWith("confucius", 3, "apprentice", "Quick Falcon");
  expect(router.go).toHaveBeenCalledWith("/t/free1");
});

it("begins nothing else where the lessons do not come", async () => {
  vi.mocked(lessonsOf).mockResolvedValue({ ok: false, no: problem("too_many") });
  await press();
  expect([begin, playNow, router.go].map((each) => vi.mocked(each).mock.calls.length)).toEqual([0, 0, 0]);
  await vi.waitFor(() => expect(toasts().length).toBe(1));
});

it.each(["china", "confucius"])("%s: every picture that there is stands on the page, and says what is seen", (game) => {
  const { container } = render(HowToPlay, { params: { rest: game }, query: new URLSearchParams() });
  const shown = [...container.querySelectorAll("img")];
  const there = Object.keys(import.meta.glob("../../../docs/pictures/*.jpg")).filter((path) =>
    path.includes(`/${game}-`),
  );
  expect(shown.map((each) => each.src.match(/[a-z]+-[a-z]+(?=\.jpg)/)?.[0]).sort()).toEqual(
    there.map((path) => path.match(/[a-z]+-[a-z]+(?=\.jpg)/)![0]).sort(),
  );
  expect(there.length).toBeGreaterThan(3);
  const told = shown.map(({ alt }) => alt);
  expect(new Set(told).size).toBe(shown.length);
  for (const alt of told) expect(alt).toMatch(/\w+ \w+/);
});
