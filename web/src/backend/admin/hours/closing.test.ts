import { describe, expect, it } from "vitest";
import { closingText, inheritedClosings } from "./closing";

const closed = { type: "once" as const, date: "2026-12-24", isClosed: true, from: "00:00", to: "24:00" };
const open = { ...closed, isClosed: false };
const monday = { ...closed, type: "monday" as const, date: null };
const branch = {
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isDeliveryHoursEnabled: true,
  openingHours: [closed],
  deliveryHours: [] as object[],
};
const text = (path: string, rule: typeof closed | typeof monday, record: object = branch) =>
  closingText({ path, rule, record: record as Record<string, unknown> });

describe("the text of what a rule closes", () => {
  it("is the whole branch for a day of the opening hours", () => {
    expect(text("openingHours", closed)).toBe("Schließt die ganze Filiale: Takeaway, Lieferung und Dine In.");
    expect(text("openingHours", closed, { ...branch, isDeliveryHoursEnabled: false, isDineInEnabled: false })).toBe(
      "Schließt die ganze Filiale: Takeaway und Lieferung.",
    );
    expect(text("openingHours", closed, { ...branch, deliveryHours: [closed] })).toMatch(/^Schließt die ganze Filiale/);
    expect(text("openingHours", closed, {})).toBe("Schließt die ganze Filiale.");
  });

  it("is the other methods where the delivery hours differ", () => {
    const served = { ...branch, deliveryHours: [open] };
    expect(text("openingHours", closed, served)).toBe(
      "Schließt Takeaway und Dine In; geliefert wird, weil die Lieferzeiten für diesen Tag einen " +
        "eigenen Eintrag haben.",
    );
    expect(text("deliveryHours", open, served)).toBe(
      "Geliefert wird, obwohl die Filiale an diesem Tag sonst geschlossen ist.",
    );
    expect(text("openingHours", monday)).toBe("Schließt Takeaway und Dine In; geliefert wird nach den Lieferzeiten.");
  });

  it("is only delivery for a rule of the delivery hours", () => {
    expect(text("deliveryHours", closed, { ...branch, openingHours: [] })).toBe("Schließt nur die Lieferung.");
    expect(text("deliveryHours", monday)).toBe("Schließt nur die Lieferung.");
    expect(text("deliveryHours", closed)).toBe("Die ganze Filiale ist an diesem Tag geschlossen.");
  });

  it("is empty for open hours and for a product's schedule", () => {
    expect([
      text("openingHours", open),
      text("deliveryHours", { ...open, date: "2026-12-27" }),
      text("schedule", closed),
    ]).toEqual([null, null, null]);
  });
});

it("the delivery hours take over the closed days that they do not name", () => {
  const record = { openingHours: [closed, { ...closed, date: "2026-11-01" }, monday], deliveryHours: [open] };
  expect(inheritedClosings({ path: "deliveryHours", record })).toEqual(["2026-11-01"]);
  expect(inheritedClosings({ path: "openingHours", record })).toEqual([]);
});
