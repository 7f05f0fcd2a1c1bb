// How something refused is asked why: hovered or reached by keys for 400 ms, by `y` while it has focus, by a long press,
// or by a click on it.
import type { Attachment } from "svelte/attachments";

const HOVER = 400;
const PRESS = 500;

export function asking(ask: (at: Element) => void): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => ask(element), HOVER);
    };
    let hovered = false;
    let held = false; // a finger rested here: what its click would do is done
    const stop = () => {
      clearTimeout(timer);
      hovered = false;
    };
    // By who moves onto it, not where it comes to lie under a pointer at rest.
    const move = (event: Event) => {
      if (hovered || (event as PointerEvent).pointerType !== "mouse") return;
      hovered = true;
      later();
    };
    const down = (event: Event) => {
      held = false;
      if ((event as PointerEvent).pointerType === "mouse") return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = true;
        ask(element);
      }, PRESS);
    };
    const reach = (event: Event) => (event.target as Element).matches(":focus-visible") && later();
    const click = (event: Event) => {
      clearTimeout(timer);
      if (held) event.stopPropagation();
      held = false;
    };
    const press = (event: Event) => {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      if (key !== "y" || ctrlKey || metaKey || altKey) return;
      event.stopPropagation();
      ask(element);
    };
    const listeners: [string, (event: Event) => unknown][] = [
      ["pointermove", move],
      ["pointerdown", down],
      ["pointerleave", stop],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", stop],
      ["contextmenu", (event) => held && event.preventDefault()], // the browser's own answer to a long press
      ["click", click],
      ["focusin", reach],
      ["focusout", stop],
      ["keydown", press],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      stop();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
