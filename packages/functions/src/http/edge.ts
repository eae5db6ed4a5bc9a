import { hash, timingSafeEqual } from "node:crypto";
import { env } from "@tresen/core/platform/env";
import { forbidden } from "@tresen/core/platform/errors";
import type { HttpEvent } from "./types";

/** The hosts of Lambda function URLs: https://docs.aws.amazon.com/lambda/latest/dg/urls-invocation.html */
const FUNCTION_URL = /\.lambda-url\./;

/**
 * Whether CloudFront sent the request, which contains a secret header. The comparison takes the same time for any wrong
 * value.
 */
export function isFromEdge({ headers }: HttpEvent): boolean {
  return env.ORIGIN_KEY !== undefined && timingSafeEqual(digest(headers["x-origin-key"] ?? ""), digest(env.ORIGIN_KEY));
}

/** Refuses requests to a function URL that do not come from CloudFront. @throws forbidden. */
export function refusePastEdge(event: HttpEvent): void {
  if (FUNCTION_URL.test(event.requestContext.domainName) && !isFromEdge(event)) throw forbidden();
}

/**
 * The shop's public URL without a trailing slash. Behind CloudFront it comes from a header, since a function URL does
 * not contain the public host.
 */
export function publicUrlOf(event: HttpEvent): string {
  const host = event.headers["x-forwarded-host"];
  return host && isFromEdge(event) ? `https://${host}` : env.PUBLIC_URL;
}

function digest(text: string): Buffer {
  return hash("sha256", text, "buffer");
}
