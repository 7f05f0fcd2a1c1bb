// A dialogue gives the focus back to where it was, however it goes.
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Dialog from "../../src/parts/Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => "<button>Do it</button>" }));
let opener: HTMLButtonElement;

// jsdom knows no modal dialogues: these do what is asked of them, and bring no focus back.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector("button")?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
  opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
});
afterEach(() => opener.remove());

it("when whoever showed it takes it away, as its own button does", () => {
  const { unmount } = render(Dialog, { title: "Sure?", children });
  screen.getByRole("button", { name: "Do it" }).focus();
  unmount();
  expect(document.activeElement).toBe(opener);
});

it("when it is closed and stays in the page", async () => {
  const user = userEvent.setup();
  const onclose = vi.fn();
  render(Dialog, { title: "Sure?", children, onclose });
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onclose).toHaveBeenCalledOnce();
  expect(screen.queryByText("Sure?")).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it("but not from something that has the focus already", () => {
  const { unmount } = render(Dialog, { title: "Sure?", children });
  const other = document.body.appendChild(document.createElement("button"));
  other.focus();
  unmount();
  expect(document.activeElement).toBe(other);
  other.remove();
});
