import { refusal } from "./refusal";

/** The lengths of a WOFF2 file's tables as it states them. Source: WOFF File Format 2.0, 4 and 5. */
interface Stated {
  /** Of what brotli unpacks, in bytes. */
  packed: number;
  /** Of the font that is made of it, in bytes. */
  font: number;
}

const HEADER = 48;
const OWN_TAG = 63;
/** The places of `glyf` and `loca` in the list of known tags. They are transformed unless their version is 3. */
const GLYPHS: readonly number[] = [10, 11];

/**
 * What the file says it unpacks to, read before anything is unpacked: the unpacker reserves this much memory and refuses
 * a file that does not keep to it.
 * @throws input for a file whose directory is broken.
 */
export function statedLengths(file: Buffer): Stated {
  const reader = { file, at: HEADER };
  const stated = { packed: 0, font: 0 };
  for (let tables = file.readUInt16BE(12); tables > 0; tables -= 1) {
    const flags = byteOf(reader);
    const tag = flags & 63;
    const isOwn = tag === OWN_TAG;
    const name = isOwn ? file.toString("latin1", reader.at, reader.at + 4) : "";
    if (isOwn) reader.at += 4;
    const version = flags >> 6;
    const length = numberOf(reader);
    const isTransformed = GLYPHS.includes(tag) || name === "glyf" || name === "loca" ? version !== 3 : version !== 0;
    stated.font += length;
    stated.packed += isTransformed ? numberOf(reader) : length;
  }
  return stated;
}

interface Reader {
  file: Buffer;
  at: number;
}

function byteOf(reader: Reader): number {
  const byte = reader.file[reader.at];
  if (byte === undefined) throw refusal({ reason: "typeUnknown" });
  reader.at += 1;
  return byte;
}

/** A number in the format UIntBase128. */
function numberOf(reader: Reader): number {
  let value = 0;
  for (let digits = 0; digits < 5; digits += 1) {
    const byte = byteOf(reader);
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
  throw refusal({ reason: "typeUnknown" });
}
