import type { Instant } from "@tresen/contract/kit/time";
import { cookie, cookieValue } from "./cookie";
import type { HttpEvent } from "../types";

const NAME = "session";

/** The session token of the request, or null. */
export function sessionToken(event: HttpEvent): string | null {
  return cookieValue({ event, name: NAME });
}

/** Its lifetime is computed by the platform's clock, not by the browser's. */
export function sessionCookie({ token, expiresAt, now }: { token: string; expiresAt: Instant; now: Instant }): string {
  return cookie({ name: NAME, value: token, lasts: expiresAt - now });
}

export function endedSessionCookie(): string {
  return cookie({ name: NAME, value: "", lasts: 0 });
}
