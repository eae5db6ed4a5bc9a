import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { type Layer, layer as layerSchema } from "@tresen/contract/template/layer/layer";
import type { Design } from "./design";

/** A template of a test, with the defaults of its definition. */
export function designOf(fields: Record<string, unknown> = {}): Design {
  return imageTemplates.fields.parse({ identifier: "test", name: "Test", width: 1000, height: 800, ...fields });
}

/** A layer of a test: a rectangle unless another type is given. */
export function layerOf(fields: Record<string, unknown> = {}): Layer {
  return layerSchema.parse({ id: "a", type: "shape", x: 0, y: 0, width: 100, height: 50, value: {}, ...fields });
}

/** Ids that a test can foresee. */
export function counter(): () => string {
  let count = 0;
  return () => `new${(count += 1)}`;
}
