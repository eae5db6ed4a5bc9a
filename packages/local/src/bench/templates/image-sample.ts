import sharp from "sharp";

/** Soft shapes with grain, as photos have them, as the `large` variant of a picture is stored. Always the same. */
export async function imageSample({ width, height }: { width: number; height: number }): Promise<Uint8Array> {
  let seed = 7;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const coarse = { width: 24, height: 16, channels: 3 } as const;
  const colours = Buffer.from(Uint8Array.from({ length: 24 * 16 * 3 }, () => random() * 255));
  const soft = await sharp(colours, { raw: coarse }).resize(width, height, { kernel: "cubic" }).raw().toBuffer();
  const pixels = soft.map((value) => Math.max(0, Math.min(255, value + random() * 12 - 6)));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
