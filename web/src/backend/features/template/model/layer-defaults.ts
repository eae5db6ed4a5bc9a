import type { ImageRef } from "@tresen/contract/media/image-fields";
import { type Layer, type LayerType } from "@tresen/contract/template/layer/layer";
import type { Design, MakeId } from "./design";
import { freePlace } from "./free-place";
import { type Point, rounded } from "./geometry";
import { schemaOf } from "./layer-schema";
import { NEW_TEXTS } from "./layer-defaults.texts";
import { readLayer } from "./scale";

/** The look of the shop, in which new layers begin. */
export interface Look {
  primary: string;
  primaryText: string;
  secondary: string;
  font: string;
  headingFont: string;
}

export interface NewLayer {
  type: LayerType;
  design: Pick<Design, "width" | "height" | "layers">;
  look: Look;
  makeId: MakeId;
  /** Near which it is put; the middle of the page by default. */
  near?: Point;
}

/** The width and height of a new layer, as shares of the page's shorter side. */
const SIZES: Readonly<Record<LayerType, { width: number; height: number }>> = {
  text: { width: 0.7, height: 0.14 },
  image: { width: 0.5, height: 0.5 },
  shape: { width: 0.4, height: 0.4 },
  line: { width: 0.6, height: 0.02 },
  qr: { width: 0.3, height: 0.3 },
  barcode: { width: 0.45, height: 0.2 },
  price: { width: 0.4, height: 0.2 },
  table: { width: 0.8, height: 0.6 },
  hours: { width: 0.6, height: 0.4 },
};

/** A layer at a free place near the middle that shows something at once, in the look of the shop. */
export function newLayer({ type, design, look, makeId, near }: NewLayer): Layer {
  const short = Math.min(design.width, design.height);
  const size = SIZES[type];
  const [width, height] = [rounded(short * size.width), rounded(short * size.height)];
  const box = freePlace({ design, near: near ?? { x: design.width / 2, y: design.height / 2 }, width, height });
  const layer = readLayer({ id: makeId(), type, ...box, value: valueOf({ type, short, look }) });
  if (!layer) throw new Error(`No default of ${schemaOf(type).def.type} ${type}`);
  return layer;
}

function valueOf({ type, short, look }: { type: LayerType; short: number; look: Look }): Record<string, unknown> {
  const size = (share: number): number => Math.max(0.1, rounded(short * share));
  const { font } = look;
  switch (type) {
    case "text":
      return { text: NEW_TEXTS.text, font: look.headingFont, weight: 700, size: size(0.09), minimumSize: size(0.03) };
    case "image":
      return {};
    case "shape":
      return { fill: look.primary };
    case "line":
      return { color: look.primary, thickness: size(0.006) };
    case "qr":
      return { content: NEW_TEXTS.address };
    case "barcode":
      return { content: NEW_TEXTS.gtin };
    case "price":
      return {
        price: 990,
        font: look.headingFont,
        weight: 700,
        size: size(0.14),
        align: "center",
        verticalAlign: "middle",
      };
    case "table":
      return {
        rows: NEW_TEXTS.rows,
        font,
        size: size(0.035),
        minimumSize: size(0.018),
        rowGap: size(0.02),
        columnGap: size(0.05),
        headingColor: look.primary,
      };
    case "hours":
      return { rows: NEW_TEXTS.hours, font, size: size(0.045), minimumSize: size(0.02), rowGap: size(0.015) };
  }
}

/** A picture as a layer, in its own proportions. */
export function pictureLayer({ image, ...rest }: Omit<NewLayer, "type"> & { image: ImageRef }): Layer {
  const layer = newLayer({ ...rest, type: "image" });
  if (layer.type !== "image") return layer;
  const ratio = image.width && image.height ? image.width / image.height : 1;
  const most = Math.min(rest.design.width, rest.design.height) * 0.6;
  const [width, height] = ratio > 1 ? [most, most / ratio] : [most * ratio, most];
  return {
    ...layer,
    x: rounded((rest.design.width - width) / 2),
    y: rounded((rest.design.height - height) / 2),
    width: rounded(width),
    height: rounded(height),
    value: { ...layer.value, image },
  };
}

/** A text as a layer, such as one that was pasted. */
export function textLayer({ text, ...rest }: Omit<NewLayer, "type"> & { text: string }): Layer {
  const layer = newLayer({ ...rest, type: "text" });
  return layer.type === "text" ? { ...layer, value: { ...layer.value, text: text.slice(0, 2000) } } : layer;
}
