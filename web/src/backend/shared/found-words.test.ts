import { expect, test } from "vitest";
import { isMeant } from "./found-words";

test("an area is found by a part of its name, all of a group by the beginning of its title", () => {
  const found = (label: string, typed: string): boolean => isMeant({ label, title: "Betrieb", typed });
  expect(found("Spendenempfänger", "empfanger")).toBe(true);
  expect(found("Filialen", "betr")).toBe(true);
  // Two letters mean an area, such as "Benutzer".
  expect(found("Filialen", "be")).toBe(false);
  expect(found("Filialen", "rieb")).toBe(false);
});
