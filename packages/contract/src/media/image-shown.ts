import type { ImageFocus } from "./image-focus";
import { keysOf } from "../kit/object";
import type { ImageCrop, ImageCrops, ImageUse } from "./image-place-fields";

/** Width by height of a picture as the shop shows it in each use. */
export const IMAGE_RATIOS = {
  product: 1,
  category: 1,
  hero: 16 / 9,
  share: 1200 / 630,
} as const satisfies Record<ImageUse, number>;

/** Previews of links have this size, which pages name beside their address. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The focus of pictures of which nobody has said another one. */
export const MIDDLE: ImageFocus = { x: 0.5, y: 0.5 };

export function isMiddle({ x, y }: ImageFocus): boolean {
  return x === MIDDLE.x && y === MIDDLE.y;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What people say about how a picture is shown. */
export interface ImagePlaces {
  crops: Partial<ImageCrops>;
  focus: ImageFocus;
}

/**
 * The largest part of a picture with these proportions. The focus is at the same place of the part as it is of the
 * picture, so it is always in sight, and pages that cut by `object-position` show the same.
 */
export function cropAround({ focus, ratio, size }: { focus: ImageFocus; ratio: number; size: PictureSize }): ImageCrop {
  const own = size.width / size.height;
  const [width, height] = own > ratio ? [ratio / own, 1] : [1, own / ratio];
  return { x: focus.x * (1 - width), y: focus.y * (1 - height), width, height };
}

/** How far proportions may differ, since crops and pictures are measured in whole pixels. */
const RATIO_TOLERANCE = 0.01;

function isSameRatio(one: number, other: number): boolean {
  return Math.abs(one / other - 1) <= RATIO_TOLERANCE;
}

function ratioOf({ part, size }: { part: ImageCrop; size: PictureSize }): number {
  return (part.width * size.width) / (part.height * size.height);
}

/**
 * The part of a picture that one use shows: its own crop, or the largest part around the focus. It always has the
 * proportions of its use. Of a crop that has others, as of an earlier file, it is the largest part around its middle.
 */
export function shownPart({ use, crops, focus, size }: ImagePlaces & { use: ImageUse; size: PictureSize }): ImageCrop {
  const ratio = IMAGE_RATIOS[use];
  const crop = crops[use];
  if (!crop) return cropAround({ focus, ratio, size });
  if (isSameRatio(ratioOf({ part: crop, size }), ratio)) return crop;
  const within = { width: crop.width * size.width, height: crop.height * size.height };
  const part = cropAround({ focus: MIDDLE, ratio, size: within });
  return {
    x: crop.x + part.x * crop.width,
    y: crop.y + part.y * crop.height,
    width: part.width * crop.width,
    height: part.height * crop.height,
  };
}

/**
 * The crops that a picture keeps with another file: all of them if it has the shape of the one before, else those that
 * still have the proportions of their use.
 */
export function cropsOfNewFile({
  crops,
  before,
  after,
}: {
  crops: Partial<ImageCrops>;
  before: PictureSize;
  after: PictureSize;
}): Partial<ImageCrops> {
  if (isSameRatio(before.width / before.height, after.width / after.height)) return crops;
  const kept = keysOf(IMAGE_RATIOS).flatMap((use) => {
    const crop = crops[use];
    return crop && isSameRatio(ratioOf({ part: crop, size: after }), IMAGE_RATIOS[use]) ? [[use, crop] as const] : [];
  });
  return Object.fromEntries(kept);
}

/**
 * Whether the server cuts a picture for this use, to its `shownPart`. Where there is no crop, pages get the whole
 * picture and cut it themselves, in whatever proportions they have. Previews of links are cut by others, who know no
 * focus.
 */
export function isCut({ use, crops, focus }: ImagePlaces & { use: ImageUse }): boolean {
  return Boolean(crops[use]) || (use === "share" && !isMiddle(focus));
}

/** A part of a picture in whole pixels, at least one. */
export function pixelsOf({ part, size }: { part: ImageCrop; size: PictureSize }): PictureSize & {
  left: number;
  top: number;
} {
  const [left, width] = span({ from: part.x, length: part.width, side: size.width });
  const [top, height] = span({ from: part.y, length: part.height, side: size.height });
  return { left, top, width, height };
}

function span({ from, length, side }: { from: number; length: number; side: number }): [begin: number, pixels: number] {
  const begin = Math.min(Math.round(from * side), side - 1);
  const end = Math.min(Math.round((from + length) * side), side);
  return [begin, Math.max(end - begin, 1)];
}
