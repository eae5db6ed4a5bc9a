import type { HttpEvent } from "./types";

/** Who asks. Behind CloudFront the source is one of its edges, which many people share. */
export function viewerAddress(event: HttpEvent): string {
  return event.headers["x-viewer-address"] ?? event.requestContext.http.sourceIp;
}
