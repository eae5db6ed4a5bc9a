import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { AppError } from "@tresen/core/platform/errors";
import { env } from "@tresen/core/platform/env";
import type { HttpEvent } from "./types";

/**
 * Protection against cross-site request forgery. A browser reports the origin of a request in `sec-fetch-site` and
 * `origin`, which pages cannot change. It is checked without a session too: otherwise any page could order, write to
 * the shop or sign in through the browsers of its visitors, from their addresses. A client that sends neither header is
 * no browser, so it has no cookies or visitors that another site could abuse.
 */
export function refuseCrossSite(event: HttpEvent): void {
  const site = event.headers["sec-fetch-site"];
  const origin = event.headers.origin;
  const foreignSite = site !== undefined && site !== "same-origin" && site !== "none";
  if (foreignSite || (origin !== undefined && !isOwnOrigin({ origin, event })))
    throw new AppError("auth.csrf", "forbidden", VALIDATION.csrf);
}

function isOwnOrigin({ origin, event }: { origin: string; event: HttpEvent }): boolean {
  const host = hostOf(origin);
  const own = [event.headers["x-forwarded-host"] ?? event.headers.host, hostOf(env.PUBLIC_URL)];
  return host !== null && own.includes(host);
}

function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null;
}
