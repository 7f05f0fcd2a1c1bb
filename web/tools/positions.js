// Positions of random games, made by Python while a test begins: nothing of it is kept.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");
const MADE_BY = { china: "cn_board_positions.py", confucius: "cf_board_positions.py" };

/**
 * @param {number} each positions of each configuration
 * @param {"china" | "confucius"} game
 * @returns {unknown} what its script beside the tests of the game prints
 */
export function positions(each, game = "confucius") {
  const python = process.env.PYTHON ?? join(ROOT, ".venv", "bin", "python");
  const folder = join(ROOT, "tests", game);
  const told = execFileSync(python, [join(folder, MADE_BY[game]), String(each)], {
    env: { ...process.env, PYTHONPATH: [join(ROOT, "src"), folder].join(":") },
    maxBuffer: 1 << 28,
    encoding: "utf-8",
  });
  return JSON.parse(told);
}

/** Are more positions wanted than usual? */
export const SOAK = process.env.GUANXI_SOAK === "1";
