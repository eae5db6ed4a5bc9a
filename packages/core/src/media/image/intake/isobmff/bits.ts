/** Reads single bits of codec headers, the highest of each byte first. Throws RangeError behind the end. */
export class Bits {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  read(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1, this.at += 1) {
      const byte = this.bytes[this.at >>> 3];
      if (byte === undefined) throw new RangeError("too short");
      value = value * 2 + ((byte >>> (7 - (this.at & 7))) & 1);
    }
    return value;
  }

  skip(count: number): void {
    this.at += count;
  }

  /** An Exp-Golomb code: as many zeros as bits follow behind a one. */
  golomb(): number {
    let zeros = 0;
    while (this.read(1) === 0) if (++zeros > 32) throw new RangeError("no number");
    return 2 ** zeros - 1 + this.read(zeros);
  }
}
