import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eanOf, isGtin } from "./gtin";
import { gtin } from "./gtin-field";
import { EXPECTED_GTIN } from "./gtin.texts";

describe("a GTIN", () => {
  it.each(["96385074", "036000291452", "4006381333931", "9008700123457", "10012345678902"])("%s is one", (digits) => {
    expect(isGtin(digits)).toBe(true);
    expect(gtin.parse(digits)).toBe(digits);
  });

  it.each(["4006381333932", "400638133393", "12345", "4006381333931 0", "400638133393A", "١٢٣٤٥٦٧٠"])(
    "%s is none",
    (text) => {
      expect(isGtin(text)).toBe(false);
      expect(gtin.safeParse(text).error?.issues.map(({ message }) => message)).toContain(EXPECTED_GTIN);
    },
  );

  it("may be missing", () => {
    expect(gtin.parse(" ")).toBe("");
  });

  it("is no longer one when a digit is another one, or two different neighbours change places", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (first, place, change) => {
        const sum = first.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
        const right = [...first, (10 - (sum % 10)) % 10];
        const wrong = right.map((digit, index) => (index === place ? (digit + change) % 10 : digit));
        expect([isGtin(right.join("")), isGtin(wrong.join(""))]).toEqual([true, false]);
      }),
    );
  });

  it("becomes the digits of a barcode of retail", () => {
    expect(eanOf("036000291452")).toBe("0036000291452");
    expect(eanOf("04006381333931")).toBe("4006381333931");
    expect([eanOf("96385074"), eanOf("10012345678902"), eanOf(""), eanOf("123")]).toEqual([
      "96385074",
      null,
      null,
      null,
    ]);
  });
});
