// Every test speaks English.
import { speak } from "../src/text/say.ts";

await speak("en");

// jsdom measures nothing, so nothing is ever resized.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
