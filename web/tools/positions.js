// Positions of random games of Confucius, made by Python while a test begins: nothing of it is kept.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * @param {number} each positions of each configuration
 * @returns {unknown} what `tests/confucius/cf_board_positions.py` prints
 */
export function positions(each) {
  const python = process.env.PYTHON ?? join(ROOT, ".venv", "bin", "python");
  const told = execFileSync(python, [join(ROOT, "tests", "confucius", "cf_board_positions.py"), String(each)], {
    env: { ...process.env, PYTHONPATH: [join(ROOT, "src"), join(ROOT, "tests", "confucius")].join(":") },
    maxBuffer: 1 << 28,
    encoding: "utf-8",
  });
  return JSON.parse(told);
}

/** Are more positions wanted than usual? */
export const SOAK = process.env.GUANXI_SOAK === "1";
