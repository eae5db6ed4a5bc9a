import { FONT_STORAGE_FAILED } from "@tresen/contract/media/media.texts";
import { AppError } from "../../platform/errors";
import type { FontFace } from "./css";
import { ownFontRow } from "./own";
import { packagedFaces } from "./packaged";
import { readOwnFile } from "./store";

/**
 * The files of a variant, as WOFF with zlib, for functions that draw with them: of a packaged family first that of usual
 * letters, then that of further ones; of an own family one file. Null when the family or the variant does not exist:
 * `closestVariant` finds another one. The function needs the packaged files beside its bundle (`hasFonts` in its
 * definition), `GetItem` of the table and `GetObject` in the folder `font`.
 * @throws upstream
 */
export async function fontFaces({ family, variant }: { family: string; variant: string }): Promise<FontFace[] | null> {
  const packaged = await packagedFaces({ family, variant });
  if (packaged) return packaged;
  const row = await ownFontRow({ family, variant });
  if (!row) return null;
  const data = await readOwnFile(row);
  // The row is written last and removed first, so its file can only be missing while it is being replaced.
  if (!data) throw new AppError("font.storage_failed", "upstream", FONT_STORAGE_FAILED);
  return [{ unicodeRange: null, data }];
}
