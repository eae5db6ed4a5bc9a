import { createHash } from "node:crypto";
import type { BundleImage } from "@tresen/contract/bundle/bundle-image";
import { imagePath, readImage, writeImage } from "../media/image";
import type { Row } from "../records/rows";

/** What the record of a picture says; `version` is the picture's own. */
export type ImageFields = Omit<BundleImage, "data" | "id"> & { digest: string };

/** The record's fields for a picture of the bundle; the digest tells whether the picture itself is another one. */
export function imageFields({ id: _, data, ...fields }: BundleImage): ImageFields {
  return { ...fields, digest: createHash("sha256").update(bytesOf(data)).digest("base64url") };
}

/** What the row of a picture holds, as `imageFields` made it. */
export function storedImage({ fields }: Row): ImageFields {
  return fields as ImageFields;
}

export async function storeImage(image: BundleImage): Promise<void> {
  await writeImage({ path: imagePath({ image }), body: bytesOf(image.data) });
}

/** The picture for a bundle; null when the bucket has lost it. */
export async function loadImage(row: Row): Promise<BundleImage | null> {
  const { id } = row;
  const { digest: _, ...image } = storedImage(row);
  const found = await readImage({ path: imagePath({ image: { ...image, id } }) });
  return (
    found && { id, ...image, data: `data:${found.contentType};base64,${Buffer.from(found.body).toString("base64")}` }
  );
}

function bytesOf(data: string): Buffer {
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}
