import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitLabel } from "./unit-label.texts";
import {
  UNIT_NAMES,
  UNIT_TYPES,
  type Unit,
  conversionRatio,
  formatAmount,
  formatQuantity,
  unitAbbreviation,
  unitFactor,
  unitType,
} from "./units";

const anyUnit = fc.constantFrom(...UNIT_NAMES);

describe("units", () => {
  it("has the factors of the specification", () => {
    expect(UNIT_TYPES).toMatchObject({
      amount: { piece: 1 },
      serving: { serving: 1 },
      pair: { pair: 1 },
      person: { person: 1 },
      package: { package: 1 },
      weight: { gram: 1, decagram: 10, kilogram: 1000 },
      volume: { milliliter: 1, centiliter: 10, deciliter: 100, liter: 1000 },
      length: { millimeter: 1, kilometer: 1e6 },
      square: { squareMillimeter: 1, squareCentimeter: 100, squareDecimeter: 1e4, squareMeter: 1e6 },
      cubic: { cubicMillimeter: 1, cubicCentimeter: 1e3, cubicDecimeter: 1e6, cubicMeter: 1e9 },
    });
  });

  it("converts only between units of one type, and back to the same amount", () => {
    fc.assert(
      fc.property(anyUnit, anyUnit, (from, to) => {
        const there = conversionRatio({ from, to });
        const back = conversionRatio({ from: to, to: from });
        if (unitType(from) !== unitType(to)) return there === null && back === null;
        return (
          there !== null &&
          back !== null &&
          Math.abs(there * back - 1) < 1e-12 &&
          there === unitFactor(from) / unitFactor(to)
        );
      }),
    );
  });

  it("never converts pieces to servings, pairs, persons or packages", () => {
    expect(conversionRatio({ from: "piece", to: "pair" })).toBeNull();
    expect(conversionRatio({ from: "kilogram", to: "decagram" })).toBe(100);
  });

  it("names every unit", () => {
    for (const unit of UNIT_NAMES)
      expect([unitLabel(unit), unitLabel(unit, 2), unitAbbreviation(unit)].every((text) => text.length > 0)).toBe(true);
    expect([unitLabel("serving"), unitLabel("serving", 2)]).toEqual(["Portion", "Portionen"]);
    expect(() => unitType("furlong" as Unit)).toThrow(RangeError);
  });

  it("formats amounts in German", () => {
    expect(formatAmount(1.5)).toBe("1,5");
    expect(formatQuantity({ amount: 0.25, unit: "kilogram" })).toBe("0,25 kg");
    expect(formatQuantity({ amount: 3, unit: "piece" })).toBe("3 ×");
    expect([1, 2, 0.5].map((amount) => formatQuantity({ amount, unit: "day" }))).toEqual([
      "1 Tag",
      "2 Tage",
      "0,5 Tage",
    ]);
  });
});
