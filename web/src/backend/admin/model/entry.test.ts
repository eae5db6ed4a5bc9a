import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moneyText, numberText, parseMoney, parseNumber, parseRate, rateText } from "./entry";

describe("entry of numbers", () => {
  it.each([
    ["12,5", 12.5],
    ["1.234,50", 1234.5],
    ["1.5", 1.5],
    [" 7 ", 7],
    ["-3", -3],
    ["", null],
    ["abc", "abc"],
    ["1,2,3", "1,2,3"],
  ])("reads %s", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it("reads amounts in cents and keeps invalid text", () => {
    expect(parseMoney("12,50")).toBe(1250);
    expect(parseMoney("12,50 €")).toBe(1250);
    expect(parseMoney("0,1")).toBe(10);
    expect(parseMoney("1,999")).toBe("1,999");
    expect(parseMoney("")).toBeNull();
  });

  it("reads rates in percent", () => {
    expect(parseRate("10")).toBe(0.1);
    expect(parseRate("4,9 %")).toBe(0.049);
    expect(rateText(0.049)).toBe("4,9");
    expect(rateText(0.2)).toBe("20");
  });

  it("shows invalid text as it was typed", () => {
    expect(moneyText("zwei")).toBe("zwei");
    expect(numberText(undefined)).toBe("");
  });

  it("reads every amount, rate and quantity that it formats", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => parseMoney(moneyText(cents)) === cents));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        (basis) => parseRate(rateText(basis / 10_000)) === basis / 10_000,
      ),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (thousandths) => parseNumber(numberText(thousandths / 1000)) === thousandths / 1000,
      ),
    );
  });
});
