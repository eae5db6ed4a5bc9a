/** An element of a WebM file (RFC 8794): its id with its mark, and where its content begins and ends. */
export interface Element {
  id: number;
  from: number;
  /** Infinity where the file does not say it, as of what is sent while it is recorded. */
  end: number;
}

/** The longest beginning of an element: an id of 4 bytes and a size of 8. */
export const LONGEST_HEAD = 12;
const LONGEST_ID = 4;
const MOST_ELEMENTS = 10_000;

/** The element whose beginning these bytes are. @param at where it is in the file. @throws RangeError */
export function elementAt({ head, at }: { head: Buffer; at: number }): Element {
  const idLength = lengthOf(head, 0);
  if (idLength > LONGEST_ID) throw new RangeError("no id");
  const sizeLength = lengthOf(head, idLength);
  const from = idLength + sizeLength;
  if (from > head.length) throw new RangeError("too short");
  const first = (head[idLength] ?? 0) & (0xff >> sizeLength);
  let size = first;
  let isUnknown = first === 0xff >> sizeLength;
  for (const byte of head.subarray(idLength + 1, from)) {
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  if (!isUnknown && size > Number.MAX_SAFE_INTEGER) throw new RangeError("too large");
  return { id: head.readUIntBE(0, idLength), from: at + from, end: isUnknown ? Infinity : at + from + size };
}

/** The elements within some bytes, one behind the other. @throws RangeError where one does not fit. */
export function elementsIn({ bytes, from = 0, end = bytes.length }: { bytes: Buffer; from?: number; end?: number }) {
  const elements: Element[] = [];
  for (let at = from; at < end;) {
    const element = elementAt({ head: bytes.subarray(at, Math.min(at + LONGEST_HEAD, end)), at });
    if (element.end > end || elements.length === MOST_ELEMENTS) throw new RangeError("no element");
    elements.push(element);
    at = element.end;
  }
  return elements;
}

/** The number in an element of at most 8 bytes; 0 for an empty one. @throws RangeError */
export function numberIn({ bytes, element }: { bytes: Buffer; element: Element }): number {
  const content = bytes.subarray(element.from, element.end);
  if (content.length > 8) throw new RangeError("no number");
  const value = content.reduce((sum, byte) => sum * 256 + byte, 0);
  if (value > Number.MAX_SAFE_INTEGER) throw new RangeError("too large");
  return value;
}

/** The number with a fraction in an element of 4 or 8 bytes. @throws RangeError */
export function floatIn({ bytes, element: { from, end } }: { bytes: Buffer; element: Element }): number {
  if (end - from === 4) return bytes.readFloatBE(from);
  if (end - from === 8) return bytes.readDoubleBE(from);
  throw new RangeError("no number");
}

/** The text in an element, which zeros may follow. */
export function textIn({ bytes, element: { from, end } }: { bytes: Buffer; element: Element }): string {
  return bytes.toString("latin1", from, Math.min(end, from + 100)).replace(/\0+$/, "");
}

/** Of how many bytes a number is tells its first byte: one more than that has zeros in front. */
function lengthOf(head: Buffer, at: number): number {
  const length = Math.clz32(head[at] ?? 0) - 23;
  if (length > 8) throw new RangeError("no length");
  return length;
}
