import type { Drawing, ImageShape, Shape } from "@tresen/contract/template/render/drawing";
import { rectanglePath } from "@tresen/contract/template/render/geometry/outlines";
import type { FileOf, PictureFile } from "./picture-file";

/**
 * The last photo that covers the whole drawing and hides all before it, and the shapes after it; null for none. Such a
 * photo needs no renderer, which takes three times as long to read and place it.
 */
export function wholePhoto({
  drawing: { width, height, shapes },
  fileOf,
}: {
  drawing: Drawing;
  fileOf: FileOf;
}): { file: PictureFile; shape: ImageShape; after: readonly Shape[] } | null {
  const all = rectanglePath({ box: { x: 0, y: 0, width, height } });
  const covers = (shape: Shape): shape is ImageShape =>
    shape.kind === "image" &&
    (shape.clip === null || shape.clip === all) &&
    shape.opacity === 1 &&
    shape.transform === null &&
    [shape.x, shape.y, shape.width, shape.height].every(Number.isInteger) &&
    [shape.x, shape.y].every((start) => start <= 0) &&
    shape.x + shape.width >= width &&
    shape.y + shape.height >= height;
  const shape = shapes.findLast(covers);
  const file = shape ? fileOf(shape.image) : null;
  // Other files may be transparent.
  if (!shape || file?.mimeType !== "image/jpeg") return null;
  return { file, shape, after: shapes.slice(shapes.indexOf(shape) + 1) };
}
