import { expect, test } from "vitest";
import { hasWords } from "./typed-words";

test.each([
  ["Getränke und Säfte", "SAF getranke"],
  ["Getränke", ""],
  ["Jörg Müller", "mueller joerg"],
  ["Jürgen", "jurgen"],
  ["Juergen", "Jürgen"],
  ["Mueller", "müller"],
  ["O’Neil", "o'neil"],
  ["O'Neil", "O’NEIL"],
  ["Hauptstraße", "strasse"],
  ["Hauptstrasse", "straße"],
  ["Bauer", "er"],
  ["Café", "cafe"],
])("%s is found by %s", (text, typed) => {
  expect(hasWords({ text, typed })).toBe(true);
});

test("every typed word must occur", () => {
  expect(hasWords({ text: "Getränke", typed: "getränke saft" })).toBe(false);
  expect(hasWords({ text: "Müller", typed: "moller" })).toBe(false);
});
