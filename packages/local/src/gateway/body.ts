import type { IncomingMessage } from "node:http";

/** What API Gateway takes at most. The functions refuse more than 1 MB themselves. */
export const LARGEST_BODY = 10 * 1024 * 1024;

/** The whole body, or null when it is larger than the gateway takes; the rest of it is then left unread. */
export function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers["content-length"] ?? 0) > LARGEST_BODY) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST_BODY) chunks.push(chunk);
      else {
        request.pause();
        resolve(null);
      }
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", reject);
  });
}
