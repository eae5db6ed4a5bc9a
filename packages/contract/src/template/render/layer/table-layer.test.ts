import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GivenLayer, boundsOf, drawn } from "../../../../test/drawn-layer";
import { testFonts } from "../../../../test/template-fonts";
import type { Drawing, PathShape } from "../drawing";
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

describe("a table", () => {
  const table = (value: Record<string, unknown>, box: Partial<typeof BOX> = {}): Drawing =>
    one({ type: "table", ...box, value: { size: 20, ...value } });
  const NAMES = ["Gulasch", "Donaudampfschifffahrtskapitänsschnitzel", "Fjord & Affe", "🍕 mit allem, was es gibt"];
  const rows = fc.array(
    fc.record({
      isHeading: fc.boolean(),
      title: fc.constantFrom(...NAMES),
      description: fc.constantFrom("", "mit Brot und einem Salat vom Buffet"),
      note: fc.constantFrom("", "A, C, G"),
      price: fc.option(fc.integer({ min: 0, max: 99_999_999 })),
      isStruck: fc.boolean(),
    }),
    { maxLength: 12 },
  );

  it("stays in its box", () => {
    const given = fc.record({
      rows,
      columns: fc.integer({ min: 1, max: 3 }),
      ...{ columnGap: fc.constantFrom(0, 10), rowGap: fc.constantFrom(0, 8), lineHeight: fc.constantFrom(0.8, 1.2) },
      overflow: fc.constantFrom("shrink", "wrap", "cut"),
      minimumSize: fc.constantFrom(0, 12),
    });
    fc.assert(
      fc.property(given, boxes, (value, box) => expectInside({ drawing: table(value, box), box })),
      { numRuns: 100 },
    );
  });

  it("with 300 rows shrinks to its smallest type, then tells how many rows are missing", () => {
    const all = Array.from({ length: 300 }, (_, index) => ({ title: `Gericht ${index}`, price: 990 }));
    const cut = table({ rows: all, minimumSize: 10 });
    // A line is 12.1 high at the size 10, with ascent and descent of Inter: 24 of them have room in 300.
    expect(cut.warnings).toEqual([
      { layer: "layer", kind: "shrunk", share: 0.5 },
      { layer: "layer", kind: "rowsMissing", count: 276 },
    ]);
    expect(table({ rows: all, minimumSize: 10, columns: 3 }).warnings.at(-1)).toMatchObject({ count: 228 });
    expect(kindsOf(table({ rows: all }))).toEqual(["shrunk"]);
  });

  it("leaves a heading out with its next row", () => {
    const row = { title: "Gulasch" };
    const given = { overflow: "wrap", size: 20 };
    // Two rows are 48.4 high; the heading with the space over it would have room in 95, its row would not.
    const cut = table({ ...given, rows: [row, row, { isHeading: true, title: "Suppen" }, row] }, { height: 95 });
    expect(cut.warnings).toEqual([{ layer: "layer", kind: "rowsMissing", count: 1 }]);
    expect(cut.shapes).toEqual(table({ ...given, rows: [row, row] }).shapes);
  });

  it("fills its box with few rows: larger type, fewer columns, and more space between the rows", () => {
    const rows = ["Eins", "Zwei", "Drei"].map((title) => ({ title, price: 990 }));
    const given = { rows, size: 20, columns: 3, columnGap: 10 };
    const heightOf = (drawing: Drawing): number => {
      const bounds = boundsOf(drawing.shapes);
      return bounds ? bounds.bottom - bounds.top : 0;
    };
    const plain = table(given);
    const filled = table({ ...given, isFilled: true, maximumSize: 40 });
    expect(heightOf(plain)).toBeLessThan(40);
    expect(heightOf(filled)).toBeGreaterThan(150);
    const bounds = boundsOf(filled.shapes);
    expect(bounds && (bounds.top + bounds.bottom) / 2).toBeCloseTo(BOX.y + BOX.height / 2, -1);
    expect(kindsOf(filled)).toEqual([]);
    // Many rows stay as they are.
    const many = Array.from({ length: 200 }, (_, index) => ({ title: `Gericht ${index}` }));
    const full = { rows: many, size: 20, columns: 3 };
    expectInside({ drawing: table({ ...full, isFilled: true, maximumSize: 40 }), box: BOX });
    expect(kindsOf(table({ ...full, isFilled: true, maximumSize: 40 }))).toEqual(kindsOf(table(full)));
  });

  it("without room for descriptions leaves them out and tells it", () => {
    const rows = Array.from({ length: 9 }, (_, index) => ({
      ...{ title: `Gericht ${index}`, description: "Mit vielen guten Zutaten aus der Gegend", price: 990 },
    }));
    const given = { rows, size: 20, minimumSize: 10, isFilled: true };
    const plain = rows.map((row) => ({ ...row, description: "" }));
    expect(table(given).warnings).toEqual([{ layer: "layer", kind: "descriptionsMissing" }]);
    expect(table(given).shapes).toEqual(table({ ...given, rows: plain }).shapes);
    expect(kindsOf(table({ ...given, areDescriptionsShown: false }))).toEqual([]);
    expect(kindsOf(table({ ...given, rows: plain }))).toEqual([]);
  });

  it("looks alike on all pictures that show parts of it", () => {
    const heading = (title: string) => ({ isHeading: true, title });
    const dish = (title: string, description: string) => ({ title, description, price: 990 });
    const long = Array.from({ length: 8 }, (_, index) => dish(`Gericht ${index}`, "Lang ".repeat(30).trim()));
    const short = Array.from({ length: 7 }, (_, index) => dish(`Speise ${index}`, ""));
    const described = [...short, dish("Suppe", "Kurz")];
    const rows = [heading("Viel"), ...long, heading("Wenig"), ...described];
    const given = { rows, size: 16, minimumSize: 10, maximumSize: 20, isFilled: true, parts: 2 };
    const second = { ...given, part: 2 };
    expect(kindsOf(table({ ...given, part: 1 }))).toEqual(["descriptionsMissing"]);
    expect(kindsOf(table(second))).toEqual(["descriptionsMissing"]);
    expect(table(second).shapes).toEqual(table({ ...second, areDescriptionsShown: false }).shapes);
    // Alone, the second half has room for them.
    expect(kindsOf(table({ ...given, rows: rows.slice(9), parts: 1 }))).toEqual([]);
  });

  it("says ab before the lowest of several prices", () => {
    const width = { width: 2000 };
    const red = (row: object) => pathsOf(table({ rows: [row], priceColor: "#ff0000" }, width)).at(-1);
    const text = (words: string) =>
      pathsOf(one({ type: "text", ...width, value: { text: words, size: 20, align: "right", overflow: "wrap" } })).at(
        -1,
      );
    const wide = (path?: PathShape) => {
      const bounds = boundsOf(path ? [path] : []);
      return bounds ? bounds.right - bounds.left : 0;
    };
    const priced = { title: "Margherita", price: 790 };
    const added = wide(text("ab 7,90 €")) - wide(text("7,90 €"));
    expect(added).toBeGreaterThan(20);
    expect(wide(red({ ...priced, isFrom: true })) - wide(red(priced))).toBeCloseTo(added, -1);
  });

  it("has prices at the right edge, also where the title is cut", () => {
    const given = { rows: [{ title: "Ein Titel, der viel länger ist als die Spalte", price: 990 }], overflow: "cut" };
    const drawing = table({ ...given, priceColor: "#ff0000" }, { width: 200 });
    expect(kindsOf(drawing)).toEqual(["cut"]);
    const [titles, prices] = pathsOf(drawing).map((shape) => boundsOf([shape]));
    expect(prices?.right).toBeGreaterThan(296);
    expect(titles?.right).toBeLessThan(prices?.left ?? 0);
  });
});
