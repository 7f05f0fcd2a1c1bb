import { expect, it } from "vitest";
import { wants, withNotice, type Choices } from "../../src/screens/you/notices.ts";
import { keyBytes } from "../../src/screens/you/push.ts";

const NONE = { language: "", zone: "", notices: {} } as Choices;

it("is as usual until somebody chooses", () => {
  expect(wants(NONE, "push", "turn")).toBe(true);
  expect(wants(NONE, "mail", "mention")).toBe(false);
  expect(wants(NONE, "page", "mention")).toBe(true);
});

it("a choice stands and leaves the others alone", () => {
  const quiet = withNotice(NONE, "push", "turn", false);
  expect(wants(quiet, "push", "turn")).toBe(false);
  expect(wants(quiet, "push", "ended")).toBe(true);
  expect(wants(withNotice(quiet, "push", "turn", true), "push", "turn")).toBe(true);
  expect(NONE.notices).toEqual({});
});

it("a key of the server's becomes bytes", () => {
  expect([...keyBytes("-_8A")]).toEqual([251, 255, 0]);
});
