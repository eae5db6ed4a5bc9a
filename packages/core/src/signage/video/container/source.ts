/** A file of which parts are read. */
export interface Source {
  /** The size of the whole file. */
  bytes: number;
  /** Exactly these bytes. Throws RangeError where the file, or what may be read of it, ends before. */
  read(range: { from: number; length: number }): Promise<Buffer>;
}

/** So much is read at once where less is asked for, since what is asked for next often stands right behind it. */
const BLOCK = 32 * 1024;
/** The bytes and the requests after which nothing more of a file is read: more than any file of such a length needs. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_REQUESTS = 250;

/** @param fetch reads a range of the file, which lies within it. */
export function sourceOf({
  bytes,
  fetch,
}: {
  bytes: number;
  fetch: (range: { from: number; length: number }) => Promise<Buffer>;
}): Source {
  let block: { from: number; content: Buffer } = { from: 0, content: Buffer.alloc(0) };
  let left = { bytes: MOST_BYTES, requests: MOST_REQUESTS };
  return {
    bytes,
    read: async ({ from, length }) => {
      if (from < 0 || length < 0 || from + length > bytes) throw new RangeError("behind the end");
      const isHeld = from >= block.from && from + length <= block.from + block.content.length;
      if (!isHeld) {
        const size = Math.min(Math.max(length, BLOCK), bytes - from);
        left = { bytes: left.bytes - size, requests: left.requests - 1 };
        if (left.bytes < 0 || left.requests < 0) throw new RangeError("too much to read");
        block = { from, content: await fetch({ from, length: size }) };
        if (block.content.length !== size) throw new RangeError("shorter than it was");
      }
      return block.content.subarray(from - block.from, from - block.from + length);
    },
  };
}
