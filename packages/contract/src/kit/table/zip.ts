/*
 * The container of XLSX files and of many pictures: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT. Only
 * what these files need: entries of less than 4 GB in all, deflated or as they are, without encryption.
 */

export interface ZipEntry {
  name: string;
  crc: number;
  /** Bytes before and after compression. */
  size: number;
  compressed: number;
  /** For bytes that cannot be made smaller, such as those of pictures: they are stored as they are. */
  isStored?: true;
}

const METHOD = 8;
const STORED = 0;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980: the same content gives the same file. */
const DATE = 0x0021;

/** What stands before the bytes of an entry. */
export function zipHead(entry: ZipEntry): Uint8Array {
  const name = new TextEncoder().encode(entry.name);
  const head = numbers(30, (view) => {
    view.setUint32(0, 0x04034b50, true);
    common({ view, at: 4, entry, nameLength: name.length });
  });
  return joined([head, name]);
}

/** What stands after the last entry: the list of all of them. */
export function zipEnd(entries: readonly ZipEntry[]): Uint8Array {
  let offset = 0;
  const list = entries.map((entry) => {
    const name = new TextEncoder().encode(entry.name);
    const start = offset;
    offset += 30 + name.length + entry.compressed;
    const head = numbers(46, (view) => {
      view.setUint32(0, 0x02014b50, true);
      view.setUint16(4, VERSION, true);
      common({ view, at: 6, entry, nameLength: name.length });
      view.setUint32(42, start, true);
    });
    return joined([head, name]);
  });
  const size = list.reduce((sum, { length }) => sum + length, 0);
  const end = numbers(22, (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, entries.length, true);
    view.setUint16(10, entries.length, true);
    view.setUint32(12, size, true);
    view.setUint32(16, offset, true);
  });
  return joined([...list, end]);
}

/** A file of these texts. */
export async function zipOf(files: readonly { name: string; content: string }[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const entries: ZipEntry[] = [];
  for (const { name, content } of files) {
    const bytes = new TextEncoder().encode(content);
    const body = await transformed({ bytes, by: new CompressionStream("deflate-raw") });
    const entry = { name, crc: crcOf(bytes), size: bytes.length, compressed: body.length };
    entries.push(entry);
    parts.push(zipHead(entry), body);
  }
  return joined([...parts, zipEnd(entries)]);
}

/** Bytes of all entries together: a file that unpacks to more is refused, since it may be made to fill the memory. */
const UNPACKED_LIMIT = 200_000_000;

/** The texts of the entries that are asked for. @throws RangeError for a file that is no ZIP file. */
export async function unzip({
  bytes,
  isWanted,
}: {
  bytes: Uint8Array;
  isWanted: (name: string) => boolean;
}): Promise<Map<string, string>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const texts = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  let left = UNPACKED_LIMIT;
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new RangeError("no list of entries");
    const method = view.getUint16(at + 10, true);
    const compressed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const start = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (!isWanted(name)) continue;
    left -= size;
    if (left < 0) throw new RangeError("too large");
    const body = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const raw = bytes.subarray(body, body + compressed);
    if (method !== STORED && method !== METHOD) throw new RangeError("another compression");
    const unpacked =
      method === STORED
        ? raw
        : await transformed({ bytes: raw, by: new DecompressionStream("deflate-raw"), limit: size });
    texts.set(name, new TextDecoder().decode(unpacked));
  }
  return texts;
}

/** The position of the last record of the file, which a comment may follow. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw new RangeError("no ZIP file");
}

function common({
  view,
  at,
  entry: { crc, size, compressed, isStored },
  nameLength,
}: {
  view: DataView;
  at: number;
  entry: ZipEntry;
  nameLength: number;
}): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, FLAGS, true);
  view.setUint16(at + 4, isStored ? STORED : METHOD, true);
  view.setUint16(at + 8, DATE, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, compressed, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, nameLength, true);
}

function numbers(length: number, write: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The bytes after a stream of compression. @throws RangeError when they are more than the limit. */
async function transformed({
  bytes,
  by,
  limit = Infinity,
}: {
  bytes: Uint8Array;
  by: CompressionStream | DecompressionStream;
  limit?: number;
}): Promise<Uint8Array> {
  const reader = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts);
    size += value.length;
    if (size > limit) throw new RangeError("too large");
    parts.push(value);
  }
}

let table: Uint32Array | undefined;

/** The checksum of an entry. */
export function crcOf(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
