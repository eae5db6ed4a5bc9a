import { isIPv6 } from "node:net";
import { isFromEdge } from "./edge";
import type { HttpEvent } from "./types";

const GROUPS = 8;
/** IPv4 written as IPv6. */
const MAPPED = /^::ffff:([\d.]+)$/i;

/**
 * The client's address; for IPv6 its /64 network, since one connection has all of it. Behind CloudFront the source
 * address is one of CloudFront's servers, so a header has the client's address. That header is trusted only with
 * CloudFront's secret, since anybody can call the HTTP API's own host.
 */
export function viewerAddress(event: HttpEvent): string {
  const viewer = event.headers["x-viewer-address"];
  return networkOf(viewer && isFromEdge(event) ? viewer : event.requestContext.http.sourceIp);
}

function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const groups = [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => "0"), ...after];
  return `${groups
    .slice(0, GROUPS / 2)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
