// The page that tells a game leads to the first game that is guided.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { begin, lessonsOf, type Lesson } from "../../src/screens/learn/lessons.ts";
import { playNow } from "../../src/screens/home/playing.ts";
import HowToPlay from "../../src/screens/HowToPlay.svelte";
import { router } from "../../src/state/router.svelte.ts";

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
  vi.mocked(lessonsOf).mockResolvedValue([lesson("hubu-first", "single"), guided]);
  await press();
  expect(begin).toHaveBeenCalledWith("confucius", guided);
  expect(router.go).toHaveBeenCalledWith("/t/guided1");
});

it("leads to a game against apprentices where no lesson can be had", async () => {
  vi.mocked(lessonsOf).mockResolvedValue([]);
  await press();
  expect(playNow).toHaveBeenCalledWith("confucius", 3, "apprentice", "Quick Falcon");
  expect(router.go).toHaveBeenCalledWith("/t/free1");
});
