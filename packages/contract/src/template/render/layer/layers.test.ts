import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GivenLayer, boundsOf, drawn } from "../../../../test/drawn-layer";
import { testFonts } from "../../../../test/template-fonts";
import type { Drawing, ImageShape, PathShape } from "../drawing";
import type { DrawingWarning } from "../warning";

const fonts = testFonts();
const ROUNDING = 0.011;
const BOX = { x: 100, y: 100, width: 400, height: 300 };

const one = (layer: GivenLayer): Drawing => drawn({ fonts, layers: [{ ...BOX, ...layer }] });
const pathsOf = ({ shapes }: Drawing): PathShape[] => shapes.filter((shape) => shape.kind === "path");
const kindsOf = ({ warnings }: Drawing): DrawingWarning["kind"][] => warnings.map(({ kind }) => kind);

function expectInside({ drawing, box }: { drawing: Drawing; box: typeof BOX }): void {
  const bounds = boundsOf(drawing.shapes);
  if (!bounds) return;
  expect(bounds.left).toBeGreaterThanOrEqual(box.x - ROUNDING);
  expect(bounds.top).toBeGreaterThanOrEqual(box.y - ROUNDING);
  expect(bounds.right).toBeLessThanOrEqual(box.x + box.width + ROUNDING);
  expect(bounds.bottom).toBeLessThanOrEqual(box.y + box.height + ROUNDING);
}

const side = fc.integer({ min: 20, max: 700 });
const boxes = fc.record({ x: fc.constant(100), y: fc.constant(100), width: side, height: side });

describe("a price", () => {
  const price = (value: Record<string, unknown>, box: Partial<typeof BOX> = {}): Drawing =>
    one({ type: "price", ...box, value: { size: 60, ...value } });

  it("stays in its box and is never cut", () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const given = fc.record({
      ...{ price: cents, oldPrice: fc.option(cents), prefix: fc.constantFrom("", "ab", "jetzt nur") },
      ...{ unitPrice: fc.constantFrom("", "3,90 € je kg"), areCentsRaised: fc.boolean() },
      deposit: fc.option(fc.constant(25)),
      ...{
        align: fc.constantFrom("left", "center", "right"),
        verticalAlign: fc.constantFrom("top", "middle", "bottom"),
      },
      lineHeight: fc.constantFrom(0.8, 1.2),
    });
    fc.assert(
      fc.property(given, boxes, (value, box) => {
        const drawing = price(value, box);
        expectInside({ drawing, box });
        expect(kindsOf(drawing).filter((kind) => kind !== "shrunk")).toEqual([]);
        // Smaller, but with all of its characters.
        const whole = price(value, { width: 9000, height: 9000 });
        const parts = ({ shapes }: Drawing): number[] =>
          shapes.map((shape) => (shape.kind === "path" ? shape.d.split("z").length : 0));
        expect(parts(drawing)).toEqual(parts(whole));
      }),
      { numRuns: 100 },
    );
  });

  it("is drawn as text with the German format and the currency", () => {
    const text = one({ type: "text", value: { text: "1.234,50 €", size: 60, overflow: "wrap" } });
    expect(price({ price: 123_450 }).shapes).toEqual(text.shapes);
  });

  it("has its former price struck through in smaller type", () => {
    const [amounts, strike] = pathsOf(price({ price: 990, oldPrice: 1290, smallSize: 0.5 }));
    const line = boundsOf(strike ? [strike] : []);
    expect(line && line.right - line.left).toBeGreaterThan(60);
    expect(amounts && boundsOf([amounts])?.top).toBeLessThan(line?.top ?? 0);
  });

  it("is as large with a unit price, a deposit and a former price as without", () => {
    const bindings = { price: { path: "product.price" }, unitPrice: { path: "product.unitPrice" } };
    const box = { width: 300, height: 70 };
    const digitsOf = (value: Record<string, unknown>) => {
      const drawing = one({ type: "price", ...box, bindings, value: { size: 60, color: "#ff0000", ...value } });
      const [first] = pathsOf(drawing);
      const glyphs = (first?.d ?? "").split("z").slice(0, 3).join("z");
      const bounds = first && boundsOf([{ ...first, d: `${glyphs}z` }]);
      return bounds ? bounds.bottom - bounds.top : 0;
    };
    const plain = digitsOf({ price: 990 });
    expect(plain).toBeGreaterThan(0);
    expect(digitsOf({ price: 990, unitPrice: "3,90 € je l" })).toBeCloseTo(plain, 1);
    expect(digitsOf({ price: 990, unitPrice: "3,90 € je l", deposit: 25 })).toBeCloseTo(plain, 1);
    // Only its own digits make it smaller.
    expect(digitsOf({ price: 99_999_990 })).toBeLessThan(plain - 1);
  });

  it("tells the deposit beside the unit price", () => {
    const told = price({ price: 250, deposit: 25, unitPrice: "5,00 €/l" }, { width: 900 });
    expect(told.shapes).toEqual(
      price({ price: 250, unitPrice: "5,00 €/l · zzgl. 0,25\u00A0€ Pfand" }, { width: 900 }).shapes,
    );
  });

  it("says what it has to say where there is no price, and nothing otherwise", () => {
    const missing = price({ price: null, oldPrice: 990, unitPrice: "je kg", missing: "auf Anfrage" });
    const text = one({ type: "text", value: { text: "auf Anfrage", size: 60, overflow: "wrap" } });
    expect(missing.shapes).toEqual(text.shapes);
    expect(price({ price: null, oldPrice: 990, unitPrice: "je kg" }).shapes).toEqual([]);
  });
});

describe("opening hours", () => {
  it("stay in their box, with the days on the left and the times on the right", () => {
    const row = fc.record({
      label: fc.constantFrom("", "Montag", "Sonn- und Feiertage im Advent"),
      text: fc.constantFrom("", "geschlossen", "11:00 – 14:30 Uhr, 17:00 – 22:00 Uhr"),
    });
    const given = fc.record({
      rows: fc.array(row, { maxLength: 12 }),
      overflow: fc.constantFrom("shrink", "wrap", "cut"),
      verticalAlign: fc.constantFrom("top", "middle", "bottom"),
      rowGap: fc.constantFrom(0, 8),
    });
    fc.assert(
      fc.property(given, boxes, (value, box) => {
        expectInside({ drawing: one({ type: "hours", ...box, value: { size: 24, ...value } }), box });
      }),
      { numRuns: 100 },
    );
    const [text] = pathsOf(one({ type: "hours", value: { size: 24, rows: [{ label: "Montag", text: "11–14" }] } }));
    const bounds = boundsOf(text ? [text] : []);
    expect(bounds?.left).toBeLessThan(104);
    expect(bounds?.right).toBeGreaterThan(496);
  });

  it("that have no room are told", () => {
    const rows = Array.from({ length: 40 }, () => ({ label: "Montag", text: "11:00–14:00" }));
    const { warnings } = one({ type: "hours", value: { size: 24, minimumSize: 24, rows } });
    expect(warnings).toEqual([{ layer: "layer", kind: "rowsMissing", count: 30 }]);
  });
});

describe("forms and lines", () => {
  it.each(["rectangle", "ellipse", "triangle", "star"])("a %s fills its box, its frame within", (shape) => {
    const plain = one({ type: "shape", value: { shape, fill: "#112233" } });
    const bounds = boundsOf(plain.shapes);
    expect(bounds).toEqual({
      ...{ left: expect.closeTo(100, 1), top: expect.closeTo(100, 1) },
      ...{ right: expect.closeTo(500, 1), bottom: expect.closeTo(400, 1) },
    });
    const framed = boundsOf(one({ type: "shape", value: { shape, stroke: "#000000", strokeWidth: 20 } }).shapes);
    expect(framed).toEqual({
      ...{ left: expect.closeTo(110, 1), top: expect.closeTo(110, 1) },
      ...{ right: expect.closeTo(490, 1), bottom: expect.closeTo(390, 1) },
    });
  });

  it.each(["solid", "dashed", "dotted"])("a %s line begins and ends at the edges, in the middle", (dash) => {
    const bounds = boundsOf(one({ type: "line", value: { dash, thickness: 10, color: "#000000" } }).shapes);
    expect(bounds).toEqual({
      ...{ left: expect.closeTo(100, 1), right: expect.closeTo(500, 1) },
      ...{ top: expect.closeTo(245, 1), bottom: expect.closeTo(255, 1) },
    });
  });

  it("colours have their opacity, and an empty one draws nothing", () => {
    const [shape] = pathsOf(one({ type: "shape", value: { fill: "#11223380" } }));
    expect(shape?.fill).toEqual({ color: "#112233", opacity: 128 / 255 });
    expect(pathsOf(one({ type: "shape", value: { fill: "" } }))[0]).toMatchObject({ fill: null, stroke: null });
  });
});

describe("a picture", () => {
  const image = { id: "img_one", version: 1, extension: "jpg", width: 1600, height: 800 };
  const placed = (value: Record<string, unknown>): Pick<ImageShape, "x" | "y" | "width" | "height" | "clip"> | null => {
    const [shape] = one({ type: "image", x: 0, y: 0, width: 400, height: 400, value: { image, ...value } }).shapes;
    if (shape?.kind !== "image") return null;
    const { x, y, width, height, clip } = shape;
    return { x, y, width, height, clip };
  };
  const SQUARE = "M0 0l400 0l0 400l-400 0z";

  it("fills its box around its focus, or is shown as a whole", () => {
    expect(placed({})).toEqual({ x: -200, y: 0, width: 800, height: 400, clip: SQUARE });
    expect(placed({ focus: { x: 0.3, y: 0.5 } })).toMatchObject({ x: -40 });
    expect(placed({ focus: { x: 0, y: 0 } })).toMatchObject({ x: 0 });
    expect(placed({ focus: { x: 1, y: 1 } })).toMatchObject({ x: -400 });
    const focused = { ...image, focus: { x: 0.3, y: 0.5 } };
    expect(placed({ image: focused })).toMatchObject({ x: -40 });
    expect(placed({ image: focused, focus: { x: 0, y: 0 } })).toMatchObject({ x: 0 });
    expect(placed({ fit: "contain" })).toEqual({ x: 0, y: 100, width: 400, height: 200, clip: null });
    expect(placed({ fit: "contain", radius: 10 })?.clip).toMatch(/^M10 100/);
  });

  it("that is not there is told only where one was chosen", () => {
    expect(one({ type: "image", value: {} })).toMatchObject({ shapes: [], warnings: [] });
    const unknown = one({ type: "image", value: { image: { ...image, width: null } } });
    expect(unknown).toMatchObject({ shapes: [], warnings: [{ kind: "imageMissing" }] });
  });
});

describe("codes", () => {
  it("are told where their content is impossible, and left out where there is none", () => {
    const barcode = (content: string, kind = "ean"): Drawing => one({ type: "barcode", value: { content, kind } });
    expect(kindsOf(barcode("4006381333932"))).toEqual(["codeImpossible"]);
    expect(kindsOf(barcode("Gulasch"))).toEqual(["codeImpossible"]);
    expect(kindsOf(barcode("Gulasch 😀", "code128"))).toEqual(["codeImpossible"]);
    expect(barcode("").shapes).toEqual([]);
    expect(barcode("400638133393").shapes).toEqual(barcode("4006381333931").shapes);
    expect(kindsOf(one({ type: "qr", value: { content: "x".repeat(1000), errorCorrection: "H" } }))).toEqual([
      "codeSmall",
    ]);
  });

  it("stay in their box", () => {
    fc.assert(
      fc.property(boxes, fc.constantFrom("4006381333931", "96385074", "96385074"), (box, content) => {
        expectInside({ drawing: one({ type: "barcode", ...box, value: { content } }), box });
        expectInside({ drawing: one({ type: "qr", ...box, value: { content } }), box });
      }),
      { numRuns: 50 },
    );
  });
});
