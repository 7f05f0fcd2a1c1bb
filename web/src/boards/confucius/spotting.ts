// Pointer and focus on things that carry `data-thing="sort id"`: one set of listeners for all of them.
import type { Thing } from "../contract.ts";
import { thingOf } from "./parts.ts";

export interface Spotted {
  look(thing: Thing | null, at?: Element): void; // hovered or focused
  pick(thing: Thing, at: Element): void; // clicked
}

const LOOK = 60; // ms: crossing the board does not flicker

function spotAt(target: EventTarget | null): { thing: Thing; at: Element } | null {
  const at = target instanceof Element ? target.closest("[data-thing]") : null;
  return at ? { thing: thingOf(at.getAttribute("data-thing")!), at } : null;
}

/** An attachment for a part of the board. */
export function spotting(spotted: Spotted): (part: HTMLElement) => () => void {
  return (part) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;

    function rest(found: ReturnType<typeof spotAt>): void {
      if ((found?.at ?? null) === over) return;
      over = found?.at ?? null;
      clearTimeout(waiting);
      waiting = setTimeout(() => spotted.look(found?.thing ?? null, found?.at), LOOK);
    }
    const listeners: Record<string, (event: Event) => void> = {
      pointerover: (event) => (event as PointerEvent).pointerType !== "touch" && rest(spotAt(event.target)),
      pointerleave: () => rest(null),
      focusin: (event) => {
        const found = spotAt(event.target);
        if (found?.at.matches(":focus-visible")) rest(found);
      },
      focusout: () => rest(null),
      click: (event) => {
        const found = spotAt(event.target);
        if (found) spotted.pick(found.thing, found.at);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) part.addEventListener(name, listener);
    return () => {
      clearTimeout(waiting);
      for (const [name, listener] of Object.entries(listeners)) part.removeEventListener(name, listener);
    };
  };
}
