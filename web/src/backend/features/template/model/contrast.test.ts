import { expect, test } from "vitest";
import { backdropOf, contrastOf, lowContrast } from "./contrast";
import { designOf, layerOf } from "./testing";

const text = (fields: Record<string, unknown> = {}, value: Record<string, unknown> = {}) =>
  layerOf({
    id: "t",
    type: "text",
    x: 20,
    y: 20,
    width: 60,
    height: 20,
    ...fields,
    value: { size: 20, color: "#777777", ...value },
  });
const shape = (fields: Record<string, unknown> = {}) =>
  layerOf({ id: "s", width: 200, height: 200, value: { fill: "#000000" }, ...fields });

test("text is compared with the shape below it, else with the page", () => {
  expect(backdropOf(designOf({ layers: [text()] }), text())).toBe("#ffffff");
  expect(backdropOf(designOf({ layers: [shape(), text()] }), text())).toBe("#000000");
  // What is above, hidden or elsewhere is not behind it.
  for (const layers of [
    [text(), shape()],
    [shape({ isVisible: false }), text()],
    [shape({ x: 500 }), text()],
  ])
    expect(backdropOf(designOf({ layers }), text())).toBe("#ffffff");
});

test("nothing is told where a picture is behind it, or something that lets others shine through", () => {
  const picture = layerOf({ id: "i", type: "image", width: 200, height: 200 });
  for (const below of [picture, shape({ opacity: 0.5 }), shape({ value: { fill: "#00000080" } })]) {
    const design = designOf({ layers: [below, text()] });
    expect(contrastOf(design, { layer: text(), color: "#777777" })).toBeNull();
    expect(lowContrast(design, text())).toBeNull();
  }
});

test("small text needs 4.5, large text 3, and codes are compared with their own ground", () => {
  const design = designOf({ layers: [] });
  expect(lowContrast(design, text())).toBeCloseTo(4.48, 2);
  expect(lowContrast(design, text({}, { size: 60 }))).toBeNull();
  expect(lowContrast(design, text({}, { color: "#000000" }))).toBeNull();
  expect(lowContrast(design, text({ isVisible: false }))).toBeNull();
  const code = layerOf({ type: "qr", value: { content: "x", color: "#ffff00" } });
  expect(lowContrast(design, code)).toBeLessThan(1.2);
});
