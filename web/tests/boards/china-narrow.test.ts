// China where there is little room: what the strip of seats leaves out stands where the points do.
import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import Stage from "../../src/boards/china/Stage.svelte";
import { read } from "../../src/boards/china/reading.ts";
import { recorded, sceneOf } from "./recorded.ts";

let width = 1280;
beforeAll(() => {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = ((query: string) => ({
    ...listeners,
    media: query,
    get matches() {
      const [, side, pixels] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
      return side === "min" ? width >= Number(pixels) : side === "max" && width <= Number(pixels);
    },
  })) as unknown as typeof window.matchMedia;
});

describe.each([1280, 1024])("at a width of %d", (wide) => {
  it("everybody's palaces and emissaries are told", () => {
    width = wide;
    render(Stage, { scene: sceneOf("b-middle") });
    const at = recorded("b-middle");
    const now = read(at.view, at.layout);
    const full = screen.getByRole("list", { name: "Players" });
    const items = within(full).getAllByRole("listitem");
    expect(items).toHaveLength(at.seats.length);
    for (const item of items) {
      const { palaces, emissaries } = now.seats[Number(item.dataset["seat"])]!;
      expect(item.textContent).toContain(`${palaces} palace`);
      expect(item.textContent).toContain(`${emissaries} emissar`);
    }
    const signs = screen.queryAllByRole("img", { name: /palaces?, .*emissar/ }).map((each) => each.textContent);
    expect(signs).toHaveLength(wide === 1024 ? at.seats.length : 0); // in the strip, by signs
    expect(!!full.closest("[role=tabpanel]")).toBe(wide === 1024);
  });
});
