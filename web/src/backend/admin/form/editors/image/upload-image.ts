import type { ImageAnswer } from "@tresen/contract/media/image";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import { call } from "../../../../../shared/api";
import type { Picture } from "../../../media/picture";
import { PictureFault } from "../../../media/upload/send-file";
import { UPLOAD_TEXTS } from "../../../media/upload/upload.texts";

/** What a field stores of a picture. @throws PictureFault for one without a file. */
export function referenceTo({
  id,
  fileVersion,
  extension,
  width,
  height,
  alt,
}: Pick<Picture, "id" | "fileVersion" | "extension" | "width" | "height" | "alt">): ImageRef {
  if (!extension) throw new PictureFault(UPLOAD_TEXTS.failed);
  return { id, version: fileVersion, extension, width, height, alt };
}

/** Takes a picture that was there before instead of the same one that was just uploaded, which is removed. */
export async function existingInstead({ image, twin }: { image: ImageAnswer; twin: string }): Promise<ImageRef> {
  const existing = await call("GET /api/images/{id}", { params: { id: twin }, query: { as: "staff" } });
  const reference = referenceTo(existing);
  // Who may not remove pictures leaves one more in the library.
  await call("DELETE /api/images/{id}", { params: { id: image.id } }).catch(() => undefined);
  return reference;
}
