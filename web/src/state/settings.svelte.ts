// What somebody chose for this browser. Kept here, changed at once; a broken store of the browser's is no reason to fail.
import type { Labels } from "../boards/contract.ts";

export type Theme = "system" | "light" | "dark";
export type Motion = "off" | "fast" | "normal" | "slow";
export type Sound = "off" | "low" | "full";

export interface Chosen {
  theme: Theme;
  motion: Motion;
  sound: Sound;
  text: 100 | 115 | 130; // per cent; boards keep their size
  wait: "off" | "3" | "5"; // seconds after which a whole draft is sent by itself
  colour: "none" | "blue" | "green" | "purple" | "red" | "yellow"; // of my pieces, at any table
  quick: boolean; // what costs and reveals nothing needs no second click
  confirm: boolean; // ask before a deed without undo
  propose: boolean; // payments are proposed
  advice: boolean; // while I play against computer players alone; a guided first game switches it on
  labels: Labels; // of towns, on the map
  textView: boolean; // the table in words instead of the board
  announce: boolean; // others' moves are spoken
  silent: readonly string[]; // sounds that are switched off one by one
}

export const AS_DELIVERED: Readonly<Chosen> = {
  theme: "system",
  motion: "normal",
  sound: "low",
  text: 100,
  wait: "off",
  colour: "none",
  quick: true,
  confirm: false,
  propose: true,
  advice: false,
  labels: "towns",
  textView: false,
  announce: true,
  silent: [],
};

const KEY = "guanxi.settings";
const FACTOR: Record<Motion, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** The times of tokens.css by their names, in milliseconds. */
const TIMES = {
  "--m-tap": 80,
  "--m-show": 120,
  "--m-piece": 240,
  "--m-step": 400,
  "--m-sheet": 200,
  "--m-turn": 1200,
};

class Settings {
  chosen = $state<Chosen>({ ...AS_DELIVERED, ...stored() });
  #still = $state(false); // the system asks for reduced motion
  #night = $state(false); // the system is dark

  /** By how much durations are multiplied; 0 is none. */
  readonly pace = $derived(this.#still ? 0 : FACTOR[this.chosen.motion]);

  /** The theme as it is now; the dark colours stand once, under `data-theme`. */
  readonly dark = $derived(this.chosen.theme === "system" ? this.#night : this.chosen.theme === "dark");

  /** Keep the page and the store of the browser as chosen; call it once, where effects may be made. */
  follow(): void {
    watch("(prefers-reduced-motion: reduce)", (matches) => (this.#still = matches));
    watch("(prefers-color-scheme: dark)", (matches) => (this.#night = matches));
    $effect(() => dress(document.documentElement, this.dark, this.chosen.text, this.pace));
    $effect(() => keep(this.chosen));
  }

  reset(): void {
    this.chosen = { ...AS_DELIVERED };
  }
}

function watch(query: string, told: (matches: boolean) => void): void {
  const found = matchMedia(query);
  told(found.matches);
  found.addEventListener("change", (event) => told(event.matches));
}

function dress(page: HTMLElement, dark: boolean, text: number, pace: number): void {
  page.dataset.theme = dark ? "dark" : "light";
  for (const [name, time] of Object.entries(TIMES)) page.style.setProperty(name, `${time * pace}ms`);
  page.style.setProperty("--text", String(text / 100));
}

function stored(): Partial<Chosen> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const renamed = "ids" in found && found.ids === true ? { labels: "ids", ...found } : found; // once it was a switch
    const known = Object.entries(renamed).filter(
      ([name, value]) => name in AS_DELIVERED && sameSort(value, AS_DELIVERED[name as keyof Chosen]),
    );
    return Object.fromEntries(known) as Partial<Chosen>;
  } catch {
    return {};
  }
}

function sameSort(value: unknown, usual: unknown): boolean {
  return typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual);
}

function keep(chosen: Chosen): void {
  const told = JSON.stringify(chosen);
  try {
    localStorage.setItem(KEY, told);
  } catch {
    // a private window: the choice holds as long as the page
  }
}

export const settings = new Settings();
