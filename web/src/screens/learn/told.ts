/** Games of which there is a page in our own words; each has seven parts, `home-how-GAME-1` and so on. */
export const TOLD: readonly string[] = ["china", "confucius"];
export const PARTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
