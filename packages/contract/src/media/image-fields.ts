import * as z from "zod";
import { plainLine } from "../kit/plain-text";
import { ref } from "../kit/schema";
import { imageFocus } from "./image-focus";
import type { ImageUse } from "./image-place-fields";

const cropKey = z
  .string()
  .regex(/^[a-z0-9]{8}$/)
  .nullish();

export const imageRef = z
  .strictObject({
    id: ref("images"),
    version: z.int().min(1).default(1),
    extension: z.enum(["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"]),
    width: z.int().min(1).max(20_000).nullish(),
    height: z.int().min(1).max(20_000).nullish(),
    alt: z.string().overwrite(plainLine).max(300).default("").meta({ title: "Bildbeschreibung" }),
    /** Filled in by the server where it is not the middle: what must stay in sight where the picture is cut. */
    focus: imageFocus.nullish(),
    /** Filled in by the server for the uses that it cuts the picture for: part of their addresses, see `imageAddress`. */
    cropKeys: z
      .strictObject({ product: cropKey, category: cropKey, hero: cropKey, share: cropKey } satisfies Record<
        ImageUse,
        unknown
      >)
      .nullish(),
    /** Filled in by the server where an own crop contains the focus: its place within the crop. */
    cropFocus: z
      .strictObject({
        product: imageFocus.nullish(),
        category: imageFocus.nullish(),
        hero: imageFocus.nullish(),
        share: imageFocus.nullish(),
      } satisfies Record<ImageUse, unknown>)
      .nullish(),
  })
  .meta({ widget: "image" });
export const images = (title: string) => z.array(imageRef).max(50).meta({ title, entry: "Bild" });
export type ImageRef = z.infer<typeof imageRef>;
