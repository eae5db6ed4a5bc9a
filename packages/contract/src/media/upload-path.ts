interface Stored {
  id: string;
  version: number;
  extension: string;
  publicHash: string;
}

/** Where browsers find the file. */
export function uploadUrl({ id, version, extension, publicHash }: Stored): string {
  return `/upload/${publicHash}/${id}-${version}.${extension}`;
}

/** Where browsers find a small picture of it; null for what is no picture. */
export function uploadPreviewUrl({ id, version, extension, publicHash }: Stored): string | null {
  return ["jpg", "png", "gif", "webp"].includes(extension)
    ? `/upload/${publicHash}/preview/${id}-${version}.jpg`
    : null;
}
