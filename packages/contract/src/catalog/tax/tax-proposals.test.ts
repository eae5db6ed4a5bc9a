import { describe, expect, it } from "vitest";
import { bundleFaults, product } from "../../../test/bundle-faults";
import { instantAt } from "../../kit/time";
import { productWithRates, rateOn, serviceDay } from "./dated-rates";
import { type PresetCountry, presetsOf } from "./tax-presets";
import { numbersInUse, proposedRate, rateChanges } from "./tax-proposals";

const COUNTRIES: readonly PresetCountry[] = ["AT", "DE"];
const rates = COUNTRIES.flatMap((country) => presetsOf(country)).map((preset) => ({
  ...preset,
  id: preset.identifier,
}));
const goods = (id: string, fields: object) => ({ id, tax: 0.1, takeawayTax: 0.1, dineInTax: 0.1, ...fields });
const propose = (use: "delivery" | "takeaway" | "dineIn" | "area", rate: number, date = "2026-11-26") =>
  proposedRate({ number: { use, rate }, rates, date });

describe("the rates of a country", () => {
  it("can be created as they are", () => {
    const records = rates.map(({ id, identifier, name, values }) => ({ id, identifier, name, values }));
    expect(bundleFaults({ "tax-rates": records, products: [{ ...product, taxRate: "at-speisen" }] })).toEqual([]);
  });

  /** The law by hand: what is due on the days on both sides of a change. */
  it.each([
    ["at-speisen", "2026-06-30", 0.1],
    ["at-speisen", "2026-07-01", 0.1],
    ["at-grundnahrungsmittel", "2026-06-30", 0.1],
    ["at-grundnahrungsmittel", "2026-07-01", 0.049],
    ["at-normal", "2026-07-01", 0.2],
    ["de-speisen-vor-ort", "2025-12-31", 0.19],
    ["de-speisen-vor-ort", "2026-01-01", 0.07],
    ["de-lebensmittel", "2025-12-31", 0.07],
    ["de-lebensmittel", "2026-01-01", 0.07],
    ["de-normal", "2026-01-01", 0.19],
  ])("%s is on %s %d", (identifier, date, rate) => {
    const { values = [] } = rates.find((one) => one.identifier === identifier) ?? {};
    expect(rateOn({ values, date })).toBe(rate);
  });

  it.each([
    // The same instant is another day in other places, and the place of the branch decides.
    { zone: "Europe/Berlin", at: "2025-12-31T22:59:59Z", rate: 0.19 },
    { zone: "Europe/Berlin", at: "2025-12-31T23:00:00Z", rate: 0.07 },
    { zone: "Atlantic/Azores", at: "2025-12-31T23:00:00Z", rate: 0.19 },
    { zone: "Atlantic/Azores", at: "2026-01-01T01:00:00Z", rate: 0.07 },
    { zone: "Asia/Tokyo", at: "2025-12-31T14:59:59Z", rate: 0.19 },
    { zone: "Asia/Tokyo", at: "2025-12-31T15:00:00Z", rate: 0.07 },
  ])("changes in $zone with the day of service: $at", ({ zone, at, rate }) => {
    const named = new Map(rates.map((one) => [one.id, one]));
    const dish = goods("dish", { dineInTaxRate: "de-speisen-vor-ort" });
    const date = serviceDay({ appointment: null, now: Date.parse(at), zone });
    expect(productWithRates({ product: dish, rates: named, date }).dineInTax).toBe(rate);
    // An order before midnight for the day after is taxed as that day.
    const later = serviceDay({ appointment: instantAt({ date: "2026-01-02", minutes: 720, zone }), now: 0, zone });
    expect(productWithRates({ product: dish, rates: named, date: later }).dineInTax).toBe(0.07);
  });
});

describe("numbers in use", () => {
  it("are counted by field, without those over which a named rate wins", () => {
    const used = numbersInUse({
      products: [
        goods("a", {}),
        goods("b", { tax: 0.2, takeawayTax: 0.2 }),
        goods("c", { taxRate: "at-speisen", dineInTaxRate: null }),
      ],
      branches: [{ id: "x", deliveryAreas: [{ tax: 0.2 }, { tax: 0.2 }, { tax: 0.1, taxRate: "at-speisen" }] }],
    });
    expect(used).toEqual([
      { use: "dineIn", rate: 0.1, products: ["a", "b", "c"], branches: [] },
      { use: "takeaway", rate: 0.1, products: ["a", "c"], branches: [] },
      { use: "delivery", rate: 0.1, products: ["a"], branches: [] },
      { use: "delivery", rate: 0.2, products: ["b"], branches: [] },
      { use: "takeaway", rate: 0.2, products: ["b"], branches: [] },
      { use: "area", rate: 0.2, products: [], branches: [{ id: "x", areas: 2 }] },
    ]);
  });

  it("get the rate that has the same value today and is for this use", () => {
    expect([propose("delivery", 0.1), propose("dineIn", 0.1)]).toEqual(["at-speisen", "at-speisen"]);
    expect([propose("dineIn", 0.07), propose("takeaway", 0.07)]).toEqual(["de-speisen-vor-ort", "de-lebensmittel"]);
    expect(propose("takeaway", 0.2)).toBe("at-normal");
    // Before 2026 both are 19 %, and a number does not say which.
    expect(propose("dineIn", 0.19, "2025-12-31")).toBeNull();
    // Staples are never guessed.
    expect(propose("delivery", 0.049)).toBeNull();
    expect(propose("delivery", 0.13)).toBeNull();
    expect([propose("area", 0.2), propose("area", 0.07)]).toEqual(["at-normal", null]);
  });

  it("also get rates that the shop has named itself", () => {
    const own = [{ id: "own", identifier: "wein", values: [{ rate: 0.13 }] }];
    expect(proposedRate({ number: { use: "takeaway", rate: 0.13 }, rates: own, date: "2026-11-26" })).toBe("own");
  });

  it("are changed in as few steps as there are different products", () => {
    const products = [goods("a", {}), goods("b", {}), goods("c", { tax: 0.2 })];
    const chosen = numbersInUse({ products, branches: [] }).flatMap((number) => {
      const rate = propose(number.use, number.rate);
      return rate ? [{ number, rate }] : [];
    });
    const [food, drinks] = ["at-speisen", "at-normal"];
    expect(rateChanges(chosen)).toEqual([
      { products: ["a", "b"], changes: { taxRate: food, takeawayTaxRate: food, dineInTaxRate: food } },
      { products: ["c"], changes: { taxRate: drinks, takeawayTaxRate: food, dineInTaxRate: food } },
    ]);
  });
});
