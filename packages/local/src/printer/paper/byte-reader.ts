/** Reads the bytes of a print job from its beginning to its end. */
export interface ByteReader {
  /** The next byte, which stays; undefined at the end. */
  peek(): number | undefined;
  /** The next byte; 0 at the end, as for a job that was cut off. */
  next(): number;
  /** A number of two bytes, the lower one first. */
  word(): number;
  take(count: number): Uint8Array;
  /** The bytes before the end mark, which is passed over. */
  until(mark: number): Uint8Array;
}

export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const next = (): number => bytes[at++] ?? 0;
  const take = (count: number): Uint8Array => {
    const taken = bytes.subarray(at, at + count);
    at += count;
    return taken;
  };
  return {
    peek: () => bytes[at],
    next,
    word: () => next() + next() * 256,
    take,
    until: (mark) => {
      const end = bytes.indexOf(mark, at);
      const taken = take((end < 0 ? bytes.length : end) - at);
      at += 1;
      return taken;
    },
  };
}

export function ascii(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
