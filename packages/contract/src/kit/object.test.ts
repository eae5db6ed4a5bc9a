import { expect, test } from "vitest";
import { hasKey, isObject, keysOf, tableOf } from "./object";

test("only what has fields is an object", () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true);
  expect([null, undefined, [], "a", 1].some(isObject)).toBe(false);
});

test("a table has its own names, not those that every object inherits", () => {
  const table = { first: 1, second: 2 };
  expect(keysOf(table)).toEqual(["first", "second"]);
  expect(hasKey(table, "second")).toBe(true);
  expect(hasKey(table, "toString")).toBe(false);
});

test("a table has an entry for each of its names, made for that name", () => {
  const table = tableOf<{ mail: string; sms: string }>({
    names: ["mail", "sms"],
    entryOf: (name) => name.toUpperCase(),
  });
  expect(table).toEqual({ mail: "MAIL", sms: "SMS" });
});
