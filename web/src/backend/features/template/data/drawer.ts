import type { ImageRef } from "@tresen/contract/media/image-fields";
import type { Layer } from "@tresen/contract/template/layer/layer";
import { drawTemplate } from "@tresen/contract/template/render/draw-template";
import type { FontBook } from "@tresen/contract/template/render/font/font-book";
import { svgOf } from "@tresen/contract/template/render/svg";
import type { DrawingWarning } from "@tresen/contract/template/render/warning";
import type { TemplateSize } from "@tresen/contract/template/size/presets";
import { hrefOf } from "../../../shared/template/image-href";

export interface LayerDrawing {
  /** Elements of SVG in pixels of the picture. */
  svg: string;
  warnings: readonly DrawingWarning[];
}

export type DrawLayer = (layer: Layer) => LayerDrawing;

const NOTHING: LayerDrawing = { svg: "", warnings: [] };

/**
 * Draws one layer with the renderer of the whole template, and remembers it as long as the layer stays the same: so a
 * change of one layer draws that one alone.
 */
export function layerDrawer({
  size,
  fonts,
  currency,
  sizeOf,
  prefix = "layer",
}: {
  size: TemplateSize;
  fonts: FontBook | null;
  currency: string;
  sizeOf: (image: ImageRef) => { width: number; height: number } | null;
  /** Before the ids of the drawn elements, so that two drawings of a layer in one page differ. */
  prefix?: string;
}): DrawLayer {
  const drawn = new WeakMap<Layer, LayerDrawing>();
  return (layer) => {
    const known = drawn.get(layer);
    if (known) return known;
    if (!fonts) return NOTHING;
    const { width, height, shapes, warnings } = drawTemplate({
      template: { ...size, background: "" },
      layers: [layer],
      fonts,
      currency,
      sizeOf,
    });
    const svg = svgOf({ drawing: { width, height, shapes }, hrefOf, prefix: `${prefix}-${layer.id}-` });
    const drawing = { svg: inner(svg), warnings };
    drawn.set(layer, drawing);
    return drawing;
  };
}

/** What is within the outermost element. */
const inner = (svg: string): string => svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
