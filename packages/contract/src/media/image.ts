import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { recordFields } from "../kit/resource";
import { imageRef } from "./image-fields";
import { images } from "./image.resource";
import { IMAGE_MESSAGES } from "./media.texts";

/** The size limit of a picture in bytes. A Lambda accepts requests of 6 MB, and base64 turns 3 bytes into 4. */
export const IMAGE_LIMIT = 4_000_000;
/** The size limit of the whole request in bytes: the data URL and the texts, as JSON. */
export const IMAGE_BODY_LIMIT = Math.ceil(IMAGE_LIMIT / 3) * 4 + 5000;
/** The size limit of a picture's file in bytes, however it arrives. */
export const IMAGE_FILE_LIMIT = 40_000_000;
export const UPLOAD_PIXEL_LIMIT = 50_000_000;
/** The longest side in pixels. */
export const IMAGE_SIDE_LIMIT = 20_000;
/** The pictures of an animation, and the pixels of all of them together, which its smaller variants are made of at once. */
export const FRAMES_LIMIT = 500;
export const FRAMES_PIXEL_LIMIT = 100_000_000;

const { name, alt, folder, tags, focus, crops } = images.fields.shape;

/** What a browser knows of a file before it sends it, so that one that cannot be taken is refused before that. */
export const announcedFile = z.strictObject({
  contentType: z
    .string()
    .max(100)
    .regex(/^image\/[a-z0-9.+-]+$/i, IMAGE_MESSAGES.typeUnknown),
  size: z
    .int()
    .min(1)
    .refine((size) => size <= IMAGE_FILE_LIMIT, { error: IMAGE_MESSAGES.fileTooLarge })
    .meta({ description: "In Bytes" }),
});

export type AnnouncedFile = z.output<typeof announcedFile>;

/** The content of a picture, or without `data` what is known of the file that will be sent to the bucket. */
const content = {
  data: z
    .string()
    .min(1)
    .max(IMAGE_BODY_LIMIT)
    .optional()
    .meta({ title: "Inhalt als data-URL (base64), höchstens 4 MB", description: "Ohne ihn antwortet `upload`" }),
  file: announcedFile.optional(),
};

/** A new picture. */
export const imageInput = z.strictObject({ ...content, ...{ name, alt, folder, tags, focus, crops } });
export type ImageInput = z.output<typeof imageInput>;

/** A picture as the API answers it. */
export const imageRecord = images.fields.extend(recordFields);

/** A new file for a picture. */
export const imageReplacement = z.strictObject({ version: recordFields.version, ...content });

/** Another picture with the same content. */
export const imageDuplicate = z.object({ id: z.string(), name: z.string() });
export type ImageDuplicate = z.output<typeof imageDuplicate>;

/**
 * By which a browser sends one file to the bucket itself: a form (`multipart/form-data`) with these fields, then
 * `Content-Type` (`image/…`), and last `file` with the bytes. Afterwards `POST images/{id}/uploaded` takes it in.
 */
export const imageUpload = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: instant.meta({ description: "Danach nimmt der Speicher die Datei nicht mehr an" }),
});
export type ImageUpload = z.output<typeof imageUpload>;

/** Which file was sent. Without a body it is that of the newest form. */
export const sentFile = z.strictObject({
  key: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: "Das Feld `key` des Formulars, mit dem die Datei gesendet wurde" }),
});

/** The picture after a call about its file. */
export const imageAnswer = imageRecord.extend({
  upload: imageUpload.optional().meta({ description: "Wohin die Datei zu senden ist, wenn sie noch fehlt" }),
  refusal: z
    .string()
    .nullable()
    .optional()
    .meta({ description: "Warum die zuletzt gesendete Datei nicht übernommen wurde; sonst `null`" }),
  duplicates: z.array(imageDuplicate).optional().meta({ description: "Bilder mit demselben Inhalt" }),
});
export type ImageAnswer = z.output<typeof imageAnswer>;

/** A folder, or a tag, and how many pictures have it. */
export const imageFolderCount = z.object({ folder: z.string(), count: z.int() });
export type ImageFolderCount = z.output<typeof imageFolderCount>;
export const imageTagCount = z.object({ tag: z.string(), count: z.int() });
export type ImageTagCount = z.output<typeof imageTagCount>;

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
  isDraft: z.literal(true).optional().meta({ description: "Nicht der Eintrag selbst zeigt es, sondern sein Entwurf" }),
});
export type ImageUsage = z.output<typeof imageUsage>;
