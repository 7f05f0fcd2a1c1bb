// A page for those who work on China's board: recorded positions, `?at=a-middle&draft=2&look=alliance+8&theme=dark`.
import { mount } from "svelte";
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import China from "./China.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
mount(China, { target: document.getElementById("app")! });
