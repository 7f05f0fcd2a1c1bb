// What a line of a list says: who won, and how long ago something happened.
import { expect, test } from "vitest";
import { endedWords, resultWords } from "../../src/screens/home/lines.ts";
import { agoWords } from "../../src/screens/words.ts";

const seat = (place: number, name: string, points: number | null, rank: number | null) => ({
  place,
  name,
  bot: null,
  points,
  rank,
});
const ended = [seat(0, "Anna", 31, 2), seat(1, "Boris", 40, 1), seat(2, "Chen", 29, 3)];

test("who won is told to whom", () => {
  expect(resultWords(ended, [1])).toBe("You won, 40 to 31");
  expect(resultWords(ended, [2])).toBe("Boris won, 40 to 29");
  expect(resultWords(ended)).toBe("Boris won, 40 to 31");
  expect(resultWords(ended, [0, 1])).toBe("Boris won, 40 to 31"); // several at one screen: nobody is "you"
});

test("a shared win names all, and a game without a result none", () => {
  expect(resultWords([seat(0, "Anna", 40, 1), seat(1, "Boris", 40, 1)], [0])).toBe(
    "Anna, Boris shared the win, 40 points",
  );
  expect(resultWords([seat(0, "Anna", null, null)], [0])).toBe("");
});

test("where there is a result nobody needs to hear that it is over", () => {
  expect(endedWords(ended, 0, 300_000, [1])).toBe("You won, 40 to 31 · 5 min. ago");
  expect(endedWords([seat(0, "Anna", null, null)], 0, 300_000)).toBe("over, 5 min. ago");
});

test("how long ago, in the largest unit, and never less than a minute", () => {
  const now = 10 * 86_400_000;
  expect(agoWords(now - 2_000, now)).toBe("1 min. ago");
  expect(agoWords(now + 2_000, now)).toBe("1 min. ago"); // clocks differ
  expect(agoWords(now - 5 * 60_000, now)).toBe("5 min. ago");
  expect(agoWords(now - 3 * 3_600_000, now)).toBe("3 hr. ago");
  expect(agoWords(now - 4 * 86_400_000, now)).toBe("4 days ago");
});
