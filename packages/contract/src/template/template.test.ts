import { describe, expect, test } from "vitest";
import { imageTemplates } from "./image-template.resource";
import { FORMATS } from "./data/formats";
import { TEMPLATE_FIELDS } from "./data/template-fields";
import { BINDABLE } from "./layer/layer";
import { PRESETS, pixelSize } from "./size/presets";
import { FORMAT_LABELS } from "./template.texts";

const { fields, check } = imageTemplates;
const box = { x: 0, y: 0, width: 100, height: 40 };
const template = (more: object): unknown => ({ identifier: "angebot", name: "Angebot", ...more });
const errorsOf = (more: object): string[] => {
  const parsed = fields.parse(template(more));
  return (check?.({ fields: parsed, isValid: () => true }) ?? []).map(({ field }) => field ?? "");
};

describe("templates", () => {
  test("need only an identifier and a name, and have no layers then", () => {
    expect(fields.parse(template({}))).toEqual({
      ...{ identifier: "angebot", name: "Angebot", width: 1080, height: 1080, unit: "px", dpi: 150 },
      ...{ background: "#ffffff", preset: "free", source: "none", layers: [] },
    });
  });

  test("have layers whose value has the fields of their type", () => {
    const parsed = fields.parse(
      template({ layers: [{ id: "a", type: "text", ...box, value: { text: "Heute", size: 24 } }] }),
    );
    expect(parsed.layers[0]).toMatchObject({
      isVisible: true,
      rotation: 0,
      value: { overflow: "shrink", font: "Inter" },
    });
    expect(fields.safeParse(template({ layers: [{ id: "a", type: "qr", ...box, value: { size: 24 } }] })).success).toBe(
      false,
    );
    expect(fields.safeParse(template({ layers: [{ id: "a", type: "html", ...box, value: {} }] })).success).toBe(false);
  });

  test("take values only from fields that their source has and that fit", () => {
    const layers = (bindings: object): object => ({
      source: "product",
      layers: [{ id: "a", type: "text", ...box, value: { size: 24 }, bindings }],
    });
    expect(
      errorsOf(layers({ text: { path: "product.name", fallback: "–" }, isVisible: { path: "product.image" } })),
    ).toEqual([]);
    expect(errorsOf(layers({ text: { path: "branch.name" } }))).toEqual(["layers.0.bindings.text.path"]);
    expect(errorsOf(layers({ text: { path: "product.image" } }))).toEqual(["layers.0.bindings.text.path"]);
    expect(errorsOf(layers({ size: { path: "product.price" } }))).toEqual(["layers.0.bindings.size"]);
  });

  test("have at most 20 million pixels, and no layer twice", () => {
    expect(errorsOf({ width: 500, height: 500, unit: "mm", dpi: 300 })).toEqual(["width"]);
    expect(errorsOf({ width: 5000, height: 4000 })).toEqual([]);
    const line = { id: "a", type: "line", ...box, value: {} };
    expect(errorsOf({ layers: [line, line] })).toEqual(["layers.1.id"]);
  });

  test("have numbers of six decimals, which the database can store", () => {
    const layers = [{ id: "a", type: "line", ...box, x: 1e-200, y: 0.12345678, rotation: -1e-9, value: {} }];
    expect(fields.parse(template({ layers })).layers[0]).toMatchObject({ x: 0, y: 0.123457, rotation: 0 });
    expect(fields.safeParse(template({ width: 1e-200 })).success).toBe(false);
  });

  test("have texts of at most 30,000 characters in all layers together", () => {
    const text = (index: number): object => {
      return { id: `l${index}`, type: "text", ...box, value: { size: 9, text: "a".repeat(2000) } };
    };
    const rows = [{ title: "b".repeat(300), description: "c".repeat(700) }];
    const table = { id: "table", type: "table", ...box, value: { size: 9, rows } };
    const some = Array.from({ length: 14 }, (_, index) => text(index));
    expect(errorsOf({ layers: [...some, table] })).toEqual([]);
    expect(errorsOf({ layers: [...some, table, text(14)] })).toEqual(["layers"]);
  });

  test("become pixels by their resolution", () => {
    expect(pixelSize(PRESETS.a6)).toEqual({ width: 1748, height: 1240 });
    expect(pixelSize(PRESETS.fullHd)).toEqual({ width: 1920, height: 1080 });
  });

  test("have a label for each format, and some field for each property that can be bound", () => {
    expect(Object.keys(FORMAT_LABELS)).toEqual([...FORMATS]);
    const kinds = new Set(Object.values(TEMPLATE_FIELDS).flatMap((list) => list.map(({ kind }) => kind as string)));
    for (const properties of Object.values(BINDABLE))
      for (const fitting of Object.values<readonly string[]>(properties))
        expect(fitting.some((kind) => kinds.has(kind))).toBe(true);
  });
});
