import * as z from "zod";
import { ref } from "../kit/schema";

export const imageRef = z
  .strictObject({
    id: ref("images"),
    version: z.int().min(1).default(1),
    extension: z.enum(["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"]),
    width: z.int().min(1).max(20_000).nullish(),
    height: z.int().min(1).max(20_000).nullish(),
    alt: z.string().max(300).default("").meta({ title: "Bildbeschreibung" }),
  })
  .meta({ widget: "image" });
export const images = (title: string) => z.array(imageRef).max(50).meta({ title, entry: "Bild" });
export type ImageRef = z.infer<typeof imageRef>;
