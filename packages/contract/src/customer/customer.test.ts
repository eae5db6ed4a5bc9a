import { describe, expect, it } from "vitest";
import { DAY } from "../kit/time";
import { enteredFields } from "../kit/resource";
import { contradictions } from "../kit/validation/check";
import { customers } from "./customer.resource";
import { foldedLastName, foldedName } from "./customer-name";
import { SEGMENTS, SEGMENT_DAYS, daysAhead, definitionOf, segmentFilters } from "./segment";
import { matchesFilters } from "../kit/list/list-query";
import { isVatNumber, normalizeVatNumber } from "./vat-number";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const entered = enteredFields({ resource: customers, isNew: true });

describe("a VAT number", () => {
  it("has the form that the VIES lists for its country", () => {
    for (const number of [
      ...["ATU12345678", "at u123 456 78", "DE123456789", "DE 123.456.789", "NL123456789B01", "IE1234567WA"],
      ...["EL123456789", "XIGD123", "CHE-123.456.789 MWST", "LI12345", "FRXX123456789", "ESX1234567X", "RO12"],
    ])
      expect([number, isVatNumber(normalizeVatNumber(number))]).toEqual([number, true]);
    for (const number of [
      "",
      "12345678",
      "ATU1234567",
      "ATX12345678",
      "GR123456789",
      "DE12345678",
      "US123456789",
      "GB1",
    ])
      expect([number, isVatNumber(normalizeVatNumber(number))]).toEqual([number, false]);
  });

  it("is stored without spaces, and refused in another form", () => {
    expect(entered.parse({ vatNumber: "at u12 345 678" })).toMatchObject({ vatNumber: "ATU12345678" });
    expect(entered.safeParse({ vatNumber: "ATU1" }).success).toBe(false);
  });
});

describe("a customer", () => {
  it("has each mail address once in small letters, and numbers without signs", () => {
    const given = { emails: [" A@Example.TEST ", "a@example.test"], phones: ["0043 660 / 123 45 67", "0660 1234567"] };
    expect(entered.parse(given)).toMatchObject({
      emails: ["a@example.test"],
      phones: ["+436601234567", "06601234567"],
    });
    for (const faulty of [{ emails: ["a"] }, { phones: ["12"] }, { birthday: "1.1.1990" }])
      expect(entered.safeParse(faulty).success).toBe(false);
  });

  it("is somebody: with a name, or an address or number", () => {
    expect(contradictions({ resource: customers, fields: {} })).toMatchObject([{ field: "lastName" }]);
    for (const fields of [
      { companyName: "Muster GmbH" },
      { emails: ["m@example.test"] },
      { phones: ["+436601234567"] },
    ])
      expect(contradictions({ resource: customers, fields })).toEqual([]);
  });

  it("is blocked only with a reason, and keeps what only the server knows", () => {
    expect(
      contradictions({ resource: customers, fields: { lastName: "Muster", isBlocked: true, blockReason: " " } }),
    ).toMatchObject([{ field: "blockReason" }]);
    expect(
      contradictions({
        resource: customers,
        fields: { lastName: "Muster", isBlocked: true, blockReason: "Holt nie ab" },
      }),
    ).toEqual([]);
    expect(entered.safeParse({ number: 7, orderCount: "many", grossTotal: null }).success).toBe(true);
  });

  it("has a name that is the same in all spellings", () => {
    const [a, b] = ["Müller-Öz", "MUELLER  ÖZ "].map((lastName) => ({ firstName: "Zoë", lastName, companyName: "" }));
    expect(a && foldedLastName(a)).toBe("mueller oez");
    expect(a && foldedName(a)).toBe(b && foldedName(b));
    expect(foldedLastName({ lastName: "", companyName: "Bäckerei Huber" })).toBe("baeckerei huber");
  });
});

describe("segments", () => {
  const isIn = (segment: (typeof SEGMENTS)[number], record: Record<string, unknown>): boolean =>
    matchesFilters({ record, filters: segmentFilters({ segment, now: NOW }) });
  const ago = (days: number): string => new Date(NOW - days * DAY).toISOString();

  it("are bounded by days, orders and amounts, to the millisecond", () => {
    const { new: fresh, regular, lost } = SEGMENT_DAYS;
    expect([fresh, fresh + 0.001].map((days) => isIn("new", { firstOrderAt: ago(days) }))).toEqual([true, false]);
    expect(
      [
        { lastOrderAt: ago(regular), orderCount: 3 },
        { lastOrderAt: ago(regular + 1), orderCount: 3 },
        { lastOrderAt: ago(1), orderCount: 2 },
      ].map((record) => isIn("regular", record)),
    ).toEqual([true, false, false]);
    expect([lost, lost + 0.001].map((days) => isIn("lost", { lastOrderAt: ago(days) }))).toEqual([false, true]);
    expect(isIn("lost", { lastOrderAt: null })).toBe(false);
    const worth = (grossTotal: number) =>
      (["valueLow", "valueMedium", "valueHigh"] as const).filter((one) => isIn(one, { grossTotal, orderCount: 1 }));
    expect([9_999, 10_000, 49_999, 50_000].map(worth)).toEqual([
      ["valueLow"],
      ["valueMedium"],
      ["valueMedium"],
      ["valueHigh"],
    ]);
  });

  it("have birthdays from today on for two weeks, over the end of the year and with the 29th of February", () => {
    expect(daysAhead("2026-06-05")).toHaveLength(15);
    expect(daysAhead("2026-12-30").slice(0, 3)).toEqual(["12-30", "12-31", "01-01"]);
    expect(daysAhead("2026-02-20")).toContain("02-29");
    expect(daysAhead("2028-02-20").filter((day) => day === "02-29")).toHaveLength(1);
    expect(daysAhead("2026-03-01")).not.toContain("02-29");
  });

  it("say what they mean", () => {
    for (const segment of SEGMENTS) expect(definitionOf({ segment, currency: "EUR" })).toMatch(/\.$/);
    expect(definitionOf({ segment: "valueMedium", currency: "EUR" })).toContain("100,00");
  });
});
