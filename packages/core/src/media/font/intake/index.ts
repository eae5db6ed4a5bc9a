import { isAppError } from "../../../platform/errors";
import type { FontFacts } from "./read";
import { refusal } from "./refusal";
import { packWoff, unpackWoff } from "./woff";
import { statedLengths } from "./stated-lengths";

export { refusal } from "./refusal";

/** A font file as it is stored. */
export interface AcceptedFont extends FontFacts {
  /** For font readers: WOFF with zlib. */
  woff: Buffer;
  /** For browsers. */
  web: { format: "woff" | "woff2"; data: Buffer };
}

/** The size limit of a font that was unpacked, in bytes. */
const LARGEST_FONT = 12_000_000;
/** An answer of a function has at most 6 MB, and base64 turns 3 bytes into 4. */
const LARGEST_WOFF = 4_400_000;

const [TRUETYPE, APPLE, CFF, COLLECTION, WOFF, WOFF2] = [
  0x00010000, 0x74727565, 0x4f54544f, 0x74746366, 0x774f4646, 0x774f4632,
];

/**
 * A font file that may be used, by its content alone. It is unpacked once, within bounds that are known from its header
 * before anything is unpacked, read by a font reader, and packed again for those who draw with it. Reader and unpacker are
 * loaded with the first file.
 * @throws input for what is no single font, is too large, or may not be embedded.
 */
export async function acceptFont(file: Buffer): Promise<AcceptedFont> {
  // Not below: that they cannot be loaded is no fault of the file.
  const [{ readFont }, { default: decompress }] = await Promise.all([
    import("./read"),
    import("woff2-encoder/decompress"),
  ]);
  try {
    const font = await unpacked({ file, decompress });
    const facts = readFont(font);
    const woff = await packWoff(font);
    if (woff.length > LARGEST_WOFF) throw refusal({ reason: "unpackedTooLarge" });
    const isWoff2 = signatureOf(file) === WOFF2;
    return { ...facts, woff, web: isWoff2 ? { format: "woff2", data: file } : { format: "woff", data: woff } };
  } catch (cause) {
    // Whatever readers make of a broken file, for whoever sent it it is no font.
    throw isAppError(cause) ? cause : refusal({ reason: "typeUnknown", cause });
  }
}

async function unpacked({
  file,
  decompress,
}: {
  file: Buffer;
  decompress: (woff2: Uint8Array) => Promise<Uint8Array>;
}): Promise<Buffer> {
  const signature = signatureOf(file);
  if (signature === COLLECTION) throw refusal({ reason: "collection" });
  if (signature === TRUETYPE || signature === APPLE || signature === CFF) return bounded(file);
  if (signature !== WOFF && signature !== WOFF2) throw refusal({ reason: "typeUnknown" });
  if (file.readUInt32BE(4) === COLLECTION) throw refusal({ reason: "collection" });
  if (signature === WOFF) return unpackWoff({ file, maxBytes: LARGEST_FONT });
  const stated = statedLengths(file);
  if (stated.font > LARGEST_FONT || stated.packed > LARGEST_FONT) throw refusal({ reason: "unpackedTooLarge" });
  return bounded(Buffer.from(await decompress(file)));
}

function bounded(font: Buffer): Buffer {
  if (font.length > LARGEST_FONT) throw refusal({ reason: "unpackedTooLarge" });
  return font;
}

function signatureOf(file: Buffer): number {
  if (file.length < 12) throw refusal({ reason: "typeUnknown" });
  return file.readUInt32BE(0);
}
