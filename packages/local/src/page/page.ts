import type { IncomingMessage, ServerResponse } from "node:http";
import { addressOf } from "../gateway/event";
import type { Responder } from "../gateway/gateway";
import { REFUSAL_TEXTS } from "./page.texts";
import { renderPage, renderSubPage } from "./render";
import type { Action, Outcomes, Section } from "./section";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
const OUTCOMES = ["done", "unknown", "failed"] as const satisfies readonly (keyof Outcomes)[];
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** `/_local`: shows the internals of the running platform. It answers only the person who runs it on this machine. */
export function createPage(sections: readonly Section[]): Responder {
  return async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (!isFromThisMachine(request)) return send({ response, status: 404, html: REFUSAL_TEXTS.missing });
    if (request.method === "GET" || request.method === "HEAD") return show({ sections, url, response });
    if (request.method !== "POST" || !isFromThisPage(request))
      return send({ response, status: 403, html: REFUSAL_TEXTS.forbidden });
    await act({ sections, path: url.pathname, request, response });
  };
}

async function show({
  sections,
  url,
  response,
}: {
  sections: readonly Section[];
  url: URL;
  response: ServerResponse;
}): Promise<void> {
  const [, id, rest = ""] = /^\/_local(?:\/([\w-]+)(?:\/(.+))?)?\/?$/.exec(url.pathname) ?? [];
  if (url.pathname === "/_local" || url.pathname === "/_local/") {
    const contents = await Promise.all(
      sections.map(async (section) => ({ id: section.id, title: section.title, html: await section.html() })),
    );
    return send({
      response,
      status: 200,
      html: renderPage({ sections: contents, message: outcomeMessage({ sections, url }) }),
    });
  }
  const page = await sections.find((section) => section.id === id)?.page?.(rest);
  if (!page) return send({ response, status: 404, html: REFUSAL_TEXTS.missing });
  if ("document" in page)
    return send({ response, status: 200, html: page.document, contentSecurityPolicy: page.contentSecurityPolicy });
  send({ response, status: 200, html: renderSubPage(page) });
}

async function act({
  sections,
  path,
  request,
  response,
}: {
  sections: readonly Section[];
  path: string;
  request: IncomingMessage;
  response: ServerResponse;
}): Promise<void> {
  const [, section = "", name = "", id = ""] = /^\/_local\/([\w-]+)\/([\w-]+)(?:\/([\w-]*))?$/.exec(path) ?? [];
  const action = actionOf({ sections, section, name });
  if (!action) return send({ response, status: 404, html: REFUSAL_TEXTS.missing });
  const outcome = await action.run({ id, request }).then(
    (isKnown) => (isKnown ? "done" : "unknown"),
    () => "failed",
  );
  response.writeHead(303, { location: `/_local?${section}.${name}=${outcome}#${section}` }).end();
}

function actionOf({
  sections,
  section,
  name,
}: {
  sections: readonly Section[];
  section: string;
  name: string;
}): Action | undefined {
  const actions = sections.find(({ id }) => id === section)?.actions ?? {};
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}

/** The outcome of the action that redirected here: `?{section}.{action}={outcome}`. */
function outcomeMessage({ sections, url }: { sections: readonly Section[]; url: URL }): string | null {
  const [, section = "", name = "", asked] = /^\?([\w-]+)\.([\w-]+)=(\w+)$/.exec(url.search) ?? [];
  const outcome = OUTCOMES.find((known) => known === asked);
  return (outcome && actionOf({ sections, section, name })?.[outcome]) ?? null;
}

/**
 * The request must come from this machine directly, not through a proxy on it, and must not use another host name that
 * resolves to it.
 */
function isFromThisMachine(request: IncomingMessage): boolean {
  const host = (request.headers.host ?? "").replace(/:\d+$/, "");
  const isLoopback = /^(?:127\.|::1$)/.test(addressOf(request));
  return (
    isLoopback &&
    /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host) &&
    request.headers["x-forwarded-for"] === undefined &&
    request.headers.forwarded === undefined
  );
}

function isFromThisPage(request: IncomingMessage): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  return (
    (site === undefined || site === "same-origin") &&
    (origin === undefined ||
      origin === `http://${request.headers.host}` ||
      (origin === "null" && site === "same-origin"))
  );
}

function send({
  response,
  status,
  html,
  contentSecurityPolicy = CONTENT_SECURITY_POLICY,
}: {
  response: ServerResponse;
  status: number;
  html: string;
  contentSecurityPolicy?: string;
}): void {
  response.writeHead(status, { ...HEADERS, "content-security-policy": contentSecurityPolicy }).end(html);
}
