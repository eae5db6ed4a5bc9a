import { hasKey } from "@tresen/contract/kit/object";
import { UPLOAD_TYPES, type UploadExtension } from "@tresen/contract/media/upload-types";

export interface UploadPath {
  publicHash: string;
  /** `{id}-{version}` */
  name: string;
  /** Null for the preview. */
  extension: UploadExtension | null;
}

// Every part is matched explicitly, so that only the name of an upload can become a key of the bucket.
const PATTERN = /^\/upload\/([A-Za-z0-9_-]{43})\/(preview\/)?([A-Za-z0-9_]{1,64}-\d{1,9})\.([a-z0-9]{3,4})$/;

/**
 * Parses `/upload/{publicHash}/{id}-{version}.{extension}`, or the preview's `preview/…jpg`; null for any other path.
 */
export function parseUploadPath(path: string): UploadPath | null {
  const [, publicHash, preview, name, ending] = PATTERN.exec(path) ?? [];
  if (!publicHash || !name || !ending) return null;
  if (preview) return ending === "jpg" ? { publicHash, name, extension: null } : null;
  return hasKey(UPLOAD_TYPES, ending) ? { publicHash, name, extension: ending } : null;
}

export function uploadKey({
  publicHash,
  name,
  extension,
}: {
  publicHash: string;
  name: string;
  extension: string;
}): string {
  return `upload/${publicHash}/${name}.${extension}`;
}

export function previewKey({ publicHash, name }: Pick<UploadPath, "publicHash" | "name">): string {
  return `upload/${publicHash}/preview/${name}.jpg`;
}
