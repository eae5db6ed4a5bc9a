import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import { IMAGE_WIDTHS } from "@tresen/contract/media/image-sizes";
import type { ImageRecord } from "@tresen/contract/media/image.resource";
import { images } from "@tresen/contract/media/image.resource";
import type { ImageFile } from "@tresen/contract/media/image";
import { keysOf } from "@tresen/contract/kit/object";
import type { EntityItem } from "electrodb";
import { removeObject } from "../../platform/blob";
import { ConditionFailed, type Item, storageCall } from "../../platform/db";
import { type RowChange, type StreamRecord, rowChange } from "../../platform/event";
import { KEPT_DAYS } from "../../records/changes";
import { findRow } from "../../records/rows";
import { ImageFileEntity } from "./image-file.entity";
import { rasterPath } from "./drawing";
import { hiddenPath, imagePath } from "./store";

export type ImageFileRow = EntityItem<typeof ImageFileEntity>;
export type ImageFileChange = RowChange<ImageFileRow>;

/** What is known of a file. */
export type FileFacts = Pick<ImageRecord, "mimeType" | "width" | "height" | "size" | "digest"> & {
  extension: ImageRef["extension"];
};

/** Within this time the record has to name a new file. */
const WRITTEN_WITHIN = DAY;
/** The number of attempts when several people replace the same picture at the same moment. */
const ATTEMPTS = 10;
const DIGITS = 9;

/** The version of a file as it is stored, so that rows are in order. */
export const placeOf = (fileVersion: number): string => String(fileVersion).padStart(DIGITS, "0");
export const secondsAt = (instant: Instant): number => Math.ceil(instant / 1000);

/**
 * Reserves a version for a new file of a picture, before anything is written to the bucket: nobody else writes the same
 * address, and what is left by an interrupted call is removed after a day.
 * @param current the version of the file that the picture has; 0 for a new picture.
 * @throws upstream
 */
export async function reserveFile({
  image,
  current,
  facts,
  now,
}: {
  image: string;
  current: number;
  facts: FileFacts;
  now: Instant;
}): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const [last] = current === 0 && attempt === 1 ? [] : await rowsOf({ image, limit: 1 });
    const fileVersion = Math.max(current, Number(last?.place ?? 0)) + 1;
    const row = fileRow({ image, fileVersion, facts, now, expiresAt: now + WRITTEN_WITHIN });
    try {
      await storageCall(() => ImageFileEntity.create(row).go({ response: "none" }));
      return fileVersion;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Keeps a file that another one replaces as long as the history may name it.
 * @throws upstream
 */
export async function keepFile({
  image,
  fileVersion,
  facts,
  now,
}: {
  image: string;
  fileVersion: number;
  facts: FileFacts;
  now: Instant;
}): Promise<void> {
  const row = fileRow({ image, fileVersion, facts, now, expiresAt: now + KEPT_DAYS * DAY });
  await storageCall(() => ImageFileEntity.put(row).go({ response: "none" }));
}

/** The files that the picture had before, the newest first, without those that never were its file. */
export async function keptFiles({ image, now }: { image: string; now: Instant }): Promise<ImageFile[]> {
  const rows = await rowsOf({ image });
  return rows
    .filter(({ expiresAt }) => expiresAt * 1000 > now + WRITTEN_WITHIN)
    .map(({ place, image: _, expiresAt, ...facts }) => ({
      ...factsOf(facts),
      fileVersion: Number(place),
      replacedAt: facts.createdAt,
      expiresAt: new Date(expiresAt * 1000).toISOString(),
    }));
}

/** @returns null for stream records of other rows. */
export function imageFileChangeOf(record: StreamRecord): ImageFileChange | null {
  return rowChange({
    record,
    key: { prefix: "image-file#" },
    rowOf: (item: Item) => ImageFileEntity.parse({ Item: item }).data,
  });
}

/**
 * Removes a file with all that was drawn from it after its row has expired, unless the picture's record names it.
 * Idempotent.
 * @throws upstream
 */
export async function removeExpiredImageFile({ before, after }: ImageFileChange): Promise<void> {
  if (!before || after) return;
  const version = Number(before.place);
  const row = await findRow({ resource: images, id: before.image });
  if (row?.fields["fileVersion"] === version) return;
  const keys = keysOfFile(before);
  // The file itself first: see `writeDerived`.
  await removeObject({ key: keys[0] ?? "" });
  await Promise.all([...keys, ...keys.slice(0, 1).map(hiddenPath)].map((key) => removeObject({ key })));
}

/** Where a file and all that was drawn from it is stored; the file itself first. */
export function keysOfFile({ image, place, extension }: Pick<ImageFileRow, "image" | "place" | "extension">): string[] {
  const file = { id: image, version: Number(place), extension };
  const formats = [...new Set([extension, "avif", "webp"] as const)];
  return [
    imagePath({ image: file }),
    ...(extension === "svg" ? [rasterPath(`${image}-${file.version}`)] : []),
    ...keysOf(IMAGE_WIDTHS).flatMap((size) =>
      formats.map((format) => imagePath({ image: { ...file, extension: format }, size })),
    ),
  ];
}

/** The rows of a picture's files, the newest first. */
export function rowsOf({ image, limit }: { image: string; limit?: number }): Promise<ImageFileRow[]> {
  return storageCall(async () => {
    const query = ImageFileEntity.query.primary({ image });
    const { data } = await query.go({ order: "desc", consistent: true, ...(limit ? { limit } : { pages: "all" }) });
    return data;
  });
}

export function fileRow({
  image,
  fileVersion,
  facts: { mimeType, width, height, size, digest, extension },
  now,
  expiresAt,
}: {
  image: string;
  fileVersion: number;
  facts: FileFacts;
  now: Instant;
  expiresAt: Instant;
}): ImageFileRow {
  return {
    ...{ image, place: placeOf(fileVersion), extension, mimeType: mimeType ?? "", digest: digest ?? "" },
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(size === null ? {} : { size }),
    createdAt: new Date(now).toISOString(),
    expiresAt: secondsAt(expiresAt),
  };
}

type FileRowFacts = Pick<ImageFileRow, "extension" | "mimeType" | "width" | "height" | "size" | "digest">;

export function factsOf({ extension, mimeType, width, height, size, digest }: FileRowFacts) {
  return { extension, mimeType, digest, width: width ?? null, height: height ?? null, size: size ?? null };
}
