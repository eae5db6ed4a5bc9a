import type { ImageFocus } from "@tresen/contract/media/image-focus";
import type { ImageCrop } from "@tresen/contract/media/image-place-fields";

/** The least share of a side that a crop takes, so that its frame can still be grasped. */
const LEAST = 0.05;
/** Shares are kept with four places: a fifth of a pixel in a large picture. */
const PLACES = 10_000;

export type Corner = "nw" | "ne" | "sw" | "se";
export const CORNERS: readonly Corner[] = ["nw", "ne", "sw", "se"];

/** The focus moved by shares of the picture. */
export function movedFocus({ focus, dx, dy }: { focus: ImageFocus; dx: number; dy: number }): ImageFocus {
  return { x: rounded(clamp(focus.x + dx, 0, 1)), y: rounded(clamp(focus.y + dy, 0, 1)) };
}

/** The crop moved by shares of the picture, as far as its edges allow. */
export function movedCrop({ crop, dx, dy }: { crop: ImageCrop; dx: number; dy: number }): ImageCrop {
  return exact({
    ...crop,
    x: clamp(crop.x + dx, 0, 1 - crop.width),
    y: clamp(crop.y + dy, 0, 1 - crop.height),
  });
}

/** The crop in another size around its middle, in the same proportions, as far as the picture allows. */
export function scaledCrop({ crop, factor }: { crop: ImageCrop; factor: number }): ImageCrop {
  const { width, height } = crop;
  const most = Math.min(1 / width, 1 / height);
  const least = LEAST / Math.max(width, height);
  const scale = clamp(factor, Math.min(least, 1), most);
  const size = { width: width * scale, height: height * scale };
  return exact({
    x: clamp(crop.x - (size.width - width) / 2, 0, 1 - size.width),
    y: clamp(crop.y - (size.height - height) / 2, 0, 1 - size.height),
    ...size,
  });
}

/** The crop with one corner at another place, in the same proportions; the opposite corner stays. */
export function resizedCrop({
  crop,
  corner,
  to,
}: {
  crop: ImageCrop;
  corner: Corner;
  /** Where the corner is wanted, in shares of the picture. */
  to: { x: number; y: number };
}): ImageCrop {
  const isWest = corner === "nw" || corner === "sw";
  const isNorth = corner === "nw" || corner === "ne";
  const fixed = { x: isWest ? crop.x + crop.width : crop.x, y: isNorth ? crop.y + crop.height : crop.y };
  const room = { x: isWest ? fixed.x : 1 - fixed.x, y: isNorth ? fixed.y : 1 - fixed.y };
  const slope = crop.height / crop.width;
  const wanted = { x: Math.abs(to.x - fixed.x), y: Math.abs(to.y - fixed.y) };
  const most = Math.min(room.x, room.y / slope);
  const width = clamp(Math.max(wanted.x, wanted.y / slope), Math.min(LEAST, most), most);
  const height = width * slope;
  return exact({ x: isWest ? fixed.x - width : fixed.x, y: isNorth ? fixed.y - height : fixed.y, width, height });
}

function exact({ x, y, width, height }: ImageCrop): ImageCrop {
  const size = { width: rounded(width), height: rounded(height) };
  // Rounding must not lead beyond the edge.
  return { x: rounded(Math.min(x, 1 - size.width)), y: rounded(Math.min(y, 1 - size.height)), ...size };
}

function rounded(share: number): number {
  return Math.round(share * PLACES) / PLACES;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
