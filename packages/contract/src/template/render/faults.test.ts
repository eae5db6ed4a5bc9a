import { expect, test } from "vitest";
import { bindLayers } from "../data/bind";
import { layer } from "../layer/layer";
import { faultTexts, faultsOf } from "./faults";

const BOX = { x: 0, y: 0, width: 10, height: 10 };
const photo = layer.parse({
  ...{ id: "foto", name: "Foto", type: "image", ...BOX, value: {} },
  bindings: { image: { path: "product.image" } },
});
const instead = layer.parse({
  ...{ id: "statt", type: "text", ...BOX, value: { size: 3, text: "Haus" } },
  bindings: { isVisible: { path: "product.image", format: "empty" } },
});
const bound = (layers: Parameters<typeof bindLayers>[0]["layers"], image: unknown = null) =>
  bindLayers({
    layers,
    data: { "product.image": image as null },
    timeZone: "Europe/Vienna",
    currency: "EUR",
  });

test("an empty place is a fault, unless another layer is shown instead of the picture", () => {
  expect(faultTexts({ layers: bound([photo]), warnings: [] })).toEqual(["Ebene „Foto“: Das Bild fehlt."]);
  expect(faultsOf({ layers: bound([photo, instead]), warnings: [] })).toEqual([]);
  // What stands in for another picture, or is hidden, stands in for nothing here.
  const other = { ...instead, bindings: { isVisible: { path: "shop.logo", format: "empty" as const } } };
  expect(faultsOf({ layers: bound([photo, other]), warnings: [] })).toHaveLength(1);
  expect(faultsOf({ layers: bound([photo, { ...instead, isVisible: false }]), warnings: [] })).toHaveLength(1);
  expect(faultsOf({ layers: bound([{ ...photo, isVisible: false }]), warnings: [] })).toEqual([]);
});

test("smaller type is no fault, and the same fault is told once", () => {
  const warnings = [
    { layer: "statt", kind: "shrunk", share: 0.5 },
    { layer: "statt", kind: "cut" },
    { layer: "statt", kind: "cut" },
  ] as const;
  expect(faultTexts({ layers: [instead], warnings })).toEqual(["Ebene „Text“: Der Text passt nicht und ist gekürzt."]);
});
