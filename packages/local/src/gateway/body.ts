import type { IncomingMessage } from "node:http";

/** What API Gateway takes at most. The functions refuse more than 1 MB themselves. */
export const LARGEST_BODY = 10 * 1024 * 1024;

/** So much more is read and thrown away, so that whoever sends it gets to read the refusal. */
const LARGEST_DRAINED = 100 * 1024 * 1024;

/** The whole body, or null when it is larger than the gateway takes. What is larger by far is left unread. */
export function readBody(request: IncomingMessage): Promise<Buffer | null> {
  // Who asks first is told before sending anything.
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
