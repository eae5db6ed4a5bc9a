import type { KeyPurpose } from "@tresen/contract/access-key/access-key";
import { agentPoll } from "@tresen/contract/print/printer/agent";
import { anyQuery, get, post } from "@tresen/contract/kit/call";
import {
  type PrinterSession,
  fetchFor,
  finish,
  nextRequest,
  openSession,
  poll,
  serveAgent,
  takeResponse,
  takeStatus,
} from "@tresen/core/print/printer";
import * as z from "zod";
import { readText } from "../../http/body";
import { type RawAnswer, openEndpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import type { HttpEvent } from "../../http/types";
import { viewerAddress } from "../../http/viewer-address";

/** Nothing of this may be answered from a cache. */
const NEVER_CACHED = { "cache-control": "no-store" };
const XML = { ...NEVER_CACHED, "content-type": "text/xml; charset=utf-8" };

const CLOUDPRNT = "/api/print/cloudprnt/{key}";
const byKey = { access: "public" as const, params: z.object({ key: z.string().min(1).max(200) }) };

/**
 * What printers ask: see `core/print/printer`. They have a key in their address, and no session. Star and Epson say how
 * they ask and what they understand, so these calls are no part of the described API; neither is that of the print
 * program, which comes from here.
 */
export const handler = resource([
  openEndpoint({
    ...post,
    ...byKey,
    path: CLOUDPRNT,
    isFromAnySite: true,
    run: async (asked) => {
      const session = await sessionOf({ ...asked, purpose: "cloudprnt" });
      return json(await poll({ session, body: parsed(readText(asked.event)), now: asked.now }));
    },
  }),
  openEndpoint({
    ...get,
    ...byKey,
    path: CLOUDPRNT,
    query: anyQuery,
    run: async (asked) => {
      const { event, now } = asked;
      const session = await sessionOf({ ...asked, purpose: "cloudprnt" });
      const { token, type, code = "", ...others } = event.queryStringParameters ?? {};
      // Printers whose network allows no DELETE say so with a GET.
      if ("delete" in others) {
        await finish({ session, token, code, now });
        return done();
      }
      const job = await fetchFor({ session, token, type, now });
      if (job === "unsupported") return { ...done(), status: 415 };
      if (job === null) return { ...done(), status: 404 };
      return {
        rawBody: Buffer.from(job.bytes).toString("base64"),
        base64: true,
        headers: { ...NEVER_CACHED, "content-type": job.type },
      };
    },
  }),
  openEndpoint({
    ...get,
    ...byKey,
    method: "DELETE",
    path: CLOUDPRNT,
    query: anyQuery,
    isFromAnySite: true,
    run: async (asked) => {
      const session = await sessionOf({ ...asked, purpose: "cloudprnt" });
      const { token, code = "" } = asked.event.queryStringParameters ?? {};
      await finish({ session, token, code, now: asked.now });
      return done();
    },
  }),
  openEndpoint({
    ...post,
    ...byKey,
    path: "/api/print/epson-sdp/{key}",
    isFromAnySite: true,
    run: async (asked) => {
      const { event, now } = asked;
      const session = await sessionOf({ ...asked, purpose: "epson-sdp" });
      const form = new URLSearchParams(readText(event));
      const [type, file, status] = ["ConnectionType", "ResponseFile", "Status"].map((name) => form.get(name) ?? "");
      if (type === "GetRequest") return { rawBody: await nextRequest({ session, now }), headers: XML };
      if (type === "SetResponse") await takeResponse({ session, file: file ?? "", now });
      // Some firmware sends its status in the field of results.
      if (type === "SetStatus") await takeStatus({ session, status: status || file || "", now });
      return { rawBody: "", headers: XML };
    },
  }),
  openEndpoint({
    ...post,
    ...byKey,
    path: "/api/print/agent/{key}",
    body: agentPoll,
    isFromAnySite: true,
    run: async (asked) => {
      const session = await sessionOf({ ...asked, purpose: "print-agent" });
      return { data: await serveAgent({ session, body: asked.body, now: asked.now }), headers: NEVER_CACHED };
    },
  }),
]);

async function sessionOf({
  params: { key },
  purpose,
  event,
  now,
}: {
  params: { key: string };
  purpose: KeyPurpose;
  event: HttpEvent;
  now: number;
}): Promise<PrinterSession> {
  return openSession({ key, purpose, source: viewerAddress(event), now });
}

function json(answer: object): RawAnswer {
  const headers = { ...NEVER_CACHED, "content-type": "application/json; charset=utf-8" };
  return { rawBody: JSON.stringify(answer), headers };
}

function done(): RawAnswer {
  return { rawBody: "", headers: NEVER_CACHED };
}

/** What is no JSON is taken like a poll that says nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
