import { describe, expect, it } from "vitest";
import { bundleFaults, product } from "../../../test/bundle-faults";

const faults = (...values: object[]): string[] =>
  bundleFaults({ "tax-rates": [{ id: "t", identifier: "reduced", name: "Ermäßigt", values }] });

describe("a tax rate", () => {
  it("has values by day, the first without beginning", () => {
    expect(faults({ rate: 0.1 })).toEqual([]);
    expect(faults({ from: null, rate: 0.1 }, { from: "2026-07-01", rate: 0.05 })).toEqual([]);
    expect(faults()).toEqual(["tax-rates.0.values too_few"]);
    expect(faults({ from: "2026-07-01", rate: 0.1 })).toEqual(["tax-rates.0.values.0.from invalid"]);
    expect(faults({ rate: 0.1 }, { rate: 0.2 })).toEqual(["tax-rates.0.values.1.from blank"]);
  });

  it("has each day once, oldest first, and days that exist", () => {
    expect(faults({ rate: 0 }, { from: "2026-07-01", rate: 0.1 }, { from: "2026-07-01", rate: 0.2 })).toEqual([
      "tax-rates.0.values.2.from invalid",
    ]);
    expect(faults({ rate: 0 }, { from: "2026-07-01", rate: 0.1 }, { from: "2026-06-30", rate: 0.2 })).toEqual([
      "tax-rates.0.values.2.from invalid",
    ]);
    expect(faults({ rate: 0 }, { from: "2026-02-30", rate: 0.1 })).toEqual(["tax-rates.0.values.1.from date"]);
  });

  it("exists where a product names it", () => {
    expect(bundleFaults({ products: [{ ...product, taxRate: "missing" }] })).toEqual(["products.0.taxRate reference"]);
  });
});
