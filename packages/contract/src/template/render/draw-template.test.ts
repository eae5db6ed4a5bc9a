import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn, layerWith, pointsOf } from "../../../test/drawn-layer";
import { testFonts } from "../../../test/template-fonts";
import { pathWriter } from "./geometry/path";
import { neededFonts, neededImages } from "./needs";
import { placedShapes } from "./placed";
import { svgOf } from "./svg";

const fonts = testFonts();
const shape = { type: "shape", width: 10, height: 10, value: { fill: "#112233" } } as const;
const image = { id: "img_one", version: 1, extension: "jpg", width: 10, height: 10 } as const;

describe("a drawing", () => {
  it("has its layers in their order over the background, without those that are not visible", () => {
    const { shapes } = drawn({
      ...{ fonts, background: "#ffffff" },
      layers: [
        { ...shape, id: "one" },
        { ...shape, id: "two", isVisible: false },
        { ...shape, id: "three" },
      ],
    });
    expect(shapes.map(({ layer }) => layer)).toEqual(["", "one", "three"]);
  });

  it("is in pixels, whatever the unit of the template is", () => {
    const drawing = drawn({
      ...{ fonts, width: 100, height: 50, unit: "mm", dpi: 254 },
      layers: [{ ...shape, x: 10, y: 5 }],
    });
    expect(drawing).toMatchObject({ width: 1000, height: 500, shapes: [{ d: "M100 50l100 0l0 100l-100 0z" }] });
  });

  it("rotates layers around the middle of their box", () => {
    const { shapes } = drawn({ fonts, layers: [{ ...shape, x: 100, y: 200, rotation: 90 }] });
    const [a, b, c, d, e, f] = shapes[0]?.transform ?? [];
    // The upper left corner becomes the upper right one.
    const turned = [Number(a) * 100 + Number(c) * 200 + Number(e), Number(b) * 100 + Number(d) * 200 + Number(f)];
    expect(turned).toEqual([expect.closeTo(110, 6), expect.closeTo(200, 6)]);
  });

  it("is the same each time", () => {
    const layers = [{ type: "text", value: { text: "Käsespätzle", size: 40 } } as const];
    expect(drawn({ fonts: testFonts(), layers })).toEqual(drawn({ fonts, layers }));
  });

  it("can be placed on a page", () => {
    const drawing = drawn({ fonts, layers: [shape, { ...shape, rotation: 90 }] });
    const [plain, turned] = placedShapes({ drawing, scale: 2, x: 30, y: 40 });
    expect(plain?.transform).toEqual([2, 0, 0, 2, 30, 40]);
    // What was at (0, 0) was turned to (10, 0), which is then twice as far from the place on the page.
    expect(turned?.transform?.slice(4)).toEqual([expect.closeTo(50, 6), expect.closeTo(40, 6)]);
  });
});

describe("a drawing with more text than can be drawn", () => {
  const text = "lorem ipsum dolor ".repeat(110);
  const rows = Array.from({ length: 300 }, (_, index) => ({
    title: `Gericht ${index}`,
    description: text.slice(0, 480),
  }));

  it("has as much of it as all layers may set together, and says what is missing", () => {
    const layers = Array.from({ length: 40 }, (_, index) => ({
      ...({ type: "text", width: 1000, height: 1000, id: `l${index}`, value: { size: 100, text } } as const),
    }));
    const { shapes, warnings } = drawn({ fonts, layers });
    expect(shapes.map(({ layer }) => layer)).toEqual(layers.slice(0, 16).map(({ id }) => id));
    expect(warnings.filter(({ kind }) => kind === "cut").map(({ layer }) => layer)).toEqual(
      layers.slice(15).map(({ id }) => id),
    );
  });

  it("has the first rows of a long table", () => {
    const table = { type: "table", width: 900, height: 1000, value: { size: 30, rows } } as const;
    const { warnings } = drawn({ fonts, layers: [table, { ...table, id: "next" }] });
    expect(warnings).toContainEqual({ layer: "layer", kind: "rowsMissing", count: 239 });
    expect(warnings).toContainEqual({ layer: "next", kind: "rowsMissing", count: 300 });
  });

  it("is drawn also of one word, of a word that may be parted everywhere, and in the smallest type", () => {
    const texts = ["x".repeat(2000), "ab\u200B".repeat(660), "x y ".repeat(500)];
    const layers = texts.flatMap((one, at) =>
      (["cut", "wrap", "shrink"] as const).map((overflow) => ({
        ...({ type: "text", width: 600, height: at === 2 ? 20_000 : 100, id: `${at}${overflow}` } as const),
        value: { size: at === 2 ? 0.1 : 30, text: one, overflow },
      })),
    );
    const { shapes } = drawn({ fonts, layers });
    expect(shapes.map(({ layer }) => layer)).toEqual(layers.map(({ id }) => id));
  });
});

describe("SVG of a drawing", () => {
  it("has paths and pictures alone", () => {
    const drawing = drawn({
      ...{ fonts, width: 20, height: 10, background: "#ffffff" },
      layers: [
        { ...shape, opacity: 0.5, value: { fill: "#11223380", stroke: "#000000", strokeWidth: 2 } },
        { type: "image", id: "two", width: 10, height: 10, value: { image, radius: 5 } },
        { type: "image", id: "three", width: 10, height: 10, value: { image: { ...image, id: "img_two" } } },
      ],
    });
    const hrefOf = ({ id }: { id: string }): string | null => (id === "img_one" ? '/a?b&"c' : null);
    expect(svgOf({ drawing, hrefOf, prefix: "x" })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">' +
        '<path d="M0 0l20 0l0 10l-20 0z" fill="#ffffff"/>' +
        '<g opacity="0.5"><path d="M1 1l8 0l0 8l-8 0z" fill="#112233" fill-opacity="0.502" stroke="#000000"' +
        ' stroke-width="2" stroke-linejoin="miter"/></g>' +
        '<clipPath id="x1"><path d="M5 0l0 0c2.76 0 5 2.24 5 5l0 0c0 2.76-2.24 5-5 5l0 0c-2.76 0-5-2.24-5-5l0 0' +
        'c0-2.76 2.24-5 5-5z"/></clipPath><g clip-path="url(#x1)"><image x="0" y="0" width="10" height="10"' +
        ' preserveAspectRatio="none" href="/a?b&amp;&quot;c"/></g></svg>',
    );
  });

  it("has paths of which every point is at most half a hundredth of a pixel away", () => {
    const point = fc.record({
      x: fc.double({ min: -5000, max: 5000, noNaN: true }),
      y: fc.double({ min: -5000, max: 5000, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
        const writer = pathWriter();
        for (const [index, to] of points.entries()) index === 0 ? writer.move(to) : writer.line(to);
        const read = pointsOf(writer.text());
        expect(read).toHaveLength(points.length);
        for (const [index, { x, y }] of points.entries())
          expect(read[index]).toEqual([expect.closeTo(x, 1.9), expect.closeTo(y, 1.9)]);
      }),
    );
  });
});

describe("what layers need", () => {
  it("are faces and pictures, each once, of what is visible", () => {
    const layers = [
      layerWith({ type: "text", value: { size: 10 } }),
      layerWith({ type: "price", value: { size: 10 } }),
      layerWith({ type: "table", value: { size: 10, font: "Lato", weight: 300 } }),
      layerWith({ type: "hours", isVisible: false, value: { size: 10, font: "Oswald" } }),
      layerWith({ type: "image", value: { image } }),
      layerWith({ type: "image", value: { image } }),
    ];
    expect(neededFonts(layers)).toEqual([
      { family: "Inter", weight: 400, isItalic: false },
      { family: "Lato", weight: 300, isItalic: false },
      { family: "Lato", weight: 700, isItalic: false },
    ]);
    expect(neededImages(layers)).toEqual([{ ...image, alt: "" }]);
  });
});
