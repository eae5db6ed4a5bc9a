import { APP_ICON_SIZES, type AppIconSize } from "@tresen/contract/media/app-icon";
import sharp from "sharp";

/**
 * The share of the icon that the logo fills. Devices may cut the icon to any shape, but always leave a circle of 80 %.
 */
const SUBJECT = 0.62;
const PIXEL_LIMIT = 100_000_000;

// As in `image-path.ts`, only the name of an image can become a key of the bucket.
const PATTERN = /^\/image\/app-(\d{3})\/([A-Za-z0-9_-]{1,64}-\d{1,9})\.png$/;

export interface AppIconPath {
  /** The id and version of the logo, `{id}-{version}`. */
  name: string;
  size: AppIconSize;
}

/** Parses `/image/app-{size}/{id}-{version}.png`; null for any other path. */
export function parseAppIconPath(path: string): AppIconPath | null {
  const [, sizeText, name] = PATTERN.exec(path) ?? [];
  const size = APP_ICON_SIZES.find((known) => String(known) === sizeText);
  return name && size ? { name, size } : null;
}

export function appIconKey({ name, size }: AppIconPath): string {
  return `image/app-${size}/${name}.png`;
}

/** The logo in the middle of a white square, as a PNG. Most logos are made for a white background. */
export async function drawAppIcon({ body, size }: { body: Uint8Array; size: AppIconSize }): Promise<Uint8Array> {
  const inner = Math.round(size * SUBJECT);
  // Vector images are first rendered at a large size, so that scaling never blurs them.
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
