import type { Align, PrintedLine } from "./paper";

/** A picture of black dots; `isBlack` is asked for each dot. */
export function picture({
  align,
  width,
  height,
  isBlack,
}: {
  align: Align;
  width: number;
  height: number;
  isBlack: (x: number, y: number) => boolean;
}): Extract<PrintedLine, { kind: "picture" }> {
  let path = "";
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isBlack(x, y)) continue;
      const from = x;
      while (x < width && isBlack(x, y)) x += 1;
      path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
    }
  }
  return { kind: "picture", align, width, height, path };
}

/** Dots in rows, eight to a byte from the left, as raster pictures hold them. */
export function rowDots(bytes: Uint8Array, width: number): (x: number, y: number) => boolean {
  const perRow = Math.ceil(width / 8);
  return (x, y) => (((bytes[y * perRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1;
}

/** Dots in columns of 24, three bytes each from above, as line printers hold them. */
export function columnDots(bytes: Uint8Array): (x: number, y: number) => boolean {
  return (x, y) => (((bytes[x * 3 + (y >> 3)] ?? 0) >> (7 - (y & 7))) & 1) === 1;
}
