import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { videoHeaders } from "@tresen/functions/site-headers";
import type { Responder } from "./gateway";

const YEAR = "public, max-age=31536000, immutable";
const PATH = /^\/((?:video|signage)\/[0-9a-f]{64}\.(?:mp4|webm|json|png))$/;

interface Options {
  /** Size and type of an object of the bucket; null where there is none. */
  head: (key: string) => Promise<{ size: number; contentType: string } | null>;
  /** Its bytes from one position to another one, which is the last. */
  open: (range: { key: string; from: number; to: number }) => Promise<Readable>;
}

/** Serves videos, and what screens play, from the bucket as CloudFront does: whole, or the range that is asked for. */
export function serveVideos({ head, open }: Options): {
  owns(request: IncomingMessage): boolean;
  respond: Responder;
} {
  return {
    owns: ({ url = "" }) => url.startsWith("/video/") || url.startsWith("/signage/"),
    respond: async (request, response) => {
      if (request.method !== "GET" && request.method !== "HEAD") return end({ response, status: 405 });
      const [, key] = PATH.exec(request.url?.split("?", 1)[0] ?? "") ?? [];
      const found = key === undefined ? null : await head(key);
      if (key === undefined || !found) return end({ response, status: 404 });
      const { size, contentType } = found;
      const range = rangeOf({ header: request.headers.range, size });
      if (range === "none") return end({ response, status: 416, headers: { "content-range": `bytes */${size}` } });
      const { from, to } = range ?? { from: 0, to: size - 1 };
      response.writeHead(range ? 206 : 200, {
        ...videoHeaders,
        ...{ "content-type": contentType, "cache-control": YEAR, "accept-ranges": "bytes" },
        "content-length": to - from + 1,
        ...(range ? { "content-range": `bytes ${from}-${to}/${size}` } : {}),
      });
      if (request.method === "HEAD") return void response.end();
      // A player that has seen enough closes the connection.
      await pipeline(await open({ key, from, to }), response).catch(() => response.destroy());
    },
  };
}

/**
 * The range of one header `Range` (RFC 9110, 14.2). Null for all bytes, also where the header is none or names several
 * ranges; "none" for one that the file does not have.
 */
function rangeOf({ header, size }: { header: string | undefined; size: number }) {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < from) return null;
  return from >= size ? "none" : { from, to };
}

function end({
  response,
  status,
  headers = {},
}: {
  response: ServerResponse;
  status: number;
  headers?: Record<string, string>;
}): void {
  response.writeHead(status, { "cache-control": "no-store", ...headers }).end();
}
