import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bounds, boundsOf, drawn } from "../../../../test/drawn-layer";
import { fontFiles, testFonts } from "../../../../test/template-fonts";
import type { Drawing } from "../drawing";
import { openFont } from "../font/template-font";

const fonts = testFonts();
/** Paths are rounded to hundredths of a pixel. */
const ROUNDING = 0.011;

const textOf = (value: Record<string, unknown>, box: { width?: number; height?: number } = {}): Drawing =>
  drawn({ fonts, layers: [{ type: "text", x: 100, y: 100, ...box, value: { size: 40, ...value } }] });
const inkOf = (drawing: Drawing): Bounds => {
  const bounds = boundsOf(drawing.shapes);
  if (!bounds) throw new Error("Nothing is drawn.");
  return bounds;
};

function expectInside({ drawing, width, height }: { drawing: Drawing; width: number; height: number }): void {
  const bounds = boundsOf(drawing.shapes);
  if (!bounds) return;
  expect(bounds.left).toBeGreaterThanOrEqual(100 - ROUNDING);
  expect(bounds.right).toBeLessThanOrEqual(100 + width + ROUNDING);
  expect(bounds.top).toBeGreaterThanOrEqual(100 - ROUNDING);
  expect(bounds.bottom).toBeLessThanOrEqual(100 + height + ROUNDING);
}

const words = fc.constantFrom(
  ...["Gulasch", "mit", "Ä", "12,90 €", "Fjord", "j", "f", "Donaudampfschifffahrtsgesellschaftskapitän", "a/b"],
  ...["Wiener-Schnitzel", "Selbst\u00ADabholer", "Łódź", "👨‍👩‍👧", "日本", "…", "z. B.", "1\n2", "fi"],
);
const given = fc.record({
  text: fc.array(words, { minLength: 1, maxLength: 14 }).map((all) => all.join(" ")),
  overflow: fc.constantFrom("shrink", "wrap", "cut"),
  align: fc.constantFrom("left", "center", "right"),
  verticalAlign: fc.constantFrom("top", "middle", "bottom"),
  size: fc.integer({ min: 8, max: 120 }),
  lineHeight: fc.constantFrom(0.7, 1, 1.2, 1.6),
  letterSpacing: fc.constantFrom(0, 0.1, -0.03),
  isUpperCase: fc.boolean(),
});
const slanted = { font: "Playfair Display", isItalic: true };
const side = fc.integer({ min: 12, max: 600 });

describe("text in its box", () => {
  it("never leaves it", () => {
    fc.assert(
      fc.property(given, side, side, fc.boolean(), (value, width, height, isSlanted) => {
        const drawing = textOf({ ...value, ...(isSlanted ? slanted : {}) }, { width, height });
        expectInside({ drawing, width, height });
      }),
      { numRuns: 300 },
    );
  });

  it("is never smaller in a larger box", () => {
    const share = (drawing: Drawing): number =>
      drawing.warnings.flatMap((warning) => (warning.kind === "shrunk" ? [warning.share] : [])).at(0) ?? 1;
    fc.assert(
      fc.property(given, side, side, side, (value, width, height, more) => {
        const small = share(textOf({ ...value, overflow: "shrink" }, { width, height }));
        const large = share(textOf({ ...value, overflow: "shrink" }, { width: width + more, height: height + more }));
        expect(large).toBeGreaterThanOrEqual(small);
      }),
      { numRuns: 100 },
    );
  });

  it("stands where it was computed by hand", () => {
    // Inter: 2048 units, ascent 1984, descent 494. `H` is 1523 wide, from 181 to 1342, and 1490 high.
    const [font] = fontFiles({ family: "Inter", weight: 400, isItalic: false });
    const { files, ascent, descent } = openFont(font ? [font] : []);
    const glyph = files[0]?.shape({ text: "H", features: { hasLigatures: true, isTabular: false } })[0];
    if (!glyph) throw new Error("The font has no H.");
    expect([ascent * 2048, descent * 2048]).toEqual([1984, 494]);
    const size = 100;
    const { ink } = glyph.outline;
    const ofText = { text: "H", size, lineHeight: 1.5, overflow: "wrap" };
    // The line is 150 high, the letters 121: the baseline is half of the rest and the ascent below the top.
    const baseline = 100 + (150 - (100 * (1984 + 494)) / 2048) / 2 + (100 * 1984) / 2048;
    const left = inkOf(textOf(ofText));
    expect(left.left).toBeCloseTo(100 + ink.left * size, 1);
    expect(left.bottom).toBeCloseTo(baseline, 1);
    expect(left.top).toBeCloseTo(baseline + ink.top * size, 1);
    const right = inkOf(textOf({ ...ofText, align: "right", verticalAlign: "bottom" }, { width: 400, height: 200 }));
    expect(right.right).toBeCloseTo(500 - (glyph.advance - ink.right) * size, 1);
    expect(right.bottom).toBeCloseTo(baseline + 50, 1);
    const middle = inkOf(textOf({ ...ofText, align: "center", verticalAlign: "middle" }, { width: 400, height: 200 }));
    expect(middle.left).toBeCloseTo(100 + (400 - glyph.advance * size) / 2 + ink.left * size, 1);
    expect(middle.bottom).toBeCloseTo(baseline + 25, 1);
  });

  it("is kerned, and set without ligatures where it is spaced", () => {
    const width = (value: Record<string, unknown>): number => {
      const { left, right } = inkOf(textOf({ overflow: "wrap", size: 100, ...value }, { width: 900 }));
      return right - left;
    };
    // `AV` are closer than an A and a V alone would be.
    expect(width({ text: "AVAVAV" })).toBeLessThan(width({ text: "AAA" }) + width({ text: "VVV" }) - 20);
    expect(width({ text: "Hallo", letterSpacing: 0.1 })).toBeCloseTo(width({ text: "Hallo" }) + 40, 0);
  });

  it("breaks words that are wider than a line only where it must not become smaller", () => {
    const value = { text: "Donaudampfschifffahrtsgesellschaft", size: 40 };
    const shrunk = textOf({ ...value, overflow: "shrink" }, { width: 300, height: 300 });
    expect(shrunk.warnings.map(({ kind }) => kind)).toEqual(["shrunk"]);
    const wrapped = textOf({ ...value, overflow: "wrap" }, { width: 300, height: 300 });
    expect(wrapped.warnings).toEqual([]);
    const least = textOf({ ...value, overflow: "shrink", minimumSize: 40 }, { width: 300, height: 300 });
    expect(least.shapes).toEqual(wrapped.shapes);
  });

  it("tells that it is cut, and then ends in an ellipsis", () => {
    const value = { overflow: "cut", text: "Ein Satz, der nicht in seine Zeile passt" };
    const cut = textOf(value, { width: 300 });
    expect(cut.warnings).toEqual([{ layer: "layer", kind: "cut" }]);
    expect(cut.shapes).toEqual(textOf({ ...value, text: "Ein Satz, der…" }, { width: 300 }).shapes);
    expect(textOf({ ...value, text: "Kurz\nund gut" }).warnings).toEqual([]);
    const lines = textOf({ overflow: "wrap", text: "eins\nzwei\ndrei\nvier\nfünf", size: 40 }, { height: 100 });
    expect(lines.shapes).toEqual(textOf({ overflow: "wrap", text: "eins\nzwei…", size: 40 }, { height: 100 }).shapes);
  });

  it("never shows a part of a number", () => {
    const cut = textOf({ overflow: "cut", text: "Gulasch um 1234,90", size: 40 }, { width: 290 });
    expect(cut.shapes).toEqual(textOf({ overflow: "cut", text: "Gulasch um…", size: 40 }, { width: 290 }).shapes);
  });

  it("writes ß in capitals as SS", () => {
    expect(textOf({ text: "Straße", isUpperCase: true }).shapes).toEqual(textOf({ text: "STRASSE" }).shapes);
  });
});

describe("characters that a face does not have", () => {
  it("are drawn by its other file, then by the fallback", () => {
    expect(textOf({ text: "Łódź" }).warnings).toEqual([]);
    expect(textOf({ text: "Łódź", ...slanted }).warnings).toEqual([]);
    expect(textOf({ text: "a\u0308" }).shapes).toEqual(textOf({ text: "ä" }).shapes);
  });

  it("become one box for each character that people see, and are told", () => {
    const { warnings, shapes } = textOf({ text: "A 👨‍👩‍👧 日" });
    expect(warnings).toEqual([{ layer: "layer", kind: "charactersMissing", characters: "👨‍👩‍👧 日" }]);
    const [shape] = shapes;
    const boxes = shape?.kind === "path" ? shape.d.split("z").length - 1 : 0;
    // The two outlines of an A, and two for each box.
    expect(boxes).toBe(2 + 2 * 2);
  });

  it("a family that is missing is told and drawn by the fallback", () => {
    const { warnings, shapes } = textOf({ text: "Gulasch", font: "Comic Sans" });
    expect(warnings).toEqual([{ layer: "layer", kind: "fontMissing", family: "Comic Sans" }]);
    expect(shapes).toEqual(textOf({ text: "Gulasch" }).shapes);
  });
});
