import { crc32, deflateSync } from "node:zlib";

/** The number of colours between background and symbol: enough for smooth edges, few enough for a palette. */
const SHADES = 17;
/** Samples per pixel and direction, for antialiasing. */
const SAMPLES = 4;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_TYPE = 3;

/**
 * A PNG of `size` pixels: a counter with an awning on the shop's colour, in white or black, whichever has more
 * contrast.
 */
export function tile({ size, color }: { size: number; color: string }): Uint8Array {
  const ground = channels(color);
  const sign = luminance(ground) > 0.4 ? [0, 0, 0] : [255, 255, 255];
  const palette = Array.from({ length: SHADES }, (_, shade) =>
    ground.map((value, index) => Math.round(value + (((sign[index] ?? 0) - value) * shade) / (SHADES - 1))),
  ).flat();
  const rows = Buffer.alloc(size * (size + 1));
  for (let y = 0; y < size; y += 1) {
    // Each row of a PNG begins with its filter type, here none.
    for (let x = 0; x < size; x += 1) rows[y * (size + 1) + 1 + x] = shadeAt({ x, y, size });
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, PALETTE_TYPE, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function shadeAt({ x, y, size }: { x: number; y: number; size: number }): number {
  let hits = 0;
  for (let row = 0; row < SAMPLES; row += 1) {
    for (let column = 0; column < SAMPLES; column += 1) {
      if (isSign((x + (column + 0.5) / SAMPLES) / size, (y + (row + 0.5) / SAMPLES) / size)) hits += 1;
    }
  }
  return Math.round((hits * (SHADES - 1)) / SAMPLES ** 2);
}

/** The symbol on a square of size 1. It stays within the circle of radius 0.4 that every icon mask leaves visible. */
function isSign(x: number, y: number): boolean {
  const isRoof = y >= 0.29 && y < 0.42 && Math.abs(x - 0.5) <= 0.2 + (y - 0.29) * 0.46;
  const isScallop = [0.305, 0.435, 0.565, 0.695].some(
    (middle) => y >= 0.42 && (x - middle) ** 2 + (y - 0.42) ** 2 <= 0.065 ** 2,
  );
  const isPost = y >= 0.42 && y <= 0.72 && (Math.abs(x - 0.285) <= 0.02 || Math.abs(x - 0.715) <= 0.02);
  const isCounter = y >= 0.6 && y <= 0.72 && Math.abs(x - 0.5) <= 0.235;
  return isRoof || isScallop || isPost || isCounter;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** Relative luminance, WCAG 2.1. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
