import { headObject } from "../../platform/blob";
import type { Row } from "../../records/rows";
import { hasAlt } from "./facts";
import { contentTypeOf, imagePath } from "./store";
import { imageRef } from "@tresen/contract/media/image-fields";

/**
 * The fields of a picture that a version before 1.7.2 stored, in today's form; null for one that is in this form
 * already. Then `version` was the version of the file.
 * @throws upstream
 */
export async function convertEarlierPicture({ id, fields }: Row): Promise<Record<string, unknown> | null> {
  const { version, extension, width, height, alt, name, digest } = fields;
  const format = imageRef.shape.extension.safeParse(extension);
  if (fields["fileVersion"] !== undefined || !format.success) return null;
  const fileVersion = Number(version ?? 1);
  const key = imagePath({ image: { id, version: fileVersion, extension: format.data } });
  return {
    name: name ?? "",
    alt: alt ?? "",
    folder: "",
    tags: [],
    focus: { x: 0.5, y: 0.5 },
    crops: {},
    fileVersion,
    extension,
    mimeType: contentTypeOf(key),
    width: width ?? null,
    height: height ?? null,
    size: (await headObject({ key }))?.size ?? null,
    digest: digest ?? null,
    uploadedAt: null,
    state: "ready",
    error: null,
    hasAlt: hasAlt({ alt: String(alt ?? "") }),
  };
}
