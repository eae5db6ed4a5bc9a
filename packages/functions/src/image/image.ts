import { AppError } from "@tresen/core/platform/errors";
import { isShopLogo, readImage, writeDrawn } from "@tresen/core/media/image";
import { IMAGE_LIMIT } from "@tresen/contract/media/image";
import { paperLogoPath } from "@tresen/contract/media/paper-logo";
import { IMAGE_MISSING } from "@tresen/contract/media/media.texts";
import { resource } from "../http/resource";
import { singleFlight } from "../http/single-flight";
import type { HttpEvent, HttpResult } from "../http/types";
import { appIconKey, drawAppIcon, parseAppIconPath } from "./app-icon";
import { cutImage } from "./cut";
import { type ImagePath, parseImagePath } from "./image-path";
import { drawPaperLogo, parsePaperLogoPath } from "./paper-logo";
import { answerUpload } from "./upload";
import { type StoredImage, encodingFor, findOriginal, pixelsIn, readable, wholeImage } from "./variant";

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
/** What is shown today may be another part of the picture tomorrow. */
const PASSING = { "cache-control": "public, max-age=300" };

/**
 * `GET /image/…` answers the original, a variant, or what a use shows of the picture. What is drawn is stored in the bucket.
 * `GET /upload/…` answers customers' files: see there.
 */
export const handler = resource([
  { method: "GET", path: "/image/{proxy+}", handler: answer },
  { method: "GET", path: "/upload/{proxy+}", handler: answerUpload },
]);

async function answer(event: HttpEvent): Promise<HttpResult> {
  const { path: address } = event.requestContext.http;
  const { accept } = event.headers;
  const drawing = drawingAt(address);
  if (drawing) return found(await drawn(drawing));
  const path = parseImagePath({ path: address, key: event.queryStringParameters?.["cut"] });
  if (!path?.cut) return found(path && (await imageAt({ path, accept })));
  const { cut, ...wanted } = path;
  const shown = await cutImage({ wanted, cut, accept });
  const answered = found(shown && shown.picture);
  if (!shown || shown.isLasting) return answered;
  // Answers of a function are limited; at its own address the picture comes from the bucket.
  const isLarge = shown.picture.body.byteLength > IMAGE_LIMIT;
  return isLarge
    ? { statusCode: 302, headers: { ...PASSING, location: `/${shown.path}` } }
    : { ...answered, headers: { ...answered.headers, ...PASSING } };
}

/** @throws missing */
function found(picture: StoredImage | null): HttpResult {
  if (!picture) throw new AppError("image.missing", "missing", IMAGE_MISSING);
  return {
    statusCode: 200,
    headers: { ...HEADERS, "content-type": picture.contentType },
    body: Buffer.from(picture.body).toString("base64"),
    isBase64Encoded: true,
  };
}

function imageAt({
  path: { name, size, extension },
  accept,
}: {
  path: ImagePath;
  accept: string | undefined;
}): Promise<StoredImage | null> {
  return wholeImage({ name, size, extension: size === null ? extension : encodingFor({ extension, accept }) });
}

/** A picture that is drawn from another one of any format, and stored. */
interface Drawing {
  name: string;
  key: string;
  contentType: string;
  /** Whether it is drawn for the logos of branches, too. */
  ofBranches: boolean;
  draw: (body: Uint8Array) => Promise<Uint8Array>;
}

/** What is drawn from a logo: the icon of the installed shop, and what printers get. Null for any other path. */
function drawingAt(address: string): Drawing | null {
  const icon = parseAppIconPath(address);
  if (icon) {
    const draw: Drawing["draw"] = (body) => drawAppIcon({ body, size: icon.size });
    return { name: icon.name, key: appIconKey(icon), contentType: "image/png", ofBranches: false, draw };
  }
  const logo = parsePaperLogoPath(address);
  const contentType = "image/x-portable-graymap";
  return logo && { ...logo, key: paperLogoPath(logo.name), contentType, ofBranches: true, draw: drawPaperLogo };
}

/** Only of logos, which anybody may ask for: nobody makes the server draw any other picture. */
async function drawn(drawing: Drawing): Promise<StoredImage | null> {
  const kept = await readImage({ path: drawing.key });
  return kept ?? singleFlight({ key: drawing.key, run: () => drawnLogo(drawing) });
}

async function drawnLogo({ name, key, contentType, ofBranches, draw }: Drawing): Promise<StoredImage | null> {
  if (!(await isShopLogo({ id: name.slice(0, name.lastIndexOf("-")), ofBranches }))) return null;
  // The format of the logo is unknown here, so all formats are tried.
  const source = await findOriginal({ name, extension: "webp" });
  if (!source) return null;
  const body = await readable({
    name,
    draw: async () => draw((await pixelsIn({ source, name, extension: "png" })).body),
  });
  if (!body || !(await writeDrawn({ path: key, source: source.path, body }))) return null;
  return { body, contentType };
}
