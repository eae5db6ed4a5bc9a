import type { Instant } from "@tresen/contract/kit/time";
import { cookie, cookieValue } from "./cookie";
import type { HttpEvent } from "./types";

const NAME = "device";
/** Pages and pictures have no use for it. */
const PATH = "/api";

/** What the browser is known by since somebody logged in to it, or null. It opens nothing. */
export function deviceToken(event: HttpEvent): string | null {
  return cookieValue({ event, name: NAME });
}

export function deviceCookie({ token, expiresAt, now }: { token: string; expiresAt: Instant; now: Instant }): string {
  return cookie({ name: NAME, value: token, lasts: expiresAt - now, path: PATH });
}
