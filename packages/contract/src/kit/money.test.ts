import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideRounded, formatMoney, formatRate, fromMicro, multiplyCents, netOf, toMicro } from "./money";

describe("money", () => {
  it("rounds half away from zero", () => {
    const rounded = (numerator: bigint) => divideRounded({ numerator, denominator: 2n });
    expect([rounded(3n), rounded(-3n), rounded(4n), rounded(1n), rounded(-1n)]).toEqual([2, -2, 2, 1, -1]);
  });

  it("multiplies without errors of binary fractions", () => {
    expect(multiplyCents(100, 1.005)).toBe(101);
    expect(multiplyCents(333, 0.5)).toBe(167);
    expect(multiplyCents(1, 0.1 + 0.2)).toBe(0);
  });

  it("takes net as gross / (1 + rate), to the cent nearest to the exact value", () => {
    expect([
      netOf(1200, 0.2),
      netOf(990, 0.1),
      netOf(1, 0.2),
      netOf(0, 0.2),
      netOf(1000, 0),
      netOf(1049, 0.049),
    ]).toEqual([1000, 900, 1, 0, 1000, 1000]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), fc.integer({ min: 0, max: 10_000 }), (gross, basisPoints) => {
        const net = BigInt(netOf(gross, basisPoints / 10_000));
        // |net × (1 + rate) − gross| ≤ half a cent × (1 + rate), in whole numbers.
        const difference = net * BigInt(10_000 + basisPoints) - BigInt(gross) * 10_000n;
        expect((difference < 0n ? -difference : difference) * 2n).toBeLessThanOrEqual(BigInt(10_000 + basisPoints));
      }),
    );
  });

  it("keeps six decimal places", () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (micro) => toMicro(fromMicro(micro)) === micro));
  });

  it("formats money and rates in German", () => {
    expect(formatMoney(123456).replaceAll("\u00a0", " ")).toBe("1.234,56 €");
    expect(formatMoney(5, "CHF").replaceAll("\u00a0", " ")).toBe("0,05 CHF");
    expect(formatRate(0.1).replaceAll("\u00a0", " ")).toBe("10 %");
    expect(formatRate(0.049).replaceAll("\u00a0", " ")).toBe("4,9 %");
  });
});
