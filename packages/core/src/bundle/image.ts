import { createHash } from "node:crypto";
import type { BundleImage } from "@tresen/contract/bundle/bundle-image";
import type { Instant } from "@tresen/contract/kit/time";
import type { RecordMeta } from "@tresen/contract/kit/resource";
import type { ImageRecord } from "@tresen/contract/media/image.resource";
import { hasAlt, imagePath, readImage, writeImage } from "../media/image";
import type { Row } from "../records/rows";

/** The stored fields of an image's record. */
export type ImageFields = Omit<ImageRecord, keyof RecordMeta>;

/** The fields to store for an image of the bundle. The digest shows whether the content of the image has changed. */
export function imageFields({
  image: { id: _, data, version, width, height, ...fields },
  before,
  now,
}: {
  image: BundleImage;
  before: Row | null;
  now: Instant;
}): ImageFields {
  const body = bytesOf(data);
  const digest = createHash("sha256").update(body).digest("base64url");
  const known = before && storedImage(before);
  return {
    ...fields,
    fileVersion: version,
    mimeType: data.slice("data:".length, data.indexOf(";")),
    width: width ?? null,
    height: height ?? null,
    size: body.byteLength,
    digest,
    uploadedAt: known?.digest === digest ? (known.uploadedAt ?? null) : new Date(now).toISOString(),
    state: "ready",
    error: null,
    hasAlt: hasAlt(fields),
  };
}

/** The fields of an image's row. */
export function storedImage({ fields }: Row): ImageFields {
  return fields as ImageFields;
}

export async function storeImage(image: BundleImage): Promise<void> {
  await writeImage({ path: imagePath({ image }), body: bytesOf(image.data) });
}

/** The image with its content for a bundle; null when it has no file, or the bucket does not have it. */
export async function loadImage(row: Row): Promise<BundleImage | null> {
  const { id } = row;
  const { extension, fileVersion: version, width, height, ...fields } = storedImage(row);
  if (!extension) return null;
  const found = await readImage({ path: imagePath({ image: { id, version, extension } }) });
  if (!found) return null;
  const { name, alt, folder, tags, focus, crops } = fields;
  const data = `data:${found.contentType};base64,${Buffer.from(found.body).toString("base64")}`;
  return { id, version, extension, width, height, name, alt, folder, tags, focus, crops, data };
}

function bytesOf(data: string): Buffer {
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}
