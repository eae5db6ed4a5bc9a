/** A picture of the shop as it was decoded, one byte for each pixel: 0 is black, 255 white. */
export interface Picture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** A picture in black and white, one entry for each dot: 1 is black. */
export interface Bits {
  width: number;
  height: number;
  dots: Uint8Array;
}

/** The highest picture in dots, about 6 cm. */
const HEIGHT = 480;

/** The picture in dots, at most `width` wide. Grey becomes a pattern of dots (Floyd and Steinberg). */
export function bitsOf({ picture, width: widest }: { picture: Picture; width: number }): Bits {
  const scale = Math.min(widest / picture.width, HEIGHT / picture.height);
  // Printers take the dots of a row by bytes.
  const width = Math.max(8, Math.floor((picture.width * scale) / 8) * 8);
  const height = Math.max(1, Math.round(picture.height * scale));
  const levels = scaled({ picture, width, height });
  const dots = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const level = levels[at] ?? 255;
      const isBlack = level < 128;
      dots[at] = isBlack ? 1 : 0;
      const error = level - (isBlack ? 0 : 255);
      const spread = (dx: number, dy: number, share: number): void => {
        if (x + dx < 0 || x + dx >= width || y + dy >= height) return;
        const to = (y + dy) * width + x + dx;
        levels[to] = (levels[to] ?? 255) + (error * share) / 16;
      };
      spread(1, 0, 7);
      spread(-1, 1, 3);
      spread(0, 1, 5);
      spread(1, 1, 1);
    }
  return { width, height, dots };
}

/** The mean level of the pixels that each dot covers. */
function scaled({ picture, width, height }: { picture: Picture; width: number; height: number }): Float64Array {
  const result = new Float64Array(width * height);
  const from = (index: number, size: number, of: number): number => Math.floor((index * of) / size);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top] = [from(x, width, picture.width), from(y, height, picture.height)];
      const right = Math.max(left + 1, from(x + 1, width, picture.width));
      const bottom = Math.max(top + 1, from(y + 1, height, picture.height));
      let sum = 0;
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1) sum += picture.grey[row * picture.width + column] ?? 255;
      result[y * width + x] = sum / ((right - left) * (bottom - top));
    }
  return result;
}

/** The dots by rows of bytes, the leftmost dot in the highest bit. */
export function packed({ width, height, dots }: Bits): Uint8Array {
  const bytes = new Uint8Array((width / 8) * height);
  dots.forEach((dot, index) => {
    if (dot) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7));
  });
  return bytes;
}
