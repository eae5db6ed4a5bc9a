import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lengthOf, wrap } from "./wrap";

describe("lines of a width", () => {
  it("end between words, after a hyphen or slash, and within what is longer than a line", () => {
    expect(wrap({ text: "Käsespätzle mit Röstzwiebeln", width: 16 })).toEqual(["Käsespätzle mit", "Röstzwiebeln"]);
    expect(wrap({ text: "Apfel-Mango-Saft/gespritzt", width: 12 })).toEqual(["Apfel-Mango-", "Saft/", "gespritzt"]);
    expect(wrap({ text: "ein Donaudampfschiff fährt", width: 8 })).toEqual(["ein", "Donaudam", "pfschiff", "fährt"]);
    expect(wrap({ text: "oben\n\nunten", width: 8 })).toEqual(["oben", "", "unten"]);
    expect(wrap({ text: "", width: 8 })).toEqual([""]);
    expect(wrap({ text: "je 1,00\u00A0€", width: 7 })).toEqual(["je", "1,00\u00A0€"]);
    expect(wrap({ text: "🍕🍕🍕", width: 2 })).toEqual(["🍕🍕", "🍕"]);
  });

  it("are never too long, and lose nothing but spaces", () => {
    const texts = fc.string({
      unit: fc.constantFrom("a", "ß", " ", "-", "/", "\u00A0", "\n", "🍕", "1"),
      maxLength: 80,
    });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 20 }), (text, width) => {
        const lines = wrap({ text, width });
        expect(Math.max(...lines.map(lengthOf))).toBeLessThanOrEqual(width);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replace(/[ \n]/g, ""));
      }),
    );
  });
});
