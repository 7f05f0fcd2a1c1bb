// A page for those who work on Confucius' board: recorded positions, `?at=adv4-middle&draft=2&look=gift+0-2&theme=dark`.
import { mount } from "svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { speak } from "../src/text/say.ts";
import Confucius from "./Confucius.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
await speak("en");
mount(Confucius, { target: document.getElementById("app")! });
