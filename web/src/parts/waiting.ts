// After how many seconds a draft that is whole is sent by itself; 0 is never. The table says it, buttons that bind ask.
import { getContext, setContext } from "svelte";

export const KEY = Symbol("waiting");

export function provideWaiting(seconds: () => number): void {
  setContext(KEY, seconds);
}

export function waiting(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? (() => 0);
}
