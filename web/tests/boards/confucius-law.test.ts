// The law of Confucius' board: everything it shows equals the position, over random games of all options. The positions
// are made while the test begins, by `tests/confucius/cf_board_positions.py`: what the server tells, and beside it the
// same position in names, which is written another way. What is drawn is compared with these names, and where they do not
// say it, with what the server tells looking closer: that has a law of its own, `doors/test_cf_board_law.py`.
// A part is drawn once for each configuration and told one position after the other, as at a table. Each part has its
// function, in `law/`.
import { afterEach, describe, expect, it } from "vitest";
import { showsTheCells, showsTheSeatsInBrief } from "./law/cells.ts";
import { showsTheActions, showsTheCourt, showsWhatIsAssumed } from "./law/court.ts";
import { showsADraft } from "./law/draft.ts";
import { bare, drawn, seen } from "./law/drawing.ts";
import { showsTheEnd, showsTitlesInALine, showsWhatIsLookedAt } from "./law/ending.ts";
import { lightsTheBoard, showsTheGifts } from "./law/gifts.ts";
import { showsSupplyAndTitles, showsTheSeats } from "./law/seats.ts";
import { showsThePetition, showsTheSheet } from "./law/sheets.ts";
import { made, told, type At } from "./law/told.ts";
import { showsMyHand, showsThePayment, showsTheBands } from "./law/tray.ts";
import { showsTheExamination, showsTheWorld } from "./law/world.ts";

const CONFIGURATIONS = [...new Set(made.positions.map(({ options }) => JSON.stringify(options)))];
const STAGES = [
  ...["turn", "pay", "petition", "swap", "march", "land", "tutor", "tutor_cards", "cancel", "candidate", "lend"],
  ...["appoint", "discard", "over"],
];

/** What must have been there, that not every position has. */
const THERE = [
  ...["bribe", "bribe, short", "buy-junks", "buy-gift", "commercial", "voyage", "a voyage", "a petition"],
  ...["the band of buy-junks", "the band of buy-gift", "the band of give-gift", "the band of voyage"],
  ...["a loan", "a loan that gains", "an examination that was contested", "a resolution", "an invasion"],
  ...["a block that is lit", "a loan that is lit", "a student that is lit", "posts that are assumed"],
  ...["steps of a preview", "a preview: Binds", "a preview: Ends", "a preview: Cubes", "a preview: Also"],
  ...["a title", "a tie for a title", "armies in a cell"],
];

const SHOWN: readonly ((at: At) => Promise<void>)[] = [
  ...[showsTheWorld, showsTheExamination, showsTheSeats, showsSupplyAndTitles, showsTheEnd, showsTheGifts],
  ...[showsTheCourt, showsTheActions, showsMyHand, showsTheSheet, showsADraft, showsTitlesInALine, lightsTheBoard],
  ...[showsWhatIsLookedAt, showsWhatIsAssumed, showsThePayment, showsTheBands, showsThePetition, showsTheCells],
  showsTheSeatsInBrief,
];

afterEach(() => drawn.clear());

describe("everything that the board shows equals the position", () => {
  it("there are positions of all options, and every decision among them", () => {
    expect(CONFIGURATIONS).toHaveLength(15);
    const stages = new Set(made.positions.map(({ position }) => position.stage));
    expect([...stages].sort()).toEqual([...STAGES].sort());
    expect(made.positions.filter(({ draft }) => draft).length).toBeGreaterThan(30);
  });

  it("the id of a message would be found wherever it stood", () => {
    const root = document.createElement("div");
    root.innerHTML = '<p title="panel-no-such" data-part="site-x">7 coins</p><b aria-label="confucius-post-x">say</b>';
    expect(bare(root)).toEqual(["panel-no-such", "confucius-post-x"]);
    root.append("confucius-no-CF-ACT-01");
    expect(bare(root)).toHaveLength(3);
  });

  it.each(CONFIGURATIONS)(
    "%s",
    async (options) => {
      const here = made.positions.filter((each) => JSON.stringify(each.options) === options);
      expect(here.length).toBeGreaterThanOrEqual(10);
      for (const [n, each] of here.entries()) {
        const at = told(each);
        for (const shows of SHOWN) {
          try {
            await shows(at);
          } catch (error) {
            const where = `position ${n}, ${each.position.stage}: ${shows.name}`;
            throw new Error(`${where}: ${String(error)}`, { cause: error });
          }
        }
        await new Promise((go) => setTimeout(go)); // the runner wants to hear of us
      }
    },
    120_000,
  );

  it("nothing was compared with nothing", () => {
    for (const each of THERE) expect(seen).toContain(each);
  });
});
