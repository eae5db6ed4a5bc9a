import { checkSize } from "./size";

/**
 * A HEIC file as JPEG, within the bounds of the library; null for another picture. The decoder is loaded with the first.
 * @throws as `isoPicture`.
 */
export async function jpegOfHeicFile(file: Uint8Array): Promise<Uint8Array | null> {
  const { isoPicture } = await import("./isobmff");
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { extension, body } = await isoPicture({ bytes, checkSize });
  return extension === "jpg" ? body : null;
}
