// All panels on one page, with recorded tables: `npx vite --port 8140`, then /tests/gallery/?game=confucius&theme=dark.
import { mount } from "svelte";
import "../../src/styles/tokens.css";
import "../../src/styles/fonts.css";
import "../../src/styles/base.css";
import { speak } from "../../src/text/say.ts";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await speak("en");
mount(Gallery, {
  target: document.getElementById("page")!,
  props: {
    game: asked.get("game") ?? "china",
    part: asked.get("part") ?? "all",
    width: Number(asked.get("width") ?? 318),
  },
});
