import { APP_ICON_SIZES, type AppIconSize } from "@tresen/contract/media/app-icon";
import sharp from "sharp";

/** How much of the icon the logo takes: any shape that a device cuts leaves a circle of 80 %. */
const SUBJECT = 0.62;
const PIXEL_LIMIT = 100_000_000;

// As in `image-path.ts`: nothing but a picture's name ever becomes a key of the bucket.
const PATTERN = /^\/image\/app-(\d{3})\/([A-Za-z0-9_-]{1,64}-\d{1,9})\.png$/;

export interface AppIconPath {
  /** `{id}-{version}` of the logo. */
  name: string;
  size: AppIconSize;
}

/** `/image/app-{size}/{id}-{version}.png`; null when it is no such path. */
export function parseAppIconPath(path: string): AppIconPath | null {
  const [, sizeText, name] = PATTERN.exec(path) ?? [];
  const size = APP_ICON_SIZES.find((known) => String(known) === sizeText);
  return name && size ? { name, size } : null;
}

export function appIconKey({ name, size }: AppIconPath): string {
  return `image/app-${size}/${name}.png`;
}

/**
 * The logo in the middle of a white square, as a PNG. Logos are drawn for white more often than for any other ground.
 */
export async function drawAppIcon({ body, size }: { body: Uint8Array; size: AppIconSize }): Promise<Uint8Array> {
  const inner = Math.round(size * SUBJECT);
  // Vector pictures are rendered at their own size first: large enough that scaling never blurs them.
  const logo = await sharp(body, { limitInputPixels: PIXEL_LIMIT, density: 300 })
    .autoOrient()
    .resize({ width: inner, height: inner, fit: "inside" })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: "#ffffff" } })
    .composite([{ input: logo, gravity: "centre" }])
    .png({ palette: true })
    .toBuffer();
}
