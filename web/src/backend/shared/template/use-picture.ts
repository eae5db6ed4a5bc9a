import type { ImageRef } from "@tresen/contract/media/image-fields";
import type { Layer } from "@tresen/contract/template/layer/layer";
import { drawTemplate } from "@tresen/contract/template/render/draw-template";
import type { FontBook } from "@tresen/contract/template/render/font/font-book";
import { neededFonts, neededImages } from "@tresen/contract/template/render/needs";
import { svgOf } from "@tresen/contract/template/render/svg";
import type { DrawingWarning } from "@tresen/contract/template/render/warning";
import type { TemplateSize } from "@tresen/contract/template/size/presets";
import { useMemo } from "react";
import { useFontBook } from "./fonts";
import { hrefOf as largeHrefOf } from "./image-href";
import { useImageSizes } from "./image-sizes";
import { type TemplateValues, boundLayers } from "./template-data";

/** What is drawn: a template, or a design that is being edited. */
export interface DrawnDesign extends TemplateSize {
  background: string;
  layers: readonly Layer[];
}

export interface Picture {
  svg: string;
  warnings: readonly DrawingWarning[];
}

/** The fonts with which a design can be drawn for any record. Null until all that are there have been loaded. */
export function useDesignFonts({ layers }: Pick<DrawnDesign, "layers">): FontBook | null {
  const faces = useMemo(() => neededFonts(layers.map((layer) => ({ ...layer, isVisible: true }))), [layers]);
  const { book, isLoading } = useFontBook(faces);
  return isLoading ? null : book;
}

/** A whole design with the values of a record; null until it can be drawn. */
export function usePicture({
  design,
  values,
  fonts,
  prefix,
  hrefOf = largeHrefOf,
}: {
  design: DrawnDesign;
  values: TemplateValues;
  fonts: FontBook | null;
  /** Before the ids of the drawn elements, so that two pictures in one page differ. */
  prefix: string;
  hrefOf?: (image: ImageRef) => string;
}): Picture | null {
  const layers = useMemo(() => boundLayers({ layers: design.layers, values }), [design.layers, values]);
  const images = useMemo(() => neededImages(layers), [layers]);
  const sizeOf = useImageSizes(images);
  return useMemo(() => {
    if (!fonts) return null;
    const drawing = drawTemplate({ template: design, layers, fonts, currency: values.currency, sizeOf });
    return { svg: svgOf({ drawing, hrefOf, prefix }), warnings: drawing.warnings };
  }, [fonts, design, layers, values.currency, sizeOf, hrefOf, prefix]);
}
