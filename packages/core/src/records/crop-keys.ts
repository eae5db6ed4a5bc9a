import { createHash } from "node:crypto";
import { keysOf } from "@tresen/contract/kit/object";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import type { ImageUse } from "@tresen/contract/media/image-place-fields";
import { IMAGE_RATIOS, type ImagePlaces, isCut, isMiddle } from "@tresen/contract/media/image-shown";

const LENGTH = 8;

/** The key of what a use shows of a picture, made of whatever the cut depends on. */
export function cropKeyOf({ use, crops, focus }: ImagePlaces & { use: ImageUse }): string {
  const crop = crops[use];
  const cut = crop ? [crop.x, crop.y, crop.width, crop.height] : [focus.x, focus.y, IMAGE_RATIOS[use]];
  return createHash("sha256").update(cut.join(" ")).digest("hex").slice(0, LENGTH);
}

/** The keys of all uses that the server cuts a picture for; undefined where there is none. */
export function cropKeysOf(places: ImagePlaces): NonNullable<ImageRef["cropKeys"]> | undefined {
  const uses = keysOf(IMAGE_RATIOS).filter((use) => isCut({ use, ...places }));
  return uses.length > 0 ? Object.fromEntries(uses.map((use) => [use, cropKeyOf({ use, ...places })])) : undefined;
}

/**
 * Where the focus is within the crops of its own, as shares of them. A crop that does not contain it is shown around its
 * middle, and so are all crops of a picture of which nobody has said a focus.
 */
export function cropFocusOf({ crops, focus }: ImagePlaces): ImageRef["cropFocus"] {
  if (isMiddle(focus)) return undefined;
  const found = keysOf(IMAGE_RATIOS).flatMap((use) => {
    const crop = crops[use];
    const [x, y] = crop ? [(focus.x - crop.x) / crop.width, (focus.y - crop.y) / crop.height] : [-1, -1];
    return Math.min(x, y) < 0 || Math.max(x, y) > 1 ? [] : [[use, { x: rounded(x), y: rounded(y) }] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
