import { describe, expect, it } from "vitest";
import { goneLabel, recordLabel } from "./record-label";

const resource = { one: "Produktkatalog" };

describe("a record's label", () => {
  it.each([
    [{ name: "Mittag", identifier: "m" }, "Mittag"],
    [{ name: "", title: "Willkommen" }, "Willkommen"],
    [{ username: "kim@example.test" }, "kim@example.test"],
    [{ name: " ", identifier: "mainMenu" }, "mainMenu"],
    [{ name: "", availableFrom: "2026-06-01" }, "Produktkatalog ab 01.06.2026"],
    [{ name: "", availableFrom: "2026-05-31T22:00:00Z" }, "Produktkatalog ab 01.06.2026"],
    [{ name: "", availableFrom: null }, "Produktkatalog (ohne Namen)"],
    [{ id: "mnu_01JX", availableFrom: "bald" }, "Produktkatalog (ohne Namen)"],
  ])("of %j is %s", (record, label) => {
    expect(recordLabel({ resource, record })).toBe(label);
  });

  it("of one that is gone says so in words", () => {
    expect(goneLabel(resource)).toBe("Produktkatalog (nicht mehr vorhanden)");
    expect(goneLabel(undefined)).toBe("Eintrag (nicht mehr vorhanden)");
  });
});
