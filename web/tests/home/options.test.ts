// The options of a new table: those that are a choice for so many players.
import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { newForm, withPlayers, type Game } from "../../src/screens/create/form.ts";
import Options from "../../src/screens/create/Options.svelte";
import games from "./fixtures/games.json";

const china = (games as unknown as [Game])[0];

it.each([
  [3, 0],
  [4, 1],
  [5, 0],
])("of %i players, the side of the board is a choice as the server tells it", (players, sides) => {
  const form = withPlayers(newForm(china), players);
  render(Options, { game: china, form, wrong: null, onchange: () => undefined });
  const { title } = china.options.find(({ name }) => name === "side")!;
  expect(screen.queryAllByRole("group", { name: new RegExp(title, "i") })).toHaveLength(sides);
  expect(screen.getByRole("switch", { name: /fortifications/i })).toBeTruthy();
});
