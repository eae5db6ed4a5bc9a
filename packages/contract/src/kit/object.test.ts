import { expect, test } from "vitest";
import { hasKey, isObject, keysOf, tableOf } from "./object";

test("arrays, null and primitives are not recognised as objects", () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true);
  expect([null, undefined, [], "a", 1].some(isObject)).toBe(false);
});

test("a table has its own keys, not those that every object inherits", () => {
  const table = { first: 1, second: 2 };
  expect(keysOf(table)).toEqual(["first", "second"]);
  expect(hasKey(table, "second")).toBe(true);
  expect(hasKey(table, "toString")).toBe(false);
});

test("a table has an entry for each of its keys, made from that key", () => {
  const table = tableOf<{ mail: string; sms: string }>({
    names: ["mail", "sms"],
    entryOf: (name) => name.toUpperCase(),
  });
  expect(table).toEqual({ mail: "MAIL", sms: "SMS" });
});
