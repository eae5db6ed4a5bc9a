import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PHONE_EXAMPLE, filterPhone, isPhone, normalizePhone } from "./phone";

describe("phone numbers", () => {
  it("keep only digits, plus and spaces while typing", () => {
    expect(filterPhone("+43 (0)660/123-45 67x")).toBe("+43 066012345 67");
  });

  it.each([
    ["+43 660 1234567", "+436601234567"],
    ["0043 660 1234567", "+436601234567"],
    ["0660 1234567", "06601234567"],
    ["00", "+"],
    ["", ""],
  ])("become %j → %j on change", (typed, normalized) => {
    expect(normalizePhone(typed)).toBe(normalized);
  });

  it("are valid only in international form", () => {
    expect(
      [
        "+436601234567",
        "06601234567",
        "436601234567",
        "+0660123456",
        "+",
        "++4366012345",
        "+43660+123",
        "+1234567890123456",
        "",
      ].map(isPhone),
    ).toEqual([true, false, false, false, false, false, false, false, false]);
    expect(isPhone(normalizePhone(PHONE_EXAMPLE))).toBe(true);
  });

  it("normalise to the same once and twice", () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) =>
          /^[\d+]*$/.test(normalizePhone(text)) &&
          (normalizePhone(text).startsWith("00") || normalizePhone(normalizePhone(text)) === normalizePhone(text)),
      ),
    );
  });
});
