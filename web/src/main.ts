import { mount } from "svelte";
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
