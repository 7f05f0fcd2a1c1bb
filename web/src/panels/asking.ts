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
    const stop = () => clearTimeout(timer);
    const enter = (event: Event) => (event as PointerEvent).pointerType === "mouse" && later(HOVER);
    const down = (event: Event) => (event as PointerEvent).pointerType !== "mouse" && later(PRESS);
    const press = (event: Event) => {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      if (key !== "y" || ctrlKey || metaKey || altKey) return;
      event.stopPropagation();
      ask(element);
    };
    const listeners: [string, (event: Event) => unknown][] = [
      ["pointerenter", enter],
      ["pointerdown", down],
      ["pointerleave", stop],
      ["pointerup", stop],
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
