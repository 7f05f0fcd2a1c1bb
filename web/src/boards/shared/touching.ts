// Pointer and keyboard on a drawing whose things carry `data-thing="sort id"`: one set of listeners for all of them.
import type { Thing } from "../contract.ts";

export interface Touch {
  look(thing: Thing | null, at?: Element): void;
  ask(thing: Thing, at: Element): void;
  act(thing: Thing, at: Element): void;
  press(event: KeyboardEvent, thing: Thing, at: Element): void;
  stand(thing: Thing): void; // where the focus is
  readonly keeps?: boolean; // what the focus leaves is still looked at: a panel tells of it, to which keys lead
}

const LOOK = 60; // ms: crossing the board does not flicker
const ASK = 400;
const PRESS = 500; // a finger that rests

interface Found {
  readonly thing: Thing;
  readonly at: Element;
}

const nameOf = (found: Found | null) => (found ? `${found.thing.sort} ${found.thing.id}` : "");

function thingAt(target: EventTarget | null): Found | null {
  const at = target instanceof Element ? target.closest("[data-thing]") : null;
  const told = at?.getAttribute("data-thing");
  if (!at || !told) return null;
  const cut = told.indexOf(" ");
  return { thing: { sort: told.slice(0, cut), id: told.slice(cut + 1) }, at };
}

const isTouch = (event: Event): boolean => (event as PointerEvent).pointerType === "touch";

/** An attachment for the drawing. */
export function touching(touch: Touch): (drawing: Element) => () => void {
  return (drawing) => {
    let looking: ReturnType<typeof setTimeout> | undefined;
    let looks: (() => void) | null = null; // in a moment
    let asking: ReturnType<typeof setTimeout> | undefined;
    let over = "";
    let wondered = "";
    let held = false;

    function wait(): void {
      clearTimeout(looking);
      clearTimeout(asking);
    }
    function rest(found: Found | null): void {
      const told = nameOf(found);
      if (told === over) return;
      over = told;
      wondered = "";
      wait();
      looks = () => touch.look(found?.thing ?? null, found?.at);
      looking = setTimeout(lookNow, LOOK);
    }
    function lookNow(): void {
      looks?.();
      looks = null;
    }
    function wonder(found: Found | null): void {
      const told = nameOf(found);
      if (told === wondered) return;
      wondered = told;
      clearTimeout(asking);
      const refused = found?.at.getAttribute("aria-disabled") === "true";
      if (found && refused) asking = setTimeout(() => touch.ask(found.thing, found.at), ASK);
    }
    /** A finger that rests on something refused asks, and its click does nothing more. */
    function down(event: Event): void {
      const found = isTouch(event) ? thingAt(event.target) : null;
      held = false;
      if (found?.at.getAttribute("aria-disabled") !== "true") return;
      wait();
      asking = setTimeout(() => {
        held = true;
        touch.ask(found.thing, found.at);
      }, PRESS);
    }
    const listeners: [string, (event: Event) => void][] = [
      ["pointerdown", down],
      ["pointerup", (event) => isTouch(event) && wait()],
      ["pointercancel", wait],
      ["contextmenu", (event) => (held ? event.preventDefault() : undefined)], // the browser's own answer to a long press
      // Something is looked at, and asked about, by who moves onto it, not where it comes to lie under a pointer at rest.
      ["pointerover", (event) => nameOf(thingAt(event.target)) !== over && !isTouch(event) && rest(null)],
      [
        "pointermove",
        (event) => {
          if (isTouch(event)) return;
          const found = thingAt(event.target);
          rest(found);
          wonder(found);
        },
      ],
      ["pointerleave", () => rest(null)],
      [
        "focusin",
        (event) => {
          const found = thingAt(event.target);
          if (!found) return;
          touch.stand(found.thing);
          if (!found.at.matches(":focus-visible")) return;
          rest(found);
          wonder(found);
        },
      ],
      [
        "focusout",
        (event) => {
          const found = thingAt(event.target);
          if (!touch.keeps && found && nameOf(found) === over && !found.at.matches(":hover")) rest(null);
        },
      ],
      [
        "click",
        (event) => {
          const found = thingAt(event.target);
          wait();
          lookNow(); // whoever is quick no longer looks at what lay there before
          if (found && !held) touch.act(found.thing, found.at);
          held = false;
        },
      ],
      [
        "keydown",
        (event) => {
          const found = thingAt(event.target);
          if (found) touch.press(event as KeyboardEvent, found.thing, found.at);
        },
      ],
    ];
    for (const [name, listener] of listeners) drawing.addEventListener(name, listener);
    return () => {
      wait();
      for (const [name, listener] of listeners) drawing.removeEventListener(name, listener);
    };
  };
}
