import type { Size } from "../raster";
import { Bits } from "./bits";

const SEQUENCE_PARAMETERS = 33;

/** The sizes that the parameter sets in a decoder's configuration announce (ISO/IEC 14496-15, 8.3.3.1). */
export function hevcSizes(configuration: Buffer): Size[] {
  const sizes: Size[] = [];
  let at = 23;
  for (let arrays = configuration.readUInt8(22); arrays > 0; arrays -= 1) {
    let left = configuration.readUInt16BE(at + 1);
    at += 3;
    for (; left > 0; left -= 1) {
      const end = at + 2 + configuration.readUInt16BE(at);
      if (end > configuration.length) throw new RangeError("too short");
      sizes.push(...sizesOfUnit(configuration.subarray(at + 2, end)));
      at = end;
    }
  }
  return sizes;
}

/** The same of parameter sets among the data, where each unit has its length before it. */
export function hevcDataSizes({ data, configuration }: { data: Buffer; configuration: Buffer }): Size[] {
  const sizes: Size[] = [];
  const size = (configuration.readUInt8(21) & 3) + 1;
  for (let at = 0; at < data.length;) {
    const end = at + size + data.readUIntBE(at, size);
    if (end > data.length) throw new RangeError("too short");
    sizes.push(...sizesOfUnit(data.subarray(at + size, end)));
    at = end;
  }
  return sizes;
}

/** ITU-T H.265, 7.3.2.2: what stands before the size is skipped. Units of other kinds have none. */
function sizesOfUnit(unit: Buffer): Size[] {
  if (((unit[0] ?? 0) >>> 1) % 64 !== SEQUENCE_PARAMETERS) return [];
  const bits = new Bits(withoutEmulation(unit.subarray(2, 1000)));
  bits.read(4);
  const subLayers = bits.read(3);
  bits.skip(1 + 96);
  const flags = Array.from({ length: subLayers }, () => ({ profile: bits.read(1) === 1, level: bits.read(1) === 1 }));
  if (subLayers > 0) bits.skip(2 * (8 - subLayers));
  for (const { profile, level } of flags) bits.skip((profile ? 88 : 0) + (level ? 8 : 0));
  bits.golomb();
  if (bits.golomb() === 3) bits.read(1);
  return [{ width: bits.golomb(), height: bits.golomb() }];
}

/** Within a unit, a 3 stands behind two zeros that would look like the beginning of another one. */
function withoutEmulation(unit: Buffer): Uint8Array {
  return unit.filter((byte, index) => byte !== 3 || unit[index - 1] !== 0 || unit[index - 2] !== 0);
}
