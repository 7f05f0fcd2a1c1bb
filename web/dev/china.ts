// A page for those who work on China's board: recorded positions, `?at=a-middle&draft=2&look=alliance+8&theme=dark`.
import { mount } from "svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { speak } from "../src/text/say.ts";
import China from "./China.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
await speak("en");
mount(China, { target: document.getElementById("app")! });
