import type { IncomingMessage, ServerResponse } from "node:http";
import { addressOf } from "../gateway/event";
import type { Responder } from "../gateway/gateway";
import type { DeadLetters } from "../stream/dead-letters";
import type { HandledRecord } from "../stream/reader";
import type { ScheduleEntry } from "../schedule/scheduler";
import { type PageState, renderPage } from "./render";

export interface PageSource {
  state(): Promise<Omit<PageState, "records" | "schedules" | "deadLetters" | "notice">>;
  records(): readonly HandledRecord[];
  schedules(): readonly ScheduleEntry[];
  deadLetters: DeadLetters;
  fire(name: string): Promise<boolean>;
  /** Hands a record that had been set aside to the consumer again. Rejects when it fails again. */
  retry(id: string): Promise<boolean>;
}

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** `/_local`: what goes on behind the shop, for whoever runs it on this machine. Nobody else gets to see it. */
export function createPage(source: PageSource): Responder {
  return async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (!isFromThisMachine(request)) return send({ response, status: 404, html: "Not found" });
    if (request.method === "GET" || request.method === "HEAD") {
      if (url.pathname !== "/_local" && url.pathname !== "/_local/") return send({ response, status: 404, html: "Not found" });
      return send({ response, status: 200, html: renderPage({ ...(await source.state()), records: source.records(), schedules: source.schedules(), deadLetters: source.deadLetters.list(), notice: noticeOf(url) }) });
    }
    if (request.method !== "POST" || !isFromThisPage(request)) return send({ response, status: 403, html: "Forbidden" });
    await act({ source, path: url.pathname, response });
  };
}

async function act({ source, path, response }: { source: PageSource; path: string; response: ServerResponse }): Promise<void> {
  const [, kind, id = ""] = /^\/_local\/(fire|retry)\/([\w-]+)$/.exec(path) ?? [];
  const run = { fire: () => source.fire(id), retry: () => source.retry(id) }[kind ?? ""];
  if (!run) return send({ response, status: 404, html: "Not found" });
  const outcome = await run().then((isKnown) => (isKnown ? "done" : "unknown"), () => "failed");
  response.writeHead(303, { location: `/_local?${kind}=${outcome}` }).end();
}

const NOTICES: Record<string, string> = {
  "fire=done": "Der Zeitplan wurde ausgelöst.",
  "fire=unknown": "Diesen Zeitplan gibt es nicht.",
  "retry=done": "Das Ereignis wurde verarbeitet.",
  "retry=failed": "Das Ereignis ist wieder fehlgeschlagen. Die Ausgabe der Plattform nennt den Grund.",
  "retry=unknown": "Dieses Ereignis gibt es nicht mehr.",
};

function noticeOf(url: URL): string | null {
  return NOTICES[url.search.slice(1)] ?? null;
}

/** Not merely from a proxy on this machine, and not through another name that somebody let point here. */
function isFromThisMachine(request: IncomingMessage): boolean {
  const host = (request.headers.host ?? "").replace(/:\d+$/, "");
  const isLoopback = /^(?:127\.|::1$)/.test(addressOf(request));
  return isLoopback && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host) && request.headers["x-forwarded-for"] === undefined && request.headers.forwarded === undefined;
}

function isFromThisPage(request: IncomingMessage): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  return (site === undefined || site === "same-origin") && (origin === undefined || origin === `http://${request.headers.host}` || origin === "null" && site === "same-origin");
}

function send({ response, status, html }: { response: ServerResponse; status: number; html: string }): void {
  response.writeHead(status, HEADERS).end(html);
}
