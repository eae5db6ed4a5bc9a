import { DAY, type Instant } from "@tresen/contract/kit/time";
import { type AnnouncedFile, IMAGE_FILE_LIMIT, type ImageUpload } from "@tresen/contract/media/image";
import { IMAGE_SEVERAL_ARRIVED } from "@tresen/contract/media/media.texts";
import type { EntityItem } from "electrodb";
import { ulid } from "ulid";
import { headObject, uploadForm } from "../../platform/blob";
import { ConditionFailed, storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { ImageUploadEntity } from "./image-upload.entity";

export type ImageUploadRow = EntityItem<typeof ImageUploadEntity>;

/** How long a picture waits for its file, or shows why it was refused; as long as the bucket keeps what arrived. */
const WAITING_FOR = DAY;

/** The number of forms of one picture among which the file that has arrived is looked for. */
const MOST_FORMS = 20;

/** The file that a picture waits for by this form; null for none. */
export async function awaitedFile({ image, key }: { image: string; key: string }): Promise<ImageUploadRow | null> {
  return (await storageCall(() => ImageUploadEntity.get({ image, key }).go({ consistent: true }))).data;
}

/** The files that a picture waits for, the one with the newest form first. */
export async function awaitedFiles({ image }: { image: string }): Promise<ImageUploadRow[]> {
  const query = ImageUploadEntity.query.primary({ image });
  const { data } = await storageCall(() => query.go({ order: "desc", consistent: true, limit: MOST_FORMS }));
  return data.filter(({ isLate }) => !isLate);
}

/**
 * Of several files that a picture waits for, the one that has arrived; of none, the one with the newest form.
 * @throws conflict where several have arrived, upstream.
 */
export async function onlyArrived({ image }: { image: string }): Promise<ImageUploadRow | null> {
  const awaited = await awaitedFiles({ image });
  if (awaited.length <= 1) return awaited[0] ?? null;
  const open = awaited.filter(({ refusal }) => refusal === undefined);
  const found = await Promise.all(open.map(headObject));
  const [first, ...others] = open.filter((_, index) => found[index]);
  if (others.length > 0) throw new AppError("image.several_arrived", "conflict", IMAGE_SEVERAL_ARRIVED);
  return first ?? awaited[0] ?? null;
}

/**
 * A form by which a browser sends a file of the picture. Several people may have one each at the same time.
 * @param fileVersion of the file that the picture has; 0 for none.
 * @param announced what is known of the file: then the bucket takes one of exactly this size and type.
 */
export async function awaitFile({
  image,
  fileVersion,
  announced,
  now,
}: {
  image: string;
  fileVersion: number;
  announced: AnnouncedFile | undefined;
  now: Instant;
}): Promise<ImageUpload> {
  const key = `${folderOf(image)}${ulid(now)}`;
  const createdAt = new Date(now).toISOString();
  const expiresAt = Math.ceil((now + WAITING_FOR) / 1000);
  await storageCall(() =>
    ImageUploadEntity.put({ image, key, fileVersion, createdAt, expiresAt }).go({ response: "none" }),
  );
  return uploadForm({
    key,
    bytes: announced ? { least: announced.size, most: announced.size } : { most: IMAGE_FILE_LIMIT },
    contentType: announced ? { is: announced.contentType } : { startsWith: "image/" },
    at: now,
  });
}

/** Notes why the file was not taken. @returns whether the picture still waits for this file. */
export function noteRefusal({ image, key, refusal }: Pick<ImageUploadRow, "image" | "key"> & { refusal: string }) {
  return unlessForgotten(() => ImageUploadEntity.patch({ image, key }).set({ refusal }).go({ response: "none" }));
}

/** Notes that the picture had got another file first, so that the answer stays the same. */
export function noteLate({ image, key }: Pick<ImageUploadRow, "image" | "key">): Promise<boolean> {
  return unlessForgotten(() => ImageUploadEntity.patch({ image, key }).set({ isLate: true }).go({ response: "none" }));
}

/** The picture waits for this file no more. */
export async function forgetFile({ image, key }: Pick<ImageUploadRow, "image" | "key">): Promise<void> {
  await storageCall(() => ImageUploadEntity.delete({ image, key }).go({ response: "none" }));
}

async function unlessForgotten(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await storageCall(write);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** Whether a form of this picture could have had the key. */
export function isKeyOf({ image, key }: { image: string; key: string }): boolean {
  return key.startsWith(folderOf(image));
}

const folderOf = (image: string): string => `incoming/${image}-`;
