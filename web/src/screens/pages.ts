// Every address of the site and its screen; each screen is loaded when it is first needed. The server knows the same
// addresses: src/guanxi/server/web/routes.py.
import type { Page } from "../state/router.svelte.ts";

export const PAGES: readonly Page[] = [
  { name: "home", pattern: "/", load: () => import("./Home.svelte") },
  { name: "table", pattern: "/t/{table}", load: () => import("./Table.svelte") },
];

/** What stands in the header, in order. */
export const NAVIGATION: readonly { readonly name: string; readonly href: string }[] = [
  { name: "play", href: "/" },
  { name: "watch", href: "/watch" },
  { name: "replay", href: "/replay" },
  { name: "learn", href: "/learn" },
  { name: "rules", href: "/rules" },
];
