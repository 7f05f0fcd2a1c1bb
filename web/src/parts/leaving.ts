// Who presses a button that vanishes with its deed stays at the part around it, where the next key is heard.

/** The focus goes there before the button does: a browser that finds it gone lays out the whole page first. */
export function leave(button: Element | null): void {
  button?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
