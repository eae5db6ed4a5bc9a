import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { recordFields } from "../kit/resource";
import { imageRef } from "./image-fields";
import { images } from "./image.resource";

/** The size limit of a picture in bytes. A Lambda accepts requests of 6 MB, and base64 turns 3 bytes into 4. */
export const IMAGE_LIMIT = 4_000_000;
/** The size limit of the whole request in bytes: the data URL and the texts, as JSON. */
export const IMAGE_BODY_LIMIT = Math.ceil(IMAGE_LIMIT / 3) * 4 + 5000;
/** The size limit of a picture's file in bytes, however it arrives. */
export const IMAGE_FILE_LIMIT = 40_000_000;
export const UPLOAD_PIXEL_LIMIT = 50_000_000;
/** The longest side in pixels. */
export const IMAGE_SIDE_LIMIT = 20_000;
/** The pixels of all pictures of an animation together, which its smaller variants are made of at once. */
export const FRAMES_PIXEL_LIMIT = 100_000_000;
/** The formats that can be uploaded, as a file dialog takes them. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

const { name, alt, folder, tags, focus, crops } = images.fields.shape;

/** A new picture with its content. */
export const imageInput = z.strictObject({
  data: z.string().min(1).max(IMAGE_BODY_LIMIT).meta({ title: "Inhalt als data-URL (base64), höchstens 4 MB" }),
  ...{ name, alt, folder, tags, focus, crops },
});
export type ImageInput = z.output<typeof imageInput>;

/** A picture as the API answers it. */
export const imageRecord = images.fields.extend(recordFields);

/** A new file for a picture. */
export const imageReplacement = z.strictObject({ version: recordFields.version, data: imageInput.shape.data });

/** A file that a picture had before. */
export const imageFile = z.object({
  fileVersion: z.int(),
  extension: imageRef.shape.extension,
  mimeType: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  size: z.int().nullable().meta({ description: "In Bytes" }),
  digest: z.string(),
  replacedAt: instant,
  expiresAt: instant.meta({ description: "Danach wird die Datei gelöscht" }),
});
export type ImageFile = z.output<typeof imageFile>;

/** A record that shows a picture; `config` is the settings. */
export const imageUsage = z.object({
  resource: z.string(),
  id: z.string(),
  title: z.string(),
  fields: z.array(z.string()).meta({ description: "Die Felder, etwa `images.0`" }),
});
export type ImageUsage = z.output<typeof imageUsage>;
