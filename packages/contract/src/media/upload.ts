import * as z from "zod";
import { UPLOAD_LIMIT, UPLOAD_TYPES, type UploadExtension } from "./upload-types";

/**
 * Characters of the largest file as a data URL, with room for a long type; what is larger is refused before it is
 * decoded.
 */
const LARGEST_DATA_URL = Math.ceil(UPLOAD_LIMIT / 3) * 4 + 200;
const EXTENSIONS = Object.keys(UPLOAD_TYPES) as [UploadExtension, ...UploadExtension[]];

/** Bytes of the whole request: the data URL and its name in JSON. */
export const UPLOAD_BODY_LIMIT = LARGEST_DATA_URL + 3000;

export const uploadInput = z.strictObject({
  data: z.string().max(UPLOAD_BODY_LIMIT).meta({ title: "Inhalt als data-URL (base64)" }),
  name: z.string().max(1000).nullish().meta({ title: "Name der Datei" }),
});
export type UploadInput = z.output<typeof uploadInput>;

/**
 * A stored file, `/upload/{publicHash}/{id}-{version}.{extension}`. Who knows `id` may order with it, who knows
 * `publicHash` may open it.
 */
export const upload = z.object({
  id: z.string(),
  version: z.int().min(1),
  extension: z.enum(EXTENSIONS),
  publicHash: z.string(),
  mimeType: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type Upload = z.output<typeof upload>;
