import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt";

describe("an excerpt", () => {
  it("does not change a short text", () => {
    expect(excerpt("Tomaten, Mozzarella")).toBe("Tomaten, Mozzarella");
    expect(excerpt("x".repeat(128))).toBe("x".repeat(128));
  });

  it("ends between words, with an ellipsis", () => {
    expect(excerpt("Tomaten, Mozzarella, Basilikum", 20)).toBe("Tomaten, Mozzarella…");
    expect(excerpt("Zwetschkenknödel mit Butterbröseln", 16)).toBe("Zwetschkenknödel…");
    expect(excerpt("Donaudampfschifffahrt", 5)).toBe("Donau…");
    expect(excerpt("Pizza🍕", 6)).toBe("Pizza…");
  });

  it("is never longer than the limit plus ellipsis, and always the text's beginning", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.integer({ min: 1, max: 150 }), (text, length) => {
        const short = excerpt(text, length);
        expect(short.length).toBeLessThanOrEqual(Math.max(length + 1, 1));
        expect(text.startsWith(short.replace(/…$/, "")) || text === short).toBe(true);
      }),
    );
  });
});
