import { DAY } from "@tresen/contract/kit/time";
import { PAIRING_TIME } from "@tresen/contract/display/pairing";
import { cookie, cookieValue } from "./cookie";
import type { HttpEvent } from "../types";

const KEY = "tablet";
const PAIRING = "tablet-pairing";
/** No page of another site ever acts as the tablet, and only calls of the API send what it is known by. */
const KEPT = { path: "/api", sameSite: "Strict" } as const;
/** Browsers keep cookies no longer. Each log-in begins it anew. */
const KEY_TIME = 400 * DAY;

/** The key of the tablet that the browser is, or null. */
export function tabletKey(event: HttpEvent): string | null {
  return cookieValue({ event, name: KEY });
}

/** @param key null where it has ended. */
export function tabletCookie({ key }: { key: string | null }): string {
  return cookie({ ...KEPT, name: KEY, value: key ?? "", lasts: key === null ? 0 : KEY_TIME });
}

/** The code and the secret of a browser that waits to become a tablet, or null. */
export function tabletPairing(event: HttpEvent): string | null {
  return cookieValue({ event, name: PAIRING });
}

/** @param pairing null where it has ended. */
export function tabletPairingCookie({ pairing }: { pairing: string | null }): string {
  return cookie({ ...KEPT, name: PAIRING, value: pairing ?? "", lasts: pairing === null ? 0 : PAIRING_TIME });
}
