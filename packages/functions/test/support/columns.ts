import sharp, { type Sharp } from "sharp";

export const COLORS = ["#ff0000", "#00ff00", "#0000ff", "#ffff00"] as const;
export const [RED, GREEN, BLUE, YELLOW] = [0, 1, 2, 3] as const;
/** The column of one colour. */
export const column = (index: number) => ({ x: index / 4, y: 0, width: 0.25, height: 0.5 });

let made = 0;
/** Four columns of 100 × 200 pixels, and somewhere a dot, since no picture is equal to another. */
export function columns({ isReversed = false } = {}): Sharp {
  made += 1;
  const colors = COLORS.map((background, index) => ({
    input: { create: { width: 100, height: 200, channels: 3 as const, background } },
    ...{ left: (isReversed ? 3 - index : index) * 100, top: 0 },
  }));
  const dot = { create: { width: 1, height: 1, channels: 3 as const, background: { r: made, g: made, b: made } } };
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "#000" } }).composite([
    ...colors,
    { input: dot, left: 50, top: 199 },
  ]);
}

/** The index of the nearest colour in each corner and in the middle. */
export async function colorsIn(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number): number => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * width + x) * channels);
    if (b > 128) return BLUE;
    return r > 128 ? (g > 128 ? YELLOW : RED) : GREEN;
  };
  const [right, bottom] = [width - 1, height - 1];
  return [at(0, 0), at(right, 0), at(width >> 1, height >> 1), at(0, bottom), at(right, bottom)];
}

/** What `colorsIn` tells of a picture in one colour. */
export const all = (color: number): number[] => Array<number>(5).fill(color);
