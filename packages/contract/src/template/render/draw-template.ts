import type { ImageRef } from "../../media/image-fields";
import { LETTERS_LIMIT } from "../template.rules";
import type { Layer } from "../layer/layer";
import { type TemplateSize, pixelSize, pixelsPerUnit } from "../size/presets";
import type { Drawing, Shape } from "./drawing";
import type { FontBook } from "./font/font-book";
import { type Box, rotationOf } from "./geometry/box";
import { rectanglePath } from "./geometry/outlines";
import { paintOf } from "./geometry/paint";
import { drawBarcode } from "./layer/barcode-layer";
import type { LayerContext, Mark } from "./layer/context";
import { drawHours } from "./layer/hours-layer";
import { drawImage } from "./layer/image-layer";
import { drawPrice } from "./layer/price-layer";
import { drawQr } from "./layer/qr-layer";
import { drawLine, drawShape } from "./layer/shape-layer";
import { drawTable } from "./layer/table-layer";
import { drawText } from "./layer/text-layer";
import type { DrawingWarning } from "./warning";

/**
 * Draws a template in pixels, from the background to the last layer. It needs no browser and no server, reads nothing
 * and gives the same drawing for the same input everywhere. Values from records must be in the layers already: see
 * `bindLayers`.
 */
export function drawTemplate({
  template,
  layers,
  fonts,
  currency,
  sizeOf = sizeOfRef,
}: {
  template: TemplateSize & { background: string };
  layers: readonly Layer[];
  fonts: FontBook;
  /** The code of the shop's currency. */
  currency: string;
  /** The size of a picture's file, of which only the proportions matter; null for a picture that cannot be shown. */
  sizeOf?: (image: ImageRef) => { width: number; height: number } | null;
}): Drawing {
  const { width, height } = pixelSize(template);
  const scale = pixelsPerUnit(template);
  const warnings: DrawingWarning[] = [];
  const shapes: Shape[] = [];
  const letters = { left: LETTERS_LIMIT };
  const background = paintOf(template.background);
  if (background) {
    const d = rectanglePath({ box: { x: 0, y: 0, width, height } });
    shapes.push({ layer: "", opacity: 1, transform: null, kind: "path", d, fill: background, stroke: null });
  }
  for (const layer of layers) {
    if (!layer.isVisible) continue;
    const box = boxOf({ layer, scale });
    const context: LayerContext = {
      ...{ box, scale, fonts, currency, sizeOf, letters },
      warn: (warning) => warnings.push({ layer: layer.id, ...warning }),
    };
    const own = { layer: layer.id, opacity: layer.opacity, transform: rotationOf({ box, degrees: layer.rotation }) };
    shapes.push(...marksOf({ layer, context }).map((mark): Shape => ({ ...own, ...mark })));
  }
  return { width, height, shapes, warnings };
}

function boxOf({ layer, scale }: { layer: Layer; scale: number }): Box {
  const { x, y, width, height } = layer;
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

function sizeOfRef({ width, height }: ImageRef): { width: number; height: number } | null {
  return width && height ? { width, height } : null;
}

function marksOf({ layer, context }: { layer: Layer; context: LayerContext }): Mark[] {
  switch (layer.type) {
    case "text":
      return drawText({ value: layer.value, context });
    case "image":
      return drawImage({ value: layer.value, context });
    case "shape":
      return drawShape({ value: layer.value, context });
    case "line":
      return drawLine({ value: layer.value, context });
    case "qr":
      return drawQr({ value: layer.value, context });
    case "barcode":
      return drawBarcode({ value: layer.value, context });
    case "price":
      return drawPrice({ value: layer.value, bindings: layer.bindings, context });
    case "table":
      return drawTable({ value: layer.value, context });
    case "hours":
      return drawHours({ value: layer.value, context });
  }
}
