import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { recordFields } from "../../kit/resource";
import { VIDEO_LIMIT, VIDEO_PARTS_LIMIT } from "./video.limits";
import { signageVideos } from "./video.resource";
import { VIDEO_MESSAGES, VIDEO_REFUSALS } from "./video.texts";

const { name, tags } = signageVideos.fields.shape;

/** What a browser tells of a file before it sends it, so that one that is too large is refused before that. */
export const announcedVideo = z.strictObject({
  name: z.string().min(1).max(300).meta({ description: "Der Name der Datei, etwa `sommer.mp4`" }),
  bytes: z
    .int()
    .min(1)
    .refine((bytes) => bytes <= VIDEO_LIMIT, { error: VIDEO_REFUSALS.tooLarge })
    .meta({ description: "Die Größe in Bytes, höchstens 500 MB" }),
});
export type AnnouncedVideo = z.output<typeof announcedVideo>;

/** A new video, whose file follows. */
export const videoInput = z.strictObject({ name, tags, file: announcedVideo });
export type VideoInput = z.output<typeof videoInput>;

const partNumber = z.int().min(1).max(VIDEO_PARTS_LIMIT);

/**
 * To where a browser sends the file, part by part, each by PUT with exactly `bytes` bytes. The header `ETag` of each
 * answer is told afterwards by `POST signage-videos/{id}/uploaded`.
 */
export const videoUpload = z.object({
  parts: z.array(
    z.object({
      number: partNumber,
      bytes: z.int(),
      url: z.string(),
    }),
  ),
  expiresAt: instant.meta({ description: "Danach gelten die Adressen nicht mehr; `parts` nennt neue" }),
});
export type VideoUpload = z.output<typeof videoUpload>;

/** Parts for which addresses are asked again: those that have not arrived. */
export const wantedParts = z.strictObject({
  numbers: z
    .array(partNumber)
    .min(1)
    .max(VIDEO_PARTS_LIMIT)
    .refine((numbers) => new Set(numbers).size === numbers.length, { error: VIDEO_MESSAGES.partTwice }),
});

/** The parts that the bucket has taken. */
export const sentParts = z.strictObject({
  parts: z
    .array(z.strictObject({ number: partNumber, etag: z.string().regex(/^"?[0-9a-zA-Z-]{1,80}"?$/) }))
    .min(1)
    .max(VIDEO_PARTS_LIMIT)
    .refine((parts) => new Set(parts.map(({ number }) => number)).size === parts.length, {
      error: VIDEO_MESSAGES.partTwice,
    }),
});
export type SentParts = z.output<typeof sentParts>;

/** A video as the API answers it. */
export const videoRecord = signageVideos.fields.extend(recordFields);

/** A video that waits for its file, and to where that is sent. */
export const videoAnswer = videoRecord.extend({ upload: videoUpload });
export type VideoAnswer = z.output<typeof videoAnswer>;
