import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { type BrowserKeys, vapidFault } from "@tresen/core/push/protocol";
import type { Clock } from "../clock";
import { readBody } from "../gateway/body";
import type { Responder } from "../gateway/gateway";
import { type PushStore, openPushStore } from "./push-store";

export interface PushStandIn {
  owns(path: string): boolean;
  respond: Responder;
  store: PushStore;
  /** Registers a browser. @returns the address for its messages. */
  register(given: { keys: BrowserKeys; device: string }): string;
}

const ROOT = "/_local/push-service";
const FILE = "push.json";
/** The bytes that a service takes at least, and this one at most (RFC 8030, 7.2). */
const LARGEST = 4096;
const URGENCIES = ["very-low", "low", "normal", "high"];
const BUSY = { "retry-after": "5" };

/** The environment variables by which core finds the stand-in, except where a person set keys. */
export function pushEnvironment({
  dataDir,
  url,
  given,
}: {
  dataDir: string;
  url: string;
  given: NodeJS.ProcessEnv;
}): Record<string, string> {
  if (given.VAPID_PUBLIC_KEY) return {};
  const { publicKey, privateKey } = openPushStore(join(dataDir, FILE)).content.vapid;
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_ENDPOINT: `${url}${ROOT}` };
}

/**
 * A stand-in for the push services of browsers: it takes messages (RFC 8030), checks who sends them (RFC 8292), and
 * keeps them for the page that shows them. `POST …/browsers` registers a browser as a real one would by itself; it
 * answers with the address for its messages.
 */
export function createPushStandIn({
  dataDir,
  url,
  clock,
}: {
  dataDir: string;
  url: string;
  clock: Clock;
}): PushStandIn {
  const store = openPushStore(join(dataDir, FILE));
  const register = (given: { keys: BrowserKeys | null; device: string | null }): string => {
    const { token } = store.addBrowser({ ...given, at: new Date(clock.now()).toISOString() });
    return `${url}${ROOT}/browser/${token}`;
  };
  return {
    owns: (path) => path.startsWith(`${ROOT}/`),
    store,
    register,
    respond: async (request, response) => {
      const path = (request.url ?? "").slice(ROOT.length);
      const [, token = ""] = /^\/browser\/(\w+)$/.exec(path) ?? [];
      if (request.method === "GET" && token) return received({ store, token, response });
      if (request.method !== "POST") return void response.writeHead(405, { allow: "POST" }).end();
      if (path === "/browsers") {
        const endpoint = register({ keys: null, device: null });
        return void response.writeHead(201, { location: endpoint, "cache-control": "no-store" }).end();
      }
      await take({ store, token, origin: new URL(url).origin, now: clock.now(), request, response });
    },
  };
}

/** What a browser has received, encrypted for it. A real service pushes it over a connection of the browser (RFC 8030, 6). */
function received({ store, token, response }: { store: PushStore; token: string; response: ServerResponse }): void {
  const bodies = store.content.messages.filter((message) => message.token === token).map(({ body }) => body);
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(bodies));
}

async function take({
  store,
  token,
  origin,
  now,
  request,
  response,
}: {
  store: PushStore;
  token: string;
  origin: string;
  now: number;
  request: IncomingMessage;
  response: ServerResponse;
}): Promise<void> {
  const { headers } = request;
  const body = await readBody(request);
  const answer = (status: number, given: Record<string, string> = {}): void =>
    void response.writeHead(status, { ...given, "cache-control": "no-store" }).end();
  const browser = store.find(token);
  if (!browser) return answer(404);
  if (browser.isGone) return answer(410);
  const { publicKey } = store.content.vapid;
  const fault = vapidFault({ authorization: headers.authorization, audience: origin, publicKey, at: Date.now() });
  if (fault !== null) return answer(403);
  const { ttl = "", topic, urgency = "normal" } = headers;
  const isWellFormed =
    typeof ttl === "string" &&
    /^\d+$/.test(ttl) &&
    typeof urgency === "string" &&
    URGENCIES.includes(urgency) &&
    (topic === undefined || (typeof topic === "string" && /^[\w-]{1,32}$/.test(topic))) &&
    headers["content-encoding"] === "aes128gcm";
  if (!isWellFormed) return answer(400);
  if (!body || body.length > LARGEST) return answer(413);
  if (store.content.isBusy) {
    store.setBusy(false);
    return answer(429, BUSY);
  }
  const at = new Date(now).toISOString();
  store.addMessage({ token, at, ttl, urgency, topic: topic ?? null, body: body.toString("base64") });
  answer(201, { location: `${origin}${ROOT}/message/${token}`, ttl });
}
