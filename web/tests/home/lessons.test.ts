// Lessons that do not come are asked for again; where they never come that is said, and is not called a missing page.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Learn from "../../src/screens/Learn.svelte";
import Lesson from "../../src/screens/Lesson.svelte";
import { lobby } from "../../src/state/lobby.svelte.ts";
import { ask, problem, UNREACHABLE, type Answer } from "../../src/wire/http.ts";

vi.mock("../../src/wire/http.ts", async (original) => ({ ...(await original<object>()), ask: vi.fn() }));

const GAME = { name: "go", title: "Go", blurb: "", players: [2], options: [], house_rules: [] };
const TOLD = [{ id: "first", sort: "guided", title: "Your first game", text: "All of it.", clauses: [] }];
const no = (code: string): Answer<never> => ({ ok: false, no: problem(code, "No.") });

/** What the server says to each of these questions, one after the other; its last word stands. */
function tells(answers: Record<string, Answer<unknown>[]>): void {
  vi.mocked(ask).mockImplementation((_, address) => {
    const found = answers[String(address)] ?? [no("no_such_thing")];
    return Promise.resolve((found.length > 1 ? found.shift() : found[0]) as never);
  });
}

const games = [{ ok: true, data: [GAME] }] as Answer<unknown>[];
const lessons = "/api/games/{game}/lessons";
let count = 0; // lessons that came are kept: each test has a game of its own

beforeEach(() => {
  count += 1;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(lesson: string): void {
  vi.spyOn(lobby, "loadGames").mockResolvedValue();
  render(Lesson, { params: { game: `go${count}`, lesson }, query: new URLSearchParams() });
}

it("asks again where the line was lost for a while", async () => {
  tells({ [lessons]: [no(UNREACHABLE), no("too_many"), { ok: true, data: TOLD }] });
  open("first");
  expect(screen.getByRole("status").textContent).toContain("Looking");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your first game");
});

it("says that they did not come, and asks when it is told to", async () => {
  tells({ [lessons]: [no("internal"), { ok: true, data: TOLD }] });
  open("first");
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull(); // nothing is missing
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(again);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Your first game");
});

it.each([
  ["second", { ok: true, data: TOLD } as const],
  ["first", no("no_such_thing")],
])("a lesson or a game that is not there is missing", async (lesson, answer) => {
  tells({ [lessons]: [answer] });
  open(lesson);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Nothing here");
});

it("the page of all lessons says so, too, where the games do not come, or their lessons", async () => {
  tells({ "/api/games": [no("internal"), ...games], [lessons]: [no("internal"), { ok: true, data: TOLD }] });
  render(Learn);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole("button", { name: "Try again" })); // the games
  await screen.findByRole("heading", { name: /Go/ });
  await user.click(await screen.findByRole("button", { name: "Try again" })); // the lessons
  expect(await screen.findByRole("link", { name: "Your first game" })).toBeTruthy();
});

it("the page of a first game has one button for it, and goes on with it where it was begun", async () => {
  const single = { ...TOLD[0], id: "one", sort: "single", title: "One idea" };
  tells({ [lessons]: [{ ok: true, data: [...TOLD, single] }] });
  localStorage.setItem("guanxi.lessons", JSON.stringify({ [`go${count}/first`]: { table: "tab", guided: true } }));
  open("first");
  expect(await screen.findByRole("link", { name: /One idea/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Your first game" })).toBeNull(); // it would lead to where one is
  expect(screen.getAllByText("All of it.")).toHaveLength(2); // its own, and that of the single one
  expect(screen.getByRole("link", { name: "Go on with it" }).getAttribute("href")).toBe("/t/tab");
  localStorage.clear();
});
