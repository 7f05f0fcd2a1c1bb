// Of what somebody is told, and how. The server keeps only what was chosen; the rest is as it would be anyway.
import type { Schemas } from "../../wire/http.ts";

export type Choices = Schemas["Choices"];
export const WAYS = ["page", "push", "mail", "webhook"] as const;
export const KINDS = ["turn", "started", "ended", "invited", "take-back", "mention"] as const;
export type Way = (typeof WAYS)[number];
export type Kind = (typeof KINDS)[number];
type Notices = Partial<Record<Way, Partial<Record<Kind, boolean>>>>;

const QUIET: readonly Kind[] = ["mention"]; // not told elsewhere than in the page, unless it is wanted

export function wants(choices: Choices, way: Way, kind: Kind): boolean {
  return (choices.notices as Notices | undefined)?.[way]?.[kind] ?? (way === "page" || !QUIET.includes(kind));
}

export function withNotice(choices: Choices, way: Way, kind: Kind, wanted: boolean): Choices {
  const notices = (choices.notices ?? {}) as Notices;
  return { ...choices, notices: { ...notices, [way]: { ...notices[way], [kind]: wanted } } as Choices["notices"] };
}
