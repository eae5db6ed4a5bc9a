import { expect, test } from "vitest";
import { hasWords, isMeant } from "./found-words";

test("every typed word must occur, without regard to case and accents", () => {
  expect(hasWords({ text: "Getränke und Säfte", typed: "SAF getranke" })).toBe(true);
  expect(hasWords({ text: "Getränke", typed: "getränke saft" })).toBe(false);
  expect(hasWords({ text: "Getränke", typed: "" })).toBe(true);
});

test("an area is found by a part of its name, all of a group by the beginning of its title", () => {
  const found = (label: string, typed: string): boolean => isMeant({ label, title: "Betrieb", typed });
  expect(found("Spendenempfänger", "empfanger")).toBe(true);
  expect(found("Filialen", "betr")).toBe(true);
  // Two letters mean an area, such as "Benutzer".
  expect(found("Filialen", "be")).toBe(false);
  expect(found("Filialen", "rieb")).toBe(false);
});
