import { expect, test } from "vitest";
import { readShownStore } from "./store-preview";

test("anything but a catalogue at a time is none", () => {
  const store = { kind: "store", branch: "mitte", at: 1, menus: [], categories: [], products: [] };
  expect(readShownStore(store)).toBe(store);
  for (const other of [
    null,
    "store",
    [],
    {},
    { ...store, kind: "show" },
    { ...store, at: "1" },
    { ...store, menus: {} },
  ])
    expect(readShownStore(other)).toBeNull();
});
