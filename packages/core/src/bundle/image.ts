import { createHash } from "node:crypto";
import type { BundleImage } from "@tresen/contract/bundle/bundle-image";
import { imagePath, readImage, writeImage } from "../media/image";
import type { Row } from "../records/rows";

/** The stored fields of an image's record. `version` is the version of the image itself. */
export type ImageFields = Omit<BundleImage, "data" | "id"> & { digest: string };

/** The fields to store for an image of the bundle. The digest shows whether the content of the image has changed. */
export function imageFields({ id: _, data, ...fields }: BundleImage): ImageFields {
  return { ...fields, digest: createHash("sha256").update(bytesOf(data)).digest("base64url") };
}

/** The fields of an image's row, as `imageFields` made them. */
export function storedImage({ fields }: Row): ImageFields {
  return fields as ImageFields;
}

export async function storeImage(image: BundleImage): Promise<void> {
  await writeImage({ path: imagePath({ image }), body: bytesOf(image.data) });
}

/** The image with its content for a bundle; null when the bucket does not have the file. */
export async function loadImage(row: Row): Promise<BundleImage | null> {
  const { id } = row;
  // An uploaded image has more fields than a bundle takes.
  const { version, extension, width, height, alt } = storedImage(row);
  const image = { version, extension, width, height, alt };
  const found = await readImage({ path: imagePath({ image: { ...image, id } }) });
  return (
    found && { id, ...image, data: `data:${found.contentType};base64,${Buffer.from(found.body).toString("base64")}` }
  );
}

function bytesOf(data: string): Buffer {
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}
