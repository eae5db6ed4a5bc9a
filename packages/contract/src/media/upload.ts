import * as z from "zod";
import { UPLOAD_LIMIT, UPLOAD_TYPES, type UploadExtension } from "./upload-types";

/**
 * The length of the largest file as a data URL, with room for a long MIME type. Longer ones are refused before they are
 * decoded.
 */
const LARGEST_DATA_URL = Math.ceil(UPLOAD_LIMIT / 3) * 4 + 200;
const EXTENSIONS = Object.keys(UPLOAD_TYPES) as [UploadExtension, ...UploadExtension[]];

/** The size limit of the whole request in bytes: the data URL and the name, as JSON. */
export const UPLOAD_BODY_LIMIT = LARGEST_DATA_URL + 3000;

export const uploadInput = z.strictObject({
  data: z.string().max(UPLOAD_BODY_LIMIT).meta({ title: "Inhalt als data-URL (base64)" }),
  name: z.string().max(1000).nullish().meta({ title: "Name der Datei" }),
});
export type UploadInput = z.output<typeof uploadInput>;

/**
 * A stored upload, served at `/upload/{publicHash}/{id}-{version}.{extension}`. Knowing `id` allows ordering with it,
 * knowing `publicHash` allows opening it.
 */
export const upload = z.object({
  id: z.string(),
  version: z.int().min(1),
  extension: z.enum(EXTENSIONS),
  publicHash: z.string(),
  mimeType: z.string(),
  name: z.string(),
  /** The size in bytes. */
  size: z.int(),
});
export type Upload = z.output<typeof upload>;
