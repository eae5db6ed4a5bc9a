import { createHash } from "node:crypto";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import { imageAddress } from "@tresen/contract/media/image-address";
import type { ImageRecord } from "@tresen/contract/media/image.resource";
import type { ManifestFile } from "@tresen/contract/signage/player/manifest";
import type { SignageVideo } from "@tresen/contract/signage/video/video.resource";
import { writeObject } from "../../platform/blob";
import { findRow, namedRecords } from "../../records/rows";

/** Where the bucket keeps manifests and drawn pictures. */
const FOLDER = "signage";
const imageRows = namedRecords<ImageRecord>("images");
const videoRows = namedRecords<SignageVideo>("signage-videos");
const ENDINGS = { "application/json": "json", "image/png": "png" } as const;

/** The file of a picture of the library; null for one without. */
export async function pictureFile({ id }: Pick<ImageRef, "id">): Promise<ManifestFile | null> {
  const row = await findRow({ resource: imageRows, id });
  if (!row) return null;
  const { fileVersion: version, extension, mimeType, size, digest } = imageRows.recordOf(row);
  if (!extension || !mimeType || size === null || digest === null) return null;
  return {
    url: imageAddress({ image: { id, version, extension } }),
    sha256: Buffer.from(digest, "base64url").toString("hex"),
    bytes: size,
    mimeType,
  };
}

/** The file of a video; null for one that waits for its file or was refused. */
export async function videoFile(id: string): Promise<ManifestFile | null> {
  const row = await findRow({ resource: videoRows, id });
  if (!row) return null;
  const { state, sha256, bytes, mimeType } = videoRows.recordOf(row);
  if (state !== "ready" || sha256 === null || bytes === null || mimeType === null) return null;
  return { url: `/video/${sha256}.${mimeType === "video/mp4" ? "mp4" : "webm"}`, sha256, bytes, mimeType };
}

/** Writes a file under the hash of its content. @param unless the hash of a file that is there already. */
export async function writeHashed({
  body,
  contentType,
  unless = null,
}: {
  body: Uint8Array;
  contentType: keyof typeof ENDINGS;
  unless?: string | null;
}): Promise<ManifestFile> {
  const sha256 = createHash("sha256").update(body).digest("hex");
  const file = hashedFile({ sha256, contentType, bytes: body.byteLength });
  if (sha256 !== unless) await writeObject({ key: file.url.slice(1), body, contentType });
  return file;
}

/** A file that was written before. */
export function hashedFile({
  sha256,
  contentType,
  bytes,
}: {
  sha256: string;
  contentType: keyof typeof ENDINGS;
  bytes: number;
}): ManifestFile {
  return { url: `/${FOLDER}/${sha256}.${ENDINGS[contentType]}`, sha256, bytes, mimeType: contentType };
}
