import type { Entry } from "../build";

export type Template = Entry<"image-templates">;
type LayerInput = NonNullable<Template["layers"]>[number];
type Bindings = NonNullable<LayerInput["bindings"]>;
type Of<Type extends LayerInput["type"]> = Extract<LayerInput, { type: Type }>;

/** Left, top, width and height in the unit of the template. */
export type Box = readonly [number, number, number, number];

interface Common {
  id: string;
  name: string;
  box: Box;
  bindings?: Bindings;
  opacity?: number;
  rotation?: number;
}

const base = ({ id, name, box: [x, y, width, height], bindings = {}, opacity = 1, rotation = 0 }: Common) => ({
  ...{ id, name, x, y, width, height, bindings, opacity, rotation },
});

type Made<Type extends LayerInput["type"]> = Common & Partial<Of<Type>["value"]>;

function parts<Type extends LayerInput["type"]>({ id, name, box, bindings, opacity, rotation, ...value }: Made<Type>) {
  return {
    layer: base({
      ...{ id, name, box },
      ...(bindings ? { bindings } : {}),
      ...(opacity === undefined ? {} : { opacity }),
      ...(rotation === undefined ? {} : { rotation }),
    }),
    value,
  };
}

export function text({ size, ...asked }: Made<"text"> & { size: number }): LayerInput {
  const { layer, value } = parts<"text">(asked);
  return { type: "text", ...layer, value: { size, minimumSize: size / 4, ...value } };
}

export function price({ size, ...asked }: Made<"price"> & { size: number }): LayerInput {
  const { layer, value } = parts<"price">(asked);
  return { type: "price", ...layer, value: { size, ...value } };
}

export function table({ size, ...asked }: Made<"table"> & { size: number }): LayerInput {
  const { layer, value } = parts<"table">(asked);
  return { type: "table", ...layer, value: { size, ...value } };
}

export function hours({ size, ...asked }: Made<"hours"> & { size: number }): LayerInput {
  const { layer, value } = parts<"hours">(asked);
  return { type: "hours", ...layer, value: { size, minimumSize: size / 3, ...value } };
}

export function image(asked: Made<"image">): LayerInput {
  const { layer, value } = parts<"image">(asked);
  return { type: "image", ...layer, value };
}

export function shape(asked: Made<"shape">): LayerInput {
  const { layer, value } = parts<"shape">(asked);
  return { type: "shape", ...layer, value };
}

export function line(asked: Made<"line">): LayerInput {
  const { layer, value } = parts<"line">(asked);
  return { type: "line", ...layer, value };
}

export function qr(asked: Made<"qr">): LayerInput {
  const { layer, value } = parts<"qr">(asked);
  return { type: "qr", ...layer, value };
}

export function barcode(asked: Made<"barcode">): LayerInput {
  const { layer, value } = parts<"barcode">(asked);
  return { type: "barcode", ...layer, value };
}

/** The colours of the shop, with those of the demo shop in the editor until a record is chosen. */
export const PRIMARY = { path: "shop.primaryColor" } as const;
export const ON_PRIMARY = { path: "shop.primaryTextColor" } as const;
export const SECONDARY = { path: "shop.secondaryColor" } as const;
export const ON_SECONDARY = { path: "shop.secondaryTextColor" } as const;

/** What a shop's templates share: its typefaces, its colours and the paper. */
export interface Look {
  heading: string;
  headingWeight: number;
  body: string;
  /** The typeface of prices and numbers, whose digits are equally high. */
  figures: string;
  primary: string;
  secondary: string;
  paper: string;
}
export const INK = "#1f1b18";
export const QUIET = "#5a524b";

/** Where a record has no picture: the name of the shop on the coloured area. */
export function nameInstead({
  box,
  path,
  font,
  weight,
  size,
  color = ON_SECONDARY,
}: {
  box: Box;
  path: string;
  font: string;
  weight: number;
  size: number;
  /** Of the letters on the coloured area. */
  color?: { path: string };
}): LayerInput {
  return text({
    ...{ id: "ohne-bild", name: "Statt eines Bildes", box, font, weight, size },
    ...{ align: "center", verticalAlign: "middle", color: "#ffffff" },
    bindings: { text: { path: "shop.name" }, color, isVisible: { path, format: "empty" } },
  });
}
