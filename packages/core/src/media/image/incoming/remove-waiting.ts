import { AppError } from "../../../platform/errors";
import { findImage, removeImageRow } from "../row";
import { type ImageUploadRow, awaitedFiles } from "../awaited-file";

/**
 * Removes a picture that has no file and waits for none, after the row of the file that it waited for has expired. That
 * is also the time of the removal, since a reaction has no request.
 */
export async function removeWaiting({ image, expiresAt }: ImageUploadRow): Promise<void> {
  const [before, awaited] = await Promise.all([findImage(image), awaitedFiles({ image })]);
  if (!before || before.fields.extension !== null || awaited.length > 0) return;
  try {
    await removeImageRow({ before, cause: { actor: null, action: "remove", now: expiresAt * 1000 } });
  } catch (error) {
    // Somebody has changed it at this moment, for example given it another form.
    if (!(error instanceof AppError && error.kind === "conflict")) throw error;
  }
}
