// How something refused is asked why: hovered for 400 ms, by `y` while it has focus, by a long press, or by a click on it.
import type { Attachment } from "svelte/attachments";

const HOVER = 400;
const PRESS = 500;

export function asking(ask: (at: Element) => void): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => ask(element), ms);
    };
    let hovered = false;
    const stop = () => {
      clearTimeout(timer);
      hovered = false;
    };
    // By who moves onto it, not where it comes to lie under a pointer at rest.
    const move = (event: Event) => {
      if (hovered || (event as PointerEvent).pointerType !== "mouse") return;
      hovered = true;
      later(HOVER);
    };
    const down = (event: Event) => (event as PointerEvent).pointerType !== "mouse" && later(PRESS);
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
      ["keydown", press],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      stop();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
