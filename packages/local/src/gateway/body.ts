import type { IncomingMessage } from "node:http";

/** The largest body that API Gateway accepts. The functions refuse more than 1 MB themselves. */
export const LARGEST_BODY = 10 * 1024 * 1024;

/**
 * The number of further bytes that are read and discarded, so that the client finishes sending and reads the refusal.
 */
const LARGEST_DRAINED = 100 * 1024 * 1024;

/** The whole body, or null if it is larger than the gateway accepts. The rest of a much larger body is left unread. */
export function readBody(request: IncomingMessage): Promise<Buffer | null> {
  // A client that sends `expect: 100-continue` gets its answer before it sends the body.
  const isAsking =
    request.headers.expect?.toLowerCase() === "100-continue" &&
    Number(request.headers["content-length"] ?? 0) > LARGEST_BODY;
  if (isAsking || Number(request.headers["content-length"] ?? 0) > LARGEST_DRAINED) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST_BODY) chunks.push(chunk);
      else if (size > LARGEST_DRAINED) {
        request.pause();
        resolve(null);
      }
    });
    request.on("end", () => resolve(size <= LARGEST_BODY ? Buffer.concat(chunks) : null));
    request.on("error", reject);
  });
}

/** The fields of a form that a browser has sent; none if it is too large. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request))?.toString() ?? "");
}
