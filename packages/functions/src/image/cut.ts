import { IMAGE_WIDTHS } from "@tresen/contract/media/image-sizes";
import { type PictureSize, SHARE_SIZE, shownPart } from "@tresen/contract/media/image-shown";
import type { ImageCrop, ImageUse } from "@tresen/contract/media/image-place-fields";
import { readImage } from "@tresen/core/media/image";
import { cropKeyOf, findPlaces } from "@tresen/core/records";
import { cutSvg } from "./cut-svg";
import { type AskedCut, type ImageExtension, LARGEST, cutKey } from "./image-path";
import { resize } from "./resize";
import { type StoredImage, type Wanted, encodingFor, keptOrMade, wholeImage, wholeKey } from "./variant";

/** What a use shows of a picture, and whether its address will answer the same for ever. */
export interface CutImage {
  picture: StoredImage;
  /** Where it is stored. */
  path: string;
  isLasting: boolean;
}

/**
 * What a use shows of a picture, always in the proportions of the use. With the key of a cut that is stored, nothing else is read; else the picture's record
 * says what to cut. The key of a crop that the picture does not have any more, and whose cut is stored no more, answers
 * today's: an unknown key never makes the server draw or keep anything new.
 */
export async function cutImage({
  wanted,
  cut: { use, key },
  accept,
}: {
  wanted: Wanted;
  cut: AskedCut;
  accept: string | undefined;
}): Promise<CutImage | null> {
  // Whatever is cut is written anew, also without a size.
  const best = { ...wanted, extension: encodingFor({ ...wanted, accept }) };
  const asked = key && cutKey({ ...best, use, key });
  const kept = asked && (await readImage({ path: asked }));
  if (kept) return { picture: kept, path: asked, isLasting: true };
  const places = await findPlaces(wanted.name.slice(0, wanted.name.lastIndexOf("-")));
  if (!places) return whole(wanted.size ? best : wanted);
  const today = cropKeyOf({ use, ...places });
  const partOf = (size: PictureSize): ImageCrop => shownPart({ use, ...places, size });
  const path = cutKey({ ...best, use, key: today });
  const picture = await keptOrMade({
    ...{ path, name: best.name, extension: best.extension },
    draw: ({ body }) => drawn({ body, wanted: { ...best, use }, partOf }),
  });
  return picture && { picture, path, isLasting: path === asked };
}

async function whole(wanted: Wanted): Promise<CutImage | null> {
  const picture = await wholeImage(wanted);
  return picture && { picture, path: wholeKey(wanted), isLasting: false };
}

function drawn({
  body,
  wanted: { extension, size, use },
  partOf,
}: {
  body: Uint8Array;
  wanted: { extension: ImageExtension; size: Wanted["size"]; use: ImageUse };
  partOf: (size: PictureSize) => ImageCrop;
}): Promise<Uint8Array> {
  const width = IMAGE_WIDTHS[size ?? LARGEST];
  // The page that names a preview names its size as well, so that one is enlarged where it has to be.
  const isExact = use === "share";
  if (extension !== "svg")
    return resize({ body, width: isExact ? Math.min(width, SHARE_SIZE.width) : width, isExact, extension, partOf });
  const drawing = cutSvg({ text: Buffer.from(body).toString(), partOf });
  return Promise.resolve(drawing === null ? body : Buffer.from(drawing));
}
