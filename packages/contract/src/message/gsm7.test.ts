import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SINGLE_PART, cutToSeptets, isGsm7, septets, smsParts, toGsm7 } from "./gsm7";

const anyText = fc.string({ unit: "binary", maxLength: 400 });
const gsmText = fc
  .array(fc.constantFrom(..."abc XYZ äöüß€{}[]~\\^|é@£§Ω".split("")), { maxLength: 700 })
  .map((letters) => letters.join(""));

describe("toGsm7", () => {
  test.each([
    ["„Käse“ – ‘frisch’ … ja", "\"Käse\" - 'frisch' ... ja"],
    ["ÄÖÜ äöü ß 12 €", "ÄÖÜ äöü ß 12 €"],
    ["Pizza 🍕 ist da 👍🏽!", "Pizza ist da !"],
    ["Čevapčići Šťastný façade", "Cevapcici Stastny facade"],
    ["A\u00a0B\nC\tD", "A B C D"],
    ["Zürich (cafe\u0301)", "Zürich (café)"],
    ["Привет", ""],
  ])("%s", (text, expected) => {
    expect(toGsm7(text)).toBe(expected);
  });

  test("is always within the alphabet, on one line, and changes nothing when done again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = toGsm7(text);
        expect(isGsm7(written)).toBe(true);
        expect(written).not.toMatch(/[\r\n\f]/);
        expect(toGsm7(written)).toBe(written);
      }),
    );
  });
});

describe("septets", () => {
  test.each([
    ["", 0],
    ["abc", 3],
    ["äöüß", 4],
    ["€", 2],
    ["[{~}]", 10],
    ["@£§", 3],
  ])("%s takes %i", (text, expected) => {
    expect(septets(text)).toBe(expected);
  });

  test("refuses text that would silently be sent in another encoding", () => {
    expect(() => septets("„")).toThrow(RangeError);
    expect(() => septets("🍕")).toThrow(RangeError);
  });

  test("parts: one up to 160, then 153 each", () => {
    expect([160, 161, 306, 307].map((length) => smsParts("a".repeat(length)))).toEqual([1, 2, 2, 3]);
    expect(smsParts("€".repeat(80))).toBe(1);
    expect(smsParts("€".repeat(81))).toBe(2);
    // 152 and an escaped one do not fit into 153: the pair moves to the next part.
    expect(smsParts(`${"a".repeat(152)}€${"a".repeat(152)}`)).toBe(3);
  });

  test("a part never contains more than its limit", () => {
    fc.assert(
      fc.property(
        gsmText,
        (text) => smsParts(text) >= Math.ceil(septets(text) / (septets(text) <= SINGLE_PART ? SINGLE_PART : 153)),
      ),
    );
  });
});

test("cutToSeptets stays within the limit and keeps what fits", () => {
  fc.assert(
    fc.property(gsmText, fc.integer({ min: 0, max: 200 }), (text, limit) => {
      const cut = cutToSeptets({ text, limit });
      expect(septets(cut)).toBeLessThanOrEqual(limit);
      if (septets(text) <= limit) expect(cut).toBe(text);
    }),
  );
});
