import type { ImageTemplate } from "@tresen/contract/template/image-template.resource";
import { bindLayers } from "@tresen/contract/template/data/bind";
import type { Layer } from "@tresen/contract/template/layer/layer";
import { drawTemplate } from "@tresen/contract/template/render/draw-template";
import { neededImages } from "@tresen/contract/template/render/needs";
import type { TemplateSize } from "@tresen/contract/template/size/presets";
import type { BoundData } from "../data";
import { pictureOf } from "../picture";
import { pdfOf } from "./pdf";
import { fontsOf } from "./fonts";
import type { DrawnTemplate } from "./drawn";
import { pictureKey, picturesOf } from "./pictures";

export type { DrawnTemplate } from "./drawn";
export { MM, type PlacedDrawing, pageBytes, pdfBytes } from "./pdf";
export { pictureKey, picturesOf } from "./pictures";

/** Draws a template with the values of a record. */
export async function drawBound({
  template,
  values,
  longest,
}: {
  template: Pick<ImageTemplate, "width" | "height" | "unit" | "dpi" | "background" | "layers">;
  values: Pick<BoundData, "data" | "timeZone" | "currency">;
  /** In pixels, where less of photos is shown than a screen shows. */
  longest?: number;
}): Promise<DrawnTemplate & { layers: Layer[] }> {
  const layers: Layer[] = bindLayers({ layers: template.layers, ...values });
  const [fonts, pictures] = await Promise.all([fontsOf(layers), picturesOf(neededImages(layers), longest)]);
  const drawing = drawTemplate({
    ...{ template, layers, fonts, currency: values.currency },
    sizeOf: (image) => pictures.get(pictureKey(image)) ?? null,
  });
  return { drawing, pictures, layers };
}

/** A drawing as a file. */
export function fileOf({
  template,
  drawn,
  format,
}: {
  template: TemplateSize;
  drawn: DrawnTemplate;
  format: "png" | "jpeg" | "pdf";
}): Promise<Uint8Array> {
  if (format === "pdf") return pdfOf({ template, pages: [drawn] });
  const { drawing, pictures } = drawn;
  const dpi = template.unit === "mm" ? template.dpi : null;
  return pictureOf({ drawing, format, dpi, fileOf: (image) => pictures.get(pictureKey(image)) ?? null });
}
