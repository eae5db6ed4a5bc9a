import * as z from "zod";
import { plainLine } from "../kit/plain-text";
import { share } from "./image-focus";
import { IMAGE_MESSAGES } from "./media.texts";

/** How far a crop may reach beyond the picture, since shares are rounded. */
const EDGE = 1 + 1e-6;

/** Where a picture is cut for one use. */
export const imageCrop = z
  .strictObject({
    x: share("Links"),
    y: share("Oben"),
    width: share("Breite").gt(0),
    height: share("Höhe").gt(0),
  })
  .refine(({ x, width }) => x + width <= EDGE, { path: ["width"], error: IMAGE_MESSAGES.cropOutside })
  .refine(({ y, height }) => y + height <= EDGE, { path: ["height"], error: IMAGE_MESSAGES.cropOutside });
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
  .max(15)
  .overwrite((tags) => [...new Set(tags)])
  .meta({ title: "Schlagwörter", entry: "Schlagwort" });
