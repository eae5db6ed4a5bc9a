import { initCalls as calls } from "@tresen/contract/snapshot/init.calls";
import { readInit } from "@tresen/core/snapshot";
import { currentUser } from "@tresen/core/user";
import { compressed, zipped } from "../../http/conditional/compress";
import { accepts, isUnchanged } from "../../http/conditional/conditional";
import { type RawAnswer, endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import type { HttpEvent } from "../../http/types";

const TYPE = { "content-type": "application/json; charset=utf-8", vary: "accept-encoding, cookie" };
const SHARED = { ...TYPE, "cache-control": "public, max-age=0, s-maxage=5, stale-while-revalidate=30" };
const PRIVATE = { ...TYPE, "cache-control": "private, no-store" };
const BROTLI = { "content-encoding": "br" };
/** The largest body in bytes that fits into an answer of 6 MB, in which JSON escapes every quotation mark. */
const LARGEST_PLAIN = 4_000_000;

/** The brotli body in base64, as Lambda needs it, cached until the snapshot changes. */
let encoded: { etag: string; body: string } | undefined;

export const handler = resource([
  endpoint({
    ...calls.init,
    session: "optional",
    run: async ({ actor, event }): Promise<RawAnswer> => {
      const init = await readInit();
      // The shop knows nobody on a tablet, which is for the desk alone.
      if (actor.kind === "staff" && !actor.user.tablet)
        return answerTo({ event, json: init.staffJson(await currentUser({ actor })), headers: PRIVATE });
      const headers = { ...SHARED, etag: init.etag };
      if (isUnchanged({ event, etag: init.etag })) return { status: 304, rawBody: "", headers };
      if (takes({ event, encoding: "br" }))
        return { rawBody: base64Of(init), base64: true, headers: { ...headers, ...BROTLI } };
      return answerTo({ event, json: init.json(), headers });
    },
  }),
]);

/** Compressed if the client accepts it; otherwise plain, if it fits into an answer of Lambda. */
async function answerTo({
  event,
  json,
  headers,
}: {
  event: HttpEvent;
  json: string;
  headers: Record<string, string>;
}): Promise<RawAnswer> {
  if (takes({ event, encoding: "br" }))
    return { rawBody: await compressed(json), base64: true, headers: { ...headers, ...BROTLI } };
  if (Buffer.byteLength(json) <= LARGEST_PLAIN) return { rawBody: json, headers };
  // A client that sends no `accept-encoding` must accept any encoding: RFC 9110, 12.5.3.
  return { rawBody: await zipped(json), base64: true, headers: { ...headers, "content-encoding": "gzip" } };
}

function takes({ event, encoding }: { event: HttpEvent; encoding: string }): boolean {
  return accepts({ header: event.headers["accept-encoding"], value: encoding });
}

function base64Of({ etag, brotli }: { etag: string; brotli: Uint8Array }): string {
  if (encoded?.etag !== etag) encoded = { etag, body: Buffer.from(brotli).toString("base64") };
  return encoded.body;
}
