// One stop for the Tab key in a group of buttons, arrows inside it. The stop follows focus, and survives updates.
import type { Attachment } from "svelte/attachments";

/** Where a key leads from one of all; null: nowhere, undefined: the key is none of ours. */
export type Step = (key: string, from: HTMLElement, all: readonly HTMLElement[]) => HTMLElement | null | undefined;

/** In the order of the page, round and round. */
const inOrder: Step = (key, from, all) => {
  const at = all.indexOf(from);
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: all.length - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : (all[(to + all.length) % all.length] ?? null);
};

export function roving(selector = "button", step: Step = inOrder): Attachment<HTMLElement> {
  return (group) => {
    const members = () => [...group.querySelectorAll<HTMLElement>(selector)];
    const stopAt = (chosen: HTMLElement | undefined) => {
      for (const each of members()) {
        const stop = each === chosen ? 0 : -1;
        if (each.tabIndex !== stop || !each.hasAttribute("tabindex")) each.tabIndex = stop; // to write it is to restyle it
      }
    };
    const settle = () => {
      const all = members();
      stopAt(all.find((each) => each === document.activeElement) ?? all.find((each) => each.tabIndex === 0) ?? all[0]);
    };
    const onfocus = (event: FocusEvent) => {
      const found = members().find((each) => each.contains(event.target as Node));
      if (found) stopAt(found);
    };
    const onkeydown = (event: KeyboardEvent) => {
      const all = members();
      const from = all.find((each) => each === document.activeElement);
      if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = step(event.key, from, all);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      to?.focus();
    };
    const watch = new MutationObserver(settle);
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", onfocus);
    group.addEventListener("keydown", onkeydown);
    settle();
    return () => {
      watch.disconnect();
      group.removeEventListener("focusin", onfocus);
      group.removeEventListener("keydown", onkeydown);
    };
  };
}
