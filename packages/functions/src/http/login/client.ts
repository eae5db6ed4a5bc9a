import type { Client } from "@tresen/core/user";
import { deviceToken } from "../cookie/device-cookie";
import { tabletKey } from "../cookie/tablet-cookie";
import { isFromEdge } from "../edge";
import type { HttpEvent } from "../types";
import { viewerAddress } from "../viewer-address";

const LONGEST = 80;

/** Where a request to sign in comes from. */
export function clientOf(event: HttpEvent): Client & { device: string | null } {
  const { "user-agent": agent } = event.headers;
  const place = placeOf(event);
  return {
    ip: viewerAddress(event),
    device: deviceToken(event),
    ...(agent === undefined ? {} : { agent }),
    ...(place === "" ? {} : { place }),
    ...(tabletKey(event) === null ? {} : { isTablet: true }),
  };
}

/** Roughly where the address is, as CloudFront knows it. Its headers are trusted only with CloudFront's secret. */
function placeOf(event: HttpEvent): string {
  if (!isFromEdge(event)) return "";
  const { "cloudfront-viewer-city": city, "cloudfront-viewer-country-name": country } = event.headers;
  return [city, country]
    .map((name) => (name === undefined ? "" : decoded(name).slice(0, LONGEST)))
    .filter(Boolean)
    .join(", ");
}

/** CloudFront encodes letters beyond ASCII like parts of an address. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
