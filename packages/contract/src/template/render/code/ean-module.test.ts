import { expect, test } from "vitest";
import { layer } from "../../layer/layer";
import { LEAST_EAN_MODULE, thinnestBar } from "./ean-module";

const barcode = (content: string, more: object = {}) =>
  layer.parse({
    ...{ id: "code", type: "barcode", x: 0, y: 0, width: 37.29, height: 20, value: { content }, ...more },
  });

test("an EAN 13 in its usual size has modules of 0.33 mm, and 80 % of it is the least", () => {
  const layers = [barcode("4006381333931")];
  expect(thinnestBar({ layers, scale: 1 })).toBeCloseTo(0.33, 6);
  expect(thinnestBar({ layers, scale: 0.8 })).toBeCloseTo(LEAST_EAN_MODULE, 6);
  expect(thinnestBar({ layers: [...layers, barcode("96385074", { width: 20 })], scale: 1 })).toBeCloseTo(20 / 81, 6);
});

test("what is no EAN, or is hidden, has none", () => {
  const layers = [barcode(""), barcode("123"), barcode("4006381333931", { isVisible: false })];
  expect(thinnestBar({ layers, scale: 1 })).toBe(Infinity);
});
