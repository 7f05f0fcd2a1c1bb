// How much room there is: the three layouts of every table.
import { MediaQuery } from "svelte/reactivity";

export type Mode = "wide" | "middle" | "phone";

let wide: MediaQuery | null = null;
let phone: MediaQuery | null = null;

/** Reactive; the queries are made when they are first needed. */
export function mode(): Mode {
  if (typeof matchMedia === "undefined") return "wide";
  wide ??= new MediaQuery("(min-width: 1200px)");
  phone ??= new MediaQuery("(max-width: 767px)");
  return phone.current ? "phone" : wide.current ? "wide" : "middle";
}
