import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { wishes } from "./text/choosing.ts";
import { speak, spoken } from "./text/say.ts";

await speak(spoken(wishes()));
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it everything works; only push and the shell without a network do not.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  // What this page was made of came before the worker did: it is told to keep it.
  void navigator.serviceWorker.ready.then(({ active }) => {
    const assets = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage({ keep: assets.filter((path) => path.startsWith("/assets/")) });
  });
}
