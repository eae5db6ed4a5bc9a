import type { Instant } from "@tresen/contract/kit/time";
import type { SignedIn } from "@tresen/core/user";
import { deviceCookie } from "../cookie/device-cookie";
import { sessionCookie } from "../cookie/session-cookie";

/** The answer to a log-in: the user, and the cookies of the session and of the browser. */
export function signedInAnswer({ signedIn: { user, device, ...session }, now }: { signedIn: SignedIn; now: Instant }) {
  return { data: user, cookies: [sessionCookie({ ...session, now }), deviceCookie({ ...device, now })] };
}
