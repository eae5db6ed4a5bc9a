import * as z from "zod";
import { plainLine } from "../kit/plain-text";

/** Where a picture is cut for one use: shares of its width and height, from 0 to 1, as it is shown upright. */
const share = (title: string) => z.number().min(0).max(1).meta({ title });

/** What must stay in sight where a picture is cut, such as a face. */
export const imageFocus = z.strictObject({ x: share("Waagrecht"), y: share("Senkrecht") });
export type ImageFocus = z.output<typeof imageFocus>;

export const imageCrop = z.strictObject({
  x: share("Links"),
  y: share("Oben"),
  width: share("Breite").gt(0),
  height: share("Höhe").gt(0),
});
export type ImageCrop = z.output<typeof imageCrop>;

/** The uses of a picture with a crop of their own. */
export const IMAGE_USES = ["product", "category", "hero", "share"] as const;
export type ImageUse = (typeof IMAGE_USES)[number];

export const imageCrops = z.strictObject({
  product: imageCrop.nullish().meta({ title: "Produkt" }),
  category: imageCrop.nullish().meta({ title: "Kategorie" }),
  hero: imageCrop.nullish().meta({ title: "Titelbild" }),
  share: imageCrop.nullish().meta({ title: "Vorschau beim Teilen" }),
});
export type ImageCrops = z.output<typeof imageCrops>;

/** The steps of a folder's path without spaces around them, empty steps and steps that lead elsewhere. */
export function folderPath(path: string): string {
  return path
    .split("/")
    .map((step) => plainLine(step).trim())
    .filter((step) => !["", ".", ".."].includes(step))
    .join("/");
}

/** The path of a folder in the library, such as `Speisen/Pizza`; empty at the top. */
export const imageFolder = z.string().overwrite(folderPath).max(200).meta({ title: "Ordner" });

export const imageTags = z
  .array(z.string().overwrite(plainLine).min(1).max(40))
  .max(20)
  .overwrite((tags) => [...new Set(tags)])
  .meta({ title: "Schlagwörter", entry: "Schlagwort" });
