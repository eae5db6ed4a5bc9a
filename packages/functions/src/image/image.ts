import { AppError } from "@tresen/core/platform/errors";
import { readImage, writeImage } from "@tresen/core/media/image";
import { log } from "@tresen/core/platform/log";
import { IMAGE_WIDTHS, type ImageSize } from "@tresen/contract/media/image-sizes";
import { paperLogoPath } from "@tresen/contract/media/paper-logo";
import { IMAGE_MISSING } from "@tresen/contract/media/media.texts";
import { accepts } from "../http/conditional";
import { resource } from "../http/resource";
import type { HttpEvent, HttpResult } from "../http/types";
import { appIconKey, drawAppIcon, parseAppIconPath } from "./app-icon";
import {
  type ImageExtension,
  type ImagePath,
  originalExtensions,
  originalKey,
  parseImagePath,
  variantKey,
} from "./image-path";
import { drawPaperLogo, parsePaperLogoPath } from "./paper-logo";
import { singleFlight } from "../http/single-flight";
import { resize } from "./resize";
import { answerUpload } from "./upload";

type StoredImage = NonNullable<Awaited<ReturnType<typeof readImage>>>;
type Variant = { name: string; size: ImageSize; extension: ImageExtension };

const HEADERS = {
  // The name contains the version, so an image under one name never changes.
  "cache-control": "public, max-age=31536000, immutable",
  // Other sites' link previews and mails show these images.
  "cross-origin-resource-policy": "cross-origin",
  // An SVG that is opened directly is a document. It may style itself and nothing else.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // A page's map frame may show an image.
  "x-frame-options": "SAMEORIGIN",
  vary: "accept",
};

/**
 * `GET /image/…` answers the original or a variant, which is created on the first request and stored in the bucket.
 * `GET /upload/…` answers customers' files: see there.
 */
export const handler = resource([
  { method: "GET", path: "/image/{proxy+}", handler: answer },
  { method: "GET", path: "/upload/{proxy+}", handler: answerUpload },
]);

async function answer(event: HttpEvent): Promise<HttpResult> {
  const address = event.requestContext.http.path;
  const path = parseImagePath(address);
  const drawing = drawingAt(address);
  const picture = drawing ? await drawn(drawing) : path && (await imageAt({ path, accept: event.headers.accept }));
  if (!picture) throw new AppError("image.missing", "missing", IMAGE_MISSING);
  return {
    statusCode: 200,
    headers: { ...HEADERS, "content-type": picture.contentType },
    body: Buffer.from(picture.body).toString("base64"),
    isBase64Encoded: true,
  };
}

async function imageAt({
  path: { name, size, extension },
  accept,
}: {
  path: ImagePath;
  accept: string | undefined;
}): Promise<StoredImage | null> {
  // A vector image is sharp at every size, and usually smaller than a rendering.
  if (size === null || extension === "svg") return readImage({ path: originalKey({ name, extension }) });
  const variant = { name, size, extension: encodingFor({ extension, accept }) };
  const path = variantKey(variant);
  const kept = await readImage({ path });
  if (kept) return kept;
  return singleFlight({
    key: path,
    run: async () => {
      const source = await findOriginal({ name, extension });
      return source && makeVariant({ variant, source });
    },
  });
}

/** A picture that is drawn from another one of any format, and stored. */
interface Drawing {
  name: string;
  key: string;
  contentType: string;
  draw: (body: Uint8Array) => Promise<Uint8Array>;
}

/** What is drawn from a logo: the icon of the installed shop, and what printers get. Null for any other path. */
function drawingAt(address: string): Drawing | null {
  const icon = parseAppIconPath(address);
  if (icon) {
    const draw: Drawing["draw"] = (body) => drawAppIcon({ body, size: icon.size });
    return { name: icon.name, key: appIconKey(icon), contentType: "image/png", draw };
  }
  const logo = parsePaperLogoPath(address);
  const contentType = "image/x-portable-graymap";
  return logo && { ...logo, key: paperLogoPath(logo.name), contentType, draw: drawPaperLogo };
}

async function drawn({ name, key, contentType, draw }: Drawing): Promise<StoredImage | null> {
  const kept = await readImage({ path: key });
  if (kept) return kept;
  // The format of the logo is unknown here, so all formats are tried.
  const source = await findOriginal({ name, extension: "webp" });
  if (!source) return null;
  const body = await readable({ name, draw: () => draw(source.body) });
  if (!body) return null;
  await writeImage({ path: key, body });
  return { body, contentType };
}

async function findOriginal({ name, extension }: Pick<ImagePath, "name" | "extension">): Promise<StoredImage | null> {
  for (const candidate of originalExtensions({ extension })) {
    const found = await readImage({ path: originalKey({ name, extension: candidate }) });
    if (found) return found;
  }
  return null;
}

async function makeVariant({
  variant,
  source,
}: {
  variant: Variant;
  source: StoredImage;
}): Promise<StoredImage | null> {
  const body = await readable({
    name: variant.name,
    draw: () => resize({ body: source.body, width: IMAGE_WIDTHS[variant.size], extension: variant.extension }),
  });
  if (!body) return null;
  const path = variantKey(variant);
  await writeImage({ path, body });
  return { body, contentType: `image/${variant.extension === "jpg" ? "jpeg" : variant.extension}` };
}

/** A file that cannot be read as an image is answered like a missing one; the reason is logged. */
async function readable<Body extends Uint8Array>({
  name,
  draw,
}: {
  name: string;
  draw: () => Promise<Body>;
}): Promise<Body | null> {
  try {
    return await draw();
  } catch (error) {
    log.warn("image not readable", { image: name, reason: error instanceof Error ? error.message : "unknown" });
    return null;
  }
}

/** The format of a variant. Animated images are not converted to AVIF, which few browsers animate. */
function encodingFor({ extension, accept }: { extension: ImageExtension; accept: string | undefined }): ImageExtension {
  if (extension === "avif" || extension === "webp") return extension;
  if (extension !== "gif" && accepts({ header: accept, value: "image/avif" })) return "avif";
  return accepts({ header: accept, value: "image/webp" }) ? "webp" : extension;
}
