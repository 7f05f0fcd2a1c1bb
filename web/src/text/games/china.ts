// What China's words do beyond the common (china/doors/words.py): towns beside ids, cards counted, roads by their ends.
import type { Field } from "../lexicon.ts";
import type { Facts } from "../say.ts";
import { Words } from "../words.ts";

export class ChinaWords extends Words {
  override word(sort: string, name: string): string {
    if (sort === "cards") {
      const colours = name.split(" ").map((colour) => this.word("colour", colour));
      return name && this.listed("colour", colours);
    }
    if (sort === "road" && name) {
      const [one = "", two = ""] = name.split(" ");
      return this.say("road-between", { one, two });
    }
    if (sort === "province" && !this.has(`province-${name}`)) return name.slice(0, 1).toUpperCase() + name.slice(1);
    return super.word(sort, name);
  }

  override listed(sort: string, values: readonly string[]): string {
    if (sort !== "colour") return this.joined(values);
    const counts = new Map<string, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return this.joined([...counts].map(([colour, count]) => this.say("cards", { count, colour })));
  }

  protected override fact(field: Field, value: string | number | readonly number[], names: readonly string[]): Facts {
    const told = super.fact(field, value, names);
    if (field.sort !== "space" || typeof value !== "string") return told;
    const town = field.called[field.words.indexOf(value)] ?? "";
    return { ...told, [field.name]: `${value} ${town}`.trim() };
  }
}
