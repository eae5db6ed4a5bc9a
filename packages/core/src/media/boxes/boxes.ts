/** A box of a file (ISO/IEC 14496-12, 4.2): its type, where it and its content begin, and where both end. */
export interface Box {
  type: string;
  start: number;
  from: number;
  end: number;
}

/** More boxes than any picture has. */
const MOST_BOXES = 10_000;

/** The boxes of a range, one behind the other. Throws RangeError where one does not fit. */
export function boxesIn({ bytes, from, end }: { bytes: Buffer; from: number; end: number }): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < end;) {
    const box = boxAt({ bytes, start, limit: end });
    if (!box || boxes.length === MOST_BOXES) throw new RangeError("no box");
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

/** The box at a position; null where there is none, or one that is longer than what is left. */
export function boxAt({ bytes, start, limit }: { bytes: Buffer; start: number; limit: number }): Box | null {
  if (start + 8 > limit) return null;
  const short = bytes.readUInt32BE(start);
  const type = bytes.toString("latin1", start + 4, start + 8);
  if (short === 1 && start + 16 > limit) return null;
  const head = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? limit - start : short;
  return size < head || size > limit - start ? null : { type, start, from: start + head, end: start + size };
}

/** Reads numbers one behind the other. Throws RangeError behind the end. */
export class Cursor {
  at: number;

  constructor(
    private readonly bytes: Buffer,
    from: number,
    readonly end: number,
  ) {
    this.at = from;
  }

  /** A number of so many bytes, none for 0. */
  number(size: number): number {
    if (size === 0) return 0;
    const from = this.at;
    this.at += size;
    if (this.at > this.end) throw new RangeError("too short");
    if (size !== 8) return this.bytes.readUIntBE(from, size);
    const large = this.bytes.readBigUInt64BE(from);
    if (large > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError("too large");
    return Number(large);
  }

  text(size: number): string {
    const from = this.at;
    this.at += size;
    if (this.at > this.end) throw new RangeError("too short");
    return this.bytes.toString("latin1", from, this.at);
  }
}
