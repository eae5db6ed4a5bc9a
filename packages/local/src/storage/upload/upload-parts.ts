import { timingSafeEqual } from "node:crypto";
import type { ServerResponse } from "node:http";
import { VIDEO_PART_BYTES } from "@tresen/contract/signage/video/video.limits";
import { UPLOAD_HOST, queryOf, signatureOfRequest } from "@tresen/core/platform/signature";
import type { Clock } from "../../clock";
import type { Responder } from "../../gateway/gateway";
import { receive } from "./received";
import { UPLOAD_PATH } from "./upload-path";
import { FORM_REFUSALS } from "./upload.texts";

interface Options {
  /** The keys by which addresses are signed. */
  keys: () => { accessKeyId: string; secretAccessKey: string };
  clock: Pick<Clock, "now">;
  /** Stores a part of an object. @returns its ETag. */
  write: (part: { key: string; uploadId: string; number: number; body: Uint8Array }) => Promise<string>;
}

/**
 * Takes parts of files that browsers send to signed addresses, as S3 does ("UploadPart"): only before they expire, and
 * of exactly the size that was signed.
 */
export function createUploadParts(options: Options): { owns(path: string): boolean; respond: Responder } {
  return {
    owns: (path) => path.startsWith(`${UPLOAD_PATH}/`),
    respond: async (request, response) => {
      if (request.method !== "PUT") return void response.writeHead(405, { allow: "PUT" }).end();
      const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
      const query = Object.fromEntries(searchParams);
      const bytes = Number(request.headers["content-length"]);
      const key = pathname.slice(UPLOAD_PATH.length + 1);
      const fault = faultOf({ ...options, key, query, bytes, method: request.method });
      const body = await receive({ request, maxBytes: VIDEO_PART_BYTES });
      if (fault !== null) return refuse({ response, message: fault });
      if (!body || body.byteLength !== bytes) return refuse({ response, message: FORM_REFUSALS.part });
      const { uploadId = "", partNumber } = query;
      const etag = await options.write({ key, uploadId, number: Number(partNumber), body });
      response.writeHead(200, { etag }).end();
    },
  };
}

/** Why the address is not taken; null when it is. */
function faultOf({
  keys,
  clock,
  key,
  query: { "X-Amz-Signature": sent = "", ...query },
  bytes,
  method,
}: Options & { key: string; query: Record<string, string>; bytes: number; method: string }): string | null {
  const { accessKeyId, secretAccessKey } = keys();
  const [owner, ...scope] = (query["X-Amz-Credential"] ?? "").split("/");
  const stamp = query["X-Amz-Date"] ?? "";
  const headers = { "content-length": String(bytes), host: UPLOAD_HOST };
  const asked = { method, path: key, query: queryOf(query), headers, stamp, scope, secretAccessKey };
  const right = signatureOfRequest(asked);
  const isSigned = sent.length === right.length && timingSafeEqual(Buffer.from(sent), Buffer.from(right));
  if (!isSigned || owner !== accessKeyId) return FORM_REFUSALS.unsigned;
  const [, date, time] = /^(\d{8})T(\d{6})Z$/.exec(stamp) ?? [];
  const iso = `${date?.replace(/(....)(..)(..)/, "$1-$2-$3")}T${time?.replace(/(..)(..)(..)/, "$1:$2:$3")}Z`;
  const end = Date.parse(iso) + Number(query["X-Amz-Expires"]) * 1000;
  return end > clock.now() ? null : FORM_REFUSALS.expired;
}

function refuse({ response, message }: { response: ServerResponse; message: string }): void {
  response.writeHead(403, { "content-type": "text/plain; charset=utf-8", connection: "close" }).end(message);
}
