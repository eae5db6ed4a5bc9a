import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@tresen/core/platform/env";
import { forbidden } from "@tresen/core/platform/errors";
import type { HttpEvent } from "./types";

/**
 * The hosts of functions with an address of their own:
 * https://docs.aws.amazon.com/lambda/latest/dg/urls-invocation.html
 */
const FUNCTION_URL = /\.lambda-url\./;

/** Whether CloudFront sent the request: it alone knows the key. Takes as long for any wrong key. */
export function isFromEdge({ headers }: HttpEvent): boolean {
  return env.ORIGIN_KEY !== undefined && timingSafeEqual(digest(headers["x-origin-key"] ?? ""), digest(env.ORIGIN_KEY));
}

/** @throws forbidden for whoever calls a function at its own address and is not CloudFront. */
export function refusePastEdge(event: HttpEvent): void {
  if (FUNCTION_URL.test(event.requestContext.domainName) && !isFromEdge(event)) throw forbidden();
}

/**
 * Where the browser that asked reaches the shop, without a trailing slash: as CloudFront says, since a function that it
 * stands on does not know its name.
 */
export function publicUrlOf(event: HttpEvent): string {
  const host = event.headers["x-forwarded-host"];
  return host && isFromEdge(event) ? `https://${host}` : env.PUBLIC_URL;
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
