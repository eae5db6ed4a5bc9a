interface Stored {
  id: string;
  version: number;
  extension: string;
  publicHash: string;
}

/** The URL of the uploaded file. */
export function uploadUrl({ id, version, extension, publicHash }: Stored): string {
  return `/upload/${publicHash}/${id}-${version}.${extension}`;
}

/** The URL of a small preview; null for a file that is no image. */
export function uploadPreviewUrl({ id, version, extension, publicHash }: Stored): string | null {
  return ["jpg", "png", "gif", "webp", "heic"].includes(extension)
    ? `/upload/${publicHash}/preview/${id}-${version}.jpg`
    : null;
}
