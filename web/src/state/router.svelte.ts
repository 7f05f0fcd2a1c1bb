// Addresses of the site. A page is a pattern with a screen that is loaded when it is first needed.
import type { Component } from "svelte";
import { isPlain } from "../parts/plainly.ts";

export interface Page {
  readonly name: string; // `page-NAME` is its title
  readonly pattern: string; // "/t/{table}"; a last "{rest*}" takes everything
  readonly bare?: boolean; // the screen brings a head of its own (TopBar) instead of the site's
  readonly load: () => Promise<{ default: Component<ScreenProps> | Component<Record<string, never>> }>;
}

export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export interface Found {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/** The first page whose pattern fits an address. */
export function match(pages: readonly Page[], path: string): Found | null {
  for (const page of pages) {
    const params = fits(page.pattern, path);
    if (params) return { page, params };
  }
  return null;
}

function fits(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const named = /^\{(\w+)(\*?)\}$/.exec(part);
    if (named?.[2]) {
      params[named[1]!] = given.slice(at).map(decoded).join("/");
      return params;
    }
    const there = given[at];
    if (there === undefined) return null;
    if (named) params[named[1]!] = decoded(there);
    else if (part !== there) return null;
  }
  return wanted.length === given.length ? params : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  url = $state.raw(new URL(location.href));
  title = $state(""); // of the screen, where it says more than the page's name: whose turn it is

  /** Links within the site and the browser's own buttons come here; call it once. */
  follow(): () => void {
    const back = (): void => {
      this.url = new URL(location.href);
      this.title = "";
    };
    addEventListener("popstate", back);
    document.addEventListener("click", this.#clicked);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", this.#clicked);
    };
  }

  go(to: string, { replace = false } = {}): void {
    const url = new URL(to, location.href);
    history[replace ? "replaceState" : "pushState"](null, "", url);
    const moved = url.pathname !== this.url.pathname;
    this.url = url;
    if (!moved) return;
    this.title = "";
    scrollTo(0, 0);
  }

  #clicked = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    const outside = url.origin !== location.origin || url.pathname.startsWith("/api/") || "outside" in link.dataset;
    if (outside) return;
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    this.go(url.href);
  };
}

export const router = new Router();
