// What a gesture would bring, sorted for a small panel: steps first, then what it binds and ends, then the rest.
import type { Change, PreviewTold, Prospect } from "../../../panels/data.ts";
import type { ConfuciusDetails, LandDetails } from "../details.ts";
import type { LandNow, Position } from "../reading.ts";

export interface Invaded {
  readonly land: LandNow;
  readonly told: LandDetails;
}

/** The lands whose invasion a gesture decides: due with it, and not without. */
export function fallingDue(now: Position, before: ConfuciusDetails | null, after: ConfuciusDetails | null): Invaded[] {
  return now.lands.flatMap((land) => {
    const [was, told] = [before, after].map((each) => each?.lands.find(({ id }) => id === land.id));
    return was && told && told.due && told.full && !(was.due && was.full) ? [{ land, told }] : [];
  });
}

export interface Step {
  readonly text: string;
  readonly clause: string;
  readonly sure: boolean;
  readonly seats: readonly number[];
}
export type GroupName = "binds" | "ends" | "cubes" | "more";
export interface Outlook {
  readonly warnings: readonly Prospect[];
  readonly steps: readonly Step[];
  readonly groups: readonly { readonly name: GroupName; readonly texts: readonly string[] }[];
  readonly gone: readonly Prospect[];
  readonly open: readonly string[];
  readonly certain: boolean; // something comes, and nothing of it hangs on anybody
  readonly doubtful: boolean; // something that comes does
}

const SURE = ["will", "stands"];
const ELSEWHERE = ["blocked", "cubes", "title"]; // told among what it binds, ends and changes
const GROUPS: readonly GroupName[] = ["binds", "ends", "cubes", "more"];
const MORE = ["discount", "student", "forced", "land", "armies_missing", "last_round", "resolved"];

export function outlook({ warnings, changes, coming, gone, open }: PreviewTold): Outlook {
  const texts = (name: GroupName) => changes.filter((each) => groupOf(each) === name).map(({ text }) => text);
  const doubtful = coming.some(({ sure }) => sure !== "will");
  return {
    warnings,
    steps: coming.filter(({ kind }) => !ELSEWHERE.includes(kind)).flatMap(stepsOf),
    groups: GROUPS.map((name) => ({ name, texts: texts(name) })).filter((group) => group.texts.length),
    gone: gone.filter(({ kind, sure }) => SURE.includes(sure) && !ELSEWHERE.includes(kind)),
    open: open.map(({ text }) => text),
    certain: coming.length > 0 && !open.length && !doubtful,
    doubtful,
  };
}

/** A resolution by its steps, after what it is; what comes every round is left out, and who gets both posts at once: it says so. */
function stepsOf(prospect: Prospect): Step[] {
  const { steps } = prospect;
  const inside = steps.length === 1 && steps[0]!.kind === "posts-one" ? [] : steps;
  const last = inside.at(-1)?.kind.startsWith("posts-") ? prospect.short : prospect.text;
  return [
    { ...stepOf(prospect), text: inside.length ? last : prospect.text },
    ...(prospect.kind === "round-end" ? [] : inside.map(stepOf)),
  ];
}

function stepOf({ text, clause, sure, seats }: Prospect): Step {
  return { text, clause, sure: SURE.includes(sure), seats };
}

function groupOf({ kind, before, after }: Change): GroupName | null {
  if (kind === "gift") return after ? "binds" : "ends";
  if (kind === "blocked" || kind === "must_tutor")
    return (after as unknown) === false || after === null ? "ends" : "binds";
  if (kind === "cubes_next") return "cubes";
  return MORE.includes(kind) && before !== after ? "more" : null;
}
