import type { Instant } from "@tresen/contract/kit/time";
import { cookie, cookieValue } from "./cookie";
import type { HttpEvent } from "../types";

const NAME = "device";
/** Only API requests send the cookie, since pages and images do not need it. */
const PATH = "/api";

/** The device token of a browser in which somebody signed in before, or null. It grants no access. */
export function deviceToken(event: HttpEvent): string | null {
  return cookieValue({ event, name: NAME });
}

export function deviceCookie({ token, expiresAt, now }: { token: string; expiresAt: Instant; now: Instant }): string {
  return cookie({ name: NAME, value: token, lasts: expiresAt - now, path: PATH });
}
