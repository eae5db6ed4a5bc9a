import type { IncomingMessage } from "node:http";

/** The bytes of a large body that are read and discarded, so that the browser finishes sending and reads the answer. */
const MOST_DRAINED = 500_000_000;

/**
 * The whole body, or null if it has more bytes: then none of it is kept, and what still comes is read and dropped.
 */
export function receive({ request, maxBytes }: { request: IncomingMessage; maxBytes: number }): Promise<Buffer | null> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > MOST_DRAINED || (announced > maxBytes && request.headers.expect)) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    let isKept = announced <= maxBytes;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        isKept = false;
        chunks = [];
      }
      if (isKept) chunks.push(chunk);
      if (size <= MOST_DRAINED) return;
      request.pause();
      resolve(null);
    });
    request.on("end", () => resolve(isKept ? Buffer.concat(chunks) : null));
    request.on("error", reject);
    // A browser that gives up sends no end.
    request.on("close", () => resolve(null));
  });
}
