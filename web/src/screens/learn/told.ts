/** Games of which there is a page in our own words; each has seven parts, `home-how-GAME-1` and so on. */
export const TOLD: readonly string[] = ["china", "confucius"];
export const PARTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Parts of the real board, as tools/doc_pictures.py has taken them; what they show is said by `home-picture-NAME`, what is seen by `home-picture-NAME-alt`. */
const FILES = import.meta.glob<string>("../../../../docs/pictures/{china,confucius}-*.jpg", {
  eager: true,
  query: "?url",
  import: "default",
});
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  "china-2": ["china-place"],
  "china-4": ["china-emissary"],
  "china-6": ["china-alliance", "china-road"],
  "confucius-3": ["confucius-bribe"],
  "confucius-4": ["confucius-gift", "confucius-examination"],
  "confucius-5": ["confucius-voyage", "confucius-invasion"],
  "confucius-6": ["confucius-resolution", "confucius-lending"],
};

export interface Picture {
  readonly name: string;
  readonly address: string;
}

/** The pictures of one part of a page. */
export function picturesOf(game: string, part: number): readonly Picture[] {
  return (SHOWN[`${game}-${part}`] ?? []).map((name) => ({
    name,
    address: FILES[`../../../../docs/pictures/${name}.jpg`] ?? "",
  }));
}
