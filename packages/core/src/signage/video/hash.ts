import { createHash } from "node:crypto";

const CHUNK = 8 * 1024 * 1024;
/** The number of chunks that are read at the same time, and so the most that are in memory. */
const AHEAD = 4;

/** The SHA-256 of a file in hex, read in chunks. */
export async function hashOf({
  bytes,
  read,
}: {
  bytes: number;
  read: (range: { from: number; length: number }) => Promise<Buffer>;
}): Promise<string> {
  const hash = createHash("sha256");
  const chunks = Array.from({ length: Math.ceil(bytes / CHUNK) }, (_, index) => index * CHUNK);
  const next = (): Promise<Buffer>[] =>
    chunks.splice(0, 1).map((from) => {
      const chunk = read({ from, length: Math.min(CHUNK, bytes - from) });
      // One that fails while an earlier one is awaited is told when it is its turn.
      chunk.catch(() => undefined);
      return chunk;
    });
  const reading = Array.from({ length: AHEAD }).flatMap(next);
  for (let chunk = reading.shift(); chunk; chunk = reading.shift()) {
    hash.update(await chunk);
    reading.push(...next());
  }
  return hash.digest("hex");
}
