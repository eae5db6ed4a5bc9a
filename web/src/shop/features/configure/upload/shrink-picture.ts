import { UPLOAD_LIMIT } from "@tresen/contract/media/upload-types";

/** The longest side in pixels: enough to see a scratch or to print a cake. */
const LONGEST_SIDE = 2560;
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * A photo small enough to upload, in upright orientation. Smaller files, animated pictures and formats that this
 * browser cannot read are returned unchanged.
 */
export async function shrinkPicture({ file, above }: { file: File; above: number }): Promise<Blob> {
  if (file.size <= above || !/^image\/(?:jpeg|png|webp|heic|heif)$/.test(file.type)) return file;
  const picture = await decode(file);
  if (!picture) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return file;
  // JPEG has no transparency.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (blob && blob.size <= UPLOAD_LIMIT) return blob.size < file.size ? blob : file;
  }
  return file;
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
}
