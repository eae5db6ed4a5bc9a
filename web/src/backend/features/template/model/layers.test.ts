import { LAYER_TYPE_LABELS } from "@tresen/contract/template/template.texts";
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import type { LayerType } from "@tresen/contract/template/layer/layer";
import { describe, expect, test } from "vitest";
import { clipOf, pasted, readClip } from "./clip";
import { lengthsOf } from "./layer-schema";
import { newLayer, pictureLayer } from "./layer-defaults";
import { scaledLayer, withSize } from "./scale";
import { lostBindings, withSource } from "./source";
import { counter, designOf, layerOf } from "./testing";

const look = { primary: "#aa0000", primaryText: "#ffffff", secondary: "#333333", font: "Lato", headingFont: "Oswald" };
const types = Object.keys(LAYER_TYPE_LABELS) as LayerType[];

test.each(types)("a new layer of the type %s fits the page and the server takes it", (type) => {
  for (const design of [designOf(), designOf({ width: 99.1, height: 57, unit: "mm", dpi: 300 })]) {
    const layer = newLayer({ type, design, look, makeId: counter() });
    expect(layer.type).toBe(type);
    expect(imageTemplates.fields.safeParse({ ...design, layers: [layer] }).success).toBe(true);
    expect(layer.x).toBeGreaterThanOrEqual(0);
    expect(layer.x + layer.width).toBeLessThanOrEqual(design.width);
    expect(layer.y + layer.height).toBeLessThanOrEqual(design.height);
  }
});

test("new layers are near the middle of what is seen, and none covers another wholly", () => {
  const near = { x: 250, y: 200 };
  const makeId = counter();
  let design = designOf({ width: 1000, height: 800 });
  for (let count = 0; count < 6; count += 1) {
    const layer = newLayer({ type: "text", design, look, makeId, near });
    expect(design.layers.some(({ x, y }) => Math.abs(x - layer.x) < 10 && Math.abs(y - layer.y) < 10)).toBe(false);
    if (count === 0) expect(layer.y + layer.height / 2).toBeCloseTo(200, -1);
    design = { ...design, layers: [...design.layers, layer] };
  }
});

test("a picture keeps its proportions", () => {
  const image = { id: "img_1", version: 1, extension: "jpg" as const, width: 400, height: 200, alt: "" };
  const layer = pictureLayer({ image, design: designOf(), look, makeId: counter() });
  expect(layer.width / layer.height).toBeCloseTo(2, 1);
});

describe("another size of the page", () => {
  const text = layerOf({
    type: "text",
    x: 100,
    y: 100,
    width: 200,
    height: 40,
    value: { text: "x", size: 30, minimumSize: 8 },
  });
  const design = designOf({ layers: [text] });

  test("scales the layers with it and keeps them in the middle", () => {
    const size = { width: 2000, height: 2000, unit: "px", dpi: 96 } as const;
    const { layers, width, preset } = withSize(design, { size, preset: "free", fitting: "scale" });
    expect([width, preset]).toEqual([2000, "free"]);
    expect(layers[0]).toMatchObject({ x: 200, y: 400, width: 400, height: 80, value: { size: 60, minimumSize: 16 } });
  });

  test("keeps what touches an edge of the page at that edge", () => {
    const full = layerOf({ type: "shape", x: 0, y: 0, width: 1000, height: 800, value: {} });
    const foot = layerOf({ type: "shape", x: 0, y: 700, width: 1000, height: 100, value: {} });
    const over = layerOf({ type: "shape", x: -10, y: 300, width: 60, height: 50, value: {} });
    const page = designOf({ layers: [full, foot, over], width: 1000, height: 800 });
    const size = { width: 1000, height: 1600, unit: "px", dpi: 96 } as const;
    const { layers } = withSize(page, { size, preset: "free", fitting: "scale" });
    expect(layers[0]).toMatchObject({ x: 0, y: 0, width: 1000, height: 1600 });
    // It still begins where what stood above it ends.
    expect(layers[1]).toMatchObject({ x: 0, y: 1100, width: 1000, height: 500 });
    expect(layers[2]).toMatchObject({ x: -10, y: 700, width: 60, height: 50 });
  });

  test("leaves them where they are in pixels if the unit changes", () => {
    const size = { width: 254, height: 254, unit: "mm", dpi: 100 } as const;
    const { layers } = withSize(design, { size, preset: "free", fitting: "keep" });
    expect(layers[0]).toMatchObject({ x: 25.4, width: 50.8, value: { size: 7.62 } });
    const wider = withSize(design, {
      size: { width: 3000, height: 800, unit: "px", dpi: 96 },
      preset: "free",
      fitting: "keep",
    });
    expect(wider.layers).toEqual([text]);
  });

  test("changes every length and nothing else", () => {
    expect(lengthsOf("table").map(({ key }) => key)).toEqual([
      "columnGap",
      "rowGap",
      "size",
      "minimumSize",
      "maximumSize",
    ]);
    expect(lengthsOf("image").map(({ key }) => key)).toEqual(["radius"]);
    const scaled = scaledLayer(text, { factor: 0.001, around: { x: 0, y: 0 } });
    // Not smaller than the schema allows.
    expect(scaled.value).toMatchObject({ size: 0.1, lineHeight: 1.2 });
  });
});

describe("the clipboard", () => {
  const bound = layerOf({ type: "text", value: { text: "x", size: 30 }, bindings: { text: { path: "product.name" } } });
  const design = designOf({ source: "product", layers: [bound] });
  const clip = clipOf({ layers: [bound], design, from: "tpl_1" });
  const paste = (into: typeof design, id: string) => pasted({ clip, design: into, id, count: 0, makeId: counter() });

  test("gives layers to the same template beside the copied ones, and to others at their place", () => {
    expect(paste(design, "tpl_1").layers[0]).toMatchObject({ id: "new1", x: 24, y: 24 });
    expect(paste(design, "tpl_2").layers[0]).toMatchObject({ x: 0, y: 0 });
    expect(paste(designOf({ width: 50, height: 50 }), "tpl_2").layers[0]).toMatchObject({ x: -25, y: 0 });
  });

  test("keeps the size in pixels where the other template is measured in millimetres", () => {
    const { layers } = paste(designOf({ unit: "mm", dpi: 254, width: 200, height: 200 }), "tpl_2");
    expect(layers[0]).toMatchObject({ width: 10, value: { size: 3 } });
  });

  test("leaves values behind that the other source does not have, and says how many", () => {
    expect(paste(designOf({ source: "branch" }), "tpl_2")).toMatchObject({ unbound: 1, layers: [{ bindings: {} }] });
    expect(paste(design, "tpl_2").unbound).toBe(0);
  });

  test("reads only layers", () => {
    expect(readClip(JSON.stringify(clip))?.layers).toEqual([bound]);
    for (const text of ["Hallo", "{", '{"kind":"template-layers"}', JSON.stringify({ ...clip, unit: "em" })])
      expect(readClip(text)).toBeNull();
    expect(readClip({ ...clip, layers: [{ id: "x" }, bound] })?.layers).toEqual([bound]);
  });
});

test("another source removes the values that it does not have", () => {
  const layers = [
    layerOf({ id: "a", bindings: { fill: { path: "shop.primaryColor" } } }),
    layerOf({ id: "b", bindings: { isVisible: { path: "product.image" } } }),
  ];
  const design = designOf({ source: "product", layers });
  expect(lostBindings(design, "branch")).toBe(1);
  expect(withSource(design, "branch").layers.map(({ bindings }) => Object.keys(bindings))).toEqual([["fill"], []]);
});
