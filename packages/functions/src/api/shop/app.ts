import { APP_ICON_SIZES } from "@tresen/contract/media/app-icon";
import { getConfig } from "@tresen/core/config";
import { withNewestLogo } from "@tresen/core/records";
import { AppError } from "@tresen/core/platform/errors";
import { ADDRESS_UNKNOWN } from "@tresen/contract/kit/errors.texts";
import { backendManifest, webManifest } from "../../pwa/manifest";
import { tile } from "../../pwa/icon-tile";
import { resource } from "../../http/resource";
import type { HttpEvent, HttpResult } from "../../http/types";

const SHORT = "public, max-age=300";
const DAY = "public, max-age=86400";

/** The drawn icons of this process, by size and colour. */
const tiles = new Map<string, string>();

/**
 * The files that a browser needs to install shop or back-office: the manifests and, for a shop without a logo, icons. They are
 * files, so they are not wrapped in `{ data }`.
 */
export const handler = resource([
  {
    method: "GET",
    path: "/api/app/manifest.webmanifest",
    handler: async () => manifest(webManifest(await withNewestLogo(await getConfig()))),
  },
  {
    method: "GET",
    path: "/api/app/backend.webmanifest",
    handler: async () => manifest(backendManifest(await withNewestLogo(await getConfig()))),
  },
  { method: "GET", path: "/api/app/{file}", handler: icon },
]);

function manifest(content: Record<string, unknown>): HttpResult {
  return {
    statusCode: 200,
    headers: { "content-type": "application/manifest+json; charset=utf-8", "cache-control": SHORT },
    body: JSON.stringify(content),
  };
}

async function icon({ pathParameters }: HttpEvent): Promise<HttpResult> {
  const size = APP_ICON_SIZES.find((known) => pathParameters?.file === `icon-${known}.png`);
  if (!size) throw new AppError("app.file_missing", "missing", ADDRESS_UNKNOWN);
  const { primaryColor: color } = await getConfig();
  const key = `${size} ${color}`;
  const body = tiles.get(key) ?? Buffer.from(tile({ size, color })).toString("base64");
  tiles.set(key, body);
  return {
    statusCode: 200,
    headers: { "content-type": "image/png", "cache-control": DAY },
    body,
    isBase64Encoded: true,
  };
}
