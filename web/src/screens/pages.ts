// Every address of the site and its screen; each screen is loaded when it is first needed. The server knows the same
// addresses: src/guanxi/server/web/routes.py.
import type { Page } from "../state/router.svelte.ts";

export const PAGES: readonly Page[] = [
  { name: "home", pattern: "/", load: () => import("./Home.svelte") },
  { name: "table", pattern: "/t/{table}", bare: true, load: () => import("./Table.svelte") },
  { name: "new", pattern: "/new", load: () => import("./Create.svelte") },
  { name: "join", pattern: "/join", load: () => import("./Join.svelte") },
  { name: "watch", pattern: "/watch", load: () => import("./Watch.svelte") },
  { name: "replay", pattern: "/replay", load: () => import("./Archive.svelte") },
  { name: "past", pattern: "/replay/{record}", bare: true, load: () => import("./Replay.svelte") },
  { name: "past", pattern: "/t/{table}/replay", bare: true, load: () => import("./Replay.svelte") },
  { name: "learn", pattern: "/learn", load: () => import("./Learn.svelte") },
  { name: "lesson", pattern: "/learn/{game}/{lesson}", load: () => import("./Lesson.svelte") },
  { name: "how", pattern: "/learn/{rest*}", load: () => import("./HowToPlay.svelte") },
  { name: "rules", pattern: "/rules", load: () => import("./Rules.svelte") },
  { name: "rules-of", pattern: "/rules/{game}", load: () => import("./RulesOf.svelte") },
  { name: "settings", pattern: "/settings", load: () => import("./Settings.svelte") },
  { name: "you", pattern: "/you", load: () => import("./You.svelte") },
];

/** What stands in the header, in order. */
export const NAVIGATION: readonly { readonly name: string; readonly href: string }[] = [
  { name: "play", href: "/" },
  { name: "watch", href: "/watch" },
  { name: "replay", href: "/replay" },
  { name: "learn", href: "/learn" },
  { name: "rules", href: "/rules" },
];
