import { expect, it } from "vitest";
import { tableOf } from "../../src/screens/join/link.ts";

const HERE = "https://games.example.org";

it("finds the table in what people paste", () => {
  expect(tableOf(`${HERE}/t/k33fs8j4rw?invitation=90f0`, HERE)).toBe("/t/k33fs8j4rw?invitation=90f0");
  expect(tableOf(`  Come and play: <${HERE}/t/k33fs8j4rw?invitation=90f0>.`, HERE)).toBe(
    "/t/k33fs8j4rw?invitation=90f0",
  );
  expect(tableOf("/t/k33fs8j4rw", HERE)).toBe("/t/k33fs8j4rw");
  expect(tableOf("http://127.0.0.1:8000/t/k33fs8j4rw", HERE)).toBe("/t/k33fs8j4rw"); // another name of the server
  expect(tableOf("k33fs8j4rw", HERE)).toBe("/t/k33fs8j4rw");
});

it("refuses what is none of ours", () => {
  expect(tableOf("https://elsewhere.example/x/k33fs8j4rw", HERE)).toBeNull();
  expect(tableOf("javascript:alert(1)//t/", HERE)).toBeNull();
  expect(tableOf(`${HERE}/t/../you`, HERE)).toBeNull();
  expect(tableOf("", HERE)).toBeNull();
  expect(tableOf("nonsense", HERE)).toBeNull();
});
