// Every test speaks English.
import { speak } from "../src/text/say.ts";

await speak("en");
