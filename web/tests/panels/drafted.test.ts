// A draft among choices in words: what it would change, and where the keyboard goes on.
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import Choices from "../../src/panels/Choices.svelte";
import TextTable from "../../src/text/TextTable.svelte";
import { recorded, seatsOf } from "../gallery/recorded.ts";

const told = recorded("confucius");
const seats = seatsOf("confucius", told);
const kindOf = (action: number) => told.kinds[String(action)] ?? "";

describe("what the draft would change", () => {
  const draft = [{ action: told.choices[0]!.action, text: told.choices[0]!.text }];
  const gone = { ...told.preview.coming[0]!, text: "Anna gets 3 cubes in the next round." };
  const preview = { ...told.preview, gone: [gone] };
  const props = { sections: told.sections, choices: told.choices, kindOf, seats, draft, onorder: () => null };

  it("is told in words by the table in words, before it is sent", async () => {
    const onclause = vi.fn();
    const { rerender } = render(TextTable, { ...props, preview, onclause, onsend: () => undefined });
    const foreseen = screen.getByRole("region", { name: "What this would change" });
    expect(preview.changes.length).toBeGreaterThan(2);
    for (const { text } of [...preview.changes, ...preview.coming]) expect(foreseen.textContent).toContain(text);
    expect(foreseen.textContent).toContain(`No more: ${gone.text}`); // not by a line through it alone
    await userEvent.setup().click(within(foreseen).getByRole("button", { name: preview.coming[0]!.clause }));
    expect(onclause).toHaveBeenCalledWith(preview.coming[0]!.clause);
    const send = screen.getByRole("button", { name: "Do it" });
    expect(foreseen.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await rerender({ preview: null });
    expect(screen.queryByRole("region", { name: "What this would change" })).toBeNull();
  });
});

describe("the keyboard", () => {
  const draft = [told.choices[0]!, told.choices[1]!];
  const rest = told.choices.slice(2);
  const focused = () => document.activeElement;

  it("stays here when the choice that was picked is gone: at the draft, before what follows", async () => {
    const user = userEvent.setup();
    const ontakeback = vi.fn();
    const { rerender } = render(Choices, { choices: told.choices, kindOf, ontakeback });
    screen.getByRole("button", { name: draft[0]!.text }).focus();
    await rerender({ choices: told.choices.slice(1), draft: draft.slice(0, 1) });
    expect(focused()).toBe(screen.getByRole("heading", { name: "Your move so far" }));
    await user.tab();
    expect(focused()).toBe(screen.getByRole("button", { name: `Take back: ${draft[0]!.text}` }));
    await user.keyboard("{Backspace}");
    expect(ontakeback).toHaveBeenCalledWith(0);
    await rerender({ choices: told.choices, draft: [] }); // its button is gone with it
    expect(focused()?.classList).toContain("choice");
  });

  it("stays where it is when that is still there, and is not fetched from elsewhere", async () => {
    const { rerender } = render(Choices, { choices: told.choices, kindOf });
    const other = screen.getByRole("button", { name: rest[0]!.text });
    other.focus();
    await rerender({ choices: rest, draft });
    expect(focused()).toBe(other);
    other.blur();
    await rerender({ choices: told.choices, draft: [] });
    expect(focused()).toBe(document.body);
  });
});
