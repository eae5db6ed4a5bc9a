import { calls } from "@tresen/contract/calls";
import { readInit } from "@tresen/core/snapshot";
import { currentUser } from "@tresen/core/user";
import { compressed } from "../http/brotli";
import { accepts, isUnchanged } from "../http/conditional";
import { type RawAnswer, endpoint } from "../http/endpoint";
import { resource } from "../http/resource";

const TYPE = { "content-type": "application/json; charset=utf-8", vary: "accept-encoding, cookie" };
const SHARED = { ...TYPE, "cache-control": "public, max-age=0, s-maxage=5, stale-while-revalidate=30" };
const PRIVATE = { ...TYPE, "cache-control": "private, no-store" };
const BROTLI = { "content-encoding": "br" };

/** The brotli body as Lambda hands binary over, kept as long as the snapshot stays. */
let encoded: { etag: string; body: string } | undefined;

export const handler = resource([
  endpoint({
    ...calls.init,
    session: "optional",
    run: async ({ actor, event }): Promise<RawAnswer> => {
      const init = await readInit();
      const takesBrotli = accepts({ header: event.headers["accept-encoding"], value: "br" });
      if (actor.kind === "staff") {
        const json = init.staffJson(await currentUser({ actor }));
        return takesBrotli ? { rawBody: await compressed(json), base64: true, headers: { ...PRIVATE, ...BROTLI } } : { rawBody: json, headers: PRIVATE };
      }
      const headers = { ...SHARED, etag: init.etag };
      if (isUnchanged({ event, etag: init.etag })) return { status: 304, rawBody: "", headers };
      return takesBrotli ? { rawBody: base64Of(init), base64: true, headers: { ...headers, ...BROTLI } } : { rawBody: init.json(), headers };
    },
  }),
]);

function base64Of({ etag, brotli }: { etag: string; brotli: Uint8Array }): string {
  if (encoded?.etag !== etag) encoded = { etag, body: Buffer.from(brotli).toString("base64") };
  return encoded.body;
}
