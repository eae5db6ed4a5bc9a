import type { Size } from "../raster";
import { Bits } from "./bits";

const SEQUENCE_HEADER = 1;

/**
 * The largest size of frames that each sequence header in this data announces (AV1 Bitstream & Decoding Process, 5.3 to
 * 5.5): no frame of it is larger. Throws RangeError where it is malformed.
 */
export function av1Sizes(data: Buffer): Size[] {
  const sizes: Size[] = [];
  for (let at = 0; at < data.length;) {
    const head = data.readUInt8(at);
    const type = (head >>> 3) & 15;
    at += head & 4 ? 2 : 1;
    const { value: length, bytes } = head & 2 ? leb128({ data, at }) : { value: data.length - at, bytes: 0 };
    at += bytes;
    if (at + length > data.length) throw new RangeError("too short");
    if (type === SEQUENCE_HEADER) sizes.push(sizeIn(data.subarray(at, at + length)));
    at += length;
  }
  return sizes;
}

function leb128({ data, at }: { data: Buffer; at: number }): { value: number; bytes: number } {
  let value = 0;
  for (let bytes = 0; bytes < 8; bytes += 1) {
    const byte = data.readUInt8(at + bytes);
    value += (byte & 127) * 2 ** (7 * bytes);
    if (byte < 128) return { value, bytes: bytes + 1 };
  }
  throw new RangeError("no number");
}

function sizeIn(header: Buffer): Size {
  const bits = new Bits(header);
  bits.read(3 + 1);
  // The short header of a still picture has no times.
  if (bits.read(1)) bits.read(5);
  else skipOperatingPoints(bits);
  const [width, height] = [bits.read(4) + 1, bits.read(4) + 1];
  return { width: bits.read(width) + 1, height: bits.read(height) + 1 };
}

function skipOperatingPoints(bits: Bits): void {
  let [hasModel, delayLength] = [false, 0];
  if (bits.read(1)) {
    bits.skip(64);
    if (bits.read(1)) bits.golomb();
    hasModel = bits.read(1) === 1;
    if (hasModel) {
      delayLength = bits.read(5) + 1;
      bits.skip(32 + 5 + 5);
    }
  }
  const hasDelay = bits.read(1) === 1;
  for (let left = bits.read(5) + 1; left > 0; left -= 1) {
    bits.read(12);
    if (bits.read(5) > 7) bits.read(1);
    if (hasModel && bits.read(1)) bits.skip(2 * delayLength + 1);
    if (hasDelay && bits.read(1)) bits.read(4);
  }
}
