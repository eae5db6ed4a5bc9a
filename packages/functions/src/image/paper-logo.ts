import { PIXEL_LIMIT } from "@tresen/contract/media/image-file";
import { PAPER_LOGO_SIZE } from "@tresen/contract/media/paper-logo";
import sharp from "sharp";

// As in `image-path.ts`, only the name of an image can become a key of the bucket.
const PATTERN = /^\/image\/paper\/([A-Za-z0-9_-]{1,64}-\d{1,9})\.pgm$/;

/** Parses the path of a picture for printers, see `paperLogoPath`; null for any other path. */
export function parsePaperLogoPath(path: string): { name: string } | null {
  const [, name] = PATTERN.exec(path) ?? [];
  return name ? { name } : null;
}

/** The picture in grey on white, without an empty border. Throws when the file cannot be read as an image. */
export async function drawPaperLogo(body: Uint8Array): Promise<Uint8Array> {
  // Vector images are first rendered at a large size, so that scaling never blurs them.
  const flat = await sharp(body, { limitInputPixels: PIXEL_LIMIT, density: 300 })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toBuffer();
  const { data, info } = await sharp(flat)
    .trim({ background: "#ffffff", threshold: 10 })
    .resize({ width: PAPER_LOGO_SIZE, height: PAPER_LOGO_SIZE, fit: "inside" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.concat([Buffer.from(`P5\n${info.width} ${info.height}\n255\n`), data]);
}
