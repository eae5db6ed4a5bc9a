import { pushEnv } from "../platform/env";

/**
 * The hosts of the push services of browsers. The server sends requests to the addresses that browsers give it, so it
 * takes no others: an address of a network that only the server reaches is none of them.
 */
const HOSTS = [
  // Chrome, Edge on Android, Opera, Samsung Internet and all others that use Google's service.
  "fcm.googleapis.com",
  // Firefox.
  "*.push.services.mozilla.com",
  // Edge on Windows.
  "*.notify.windows.com",
  // Safari, and apps installed from it.
  "*.push.apple.com",
];

/** Whether the address is one of a known push service, or of the stand-in where the platform has one. */
export function isPushEndpoint(endpoint: string): boolean {
  const { PUSH_ENDPOINT: standIn, PUSH_HOSTS: further = "" } = pushEnv;
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (standIn !== undefined && url.href.startsWith(`${new URL(standIn).href.replace(/\/$/, "")}/`)) return true;
  if (url.protocol !== "https:" || url.port !== "") return false;
  const hosts = [...HOSTS, ...further.split(",").map((host) => host.trim())].filter(Boolean);
  return hosts.some((host) => (host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host));
}
