import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import { refusal } from "./refusal";

const compress = promisify(deflate);
const uncompress = promisify(inflate);

/** A table of a font: its tag, its checksum as the font states it, and its bytes. */
interface Table {
  tag: string;
  checksum: number;
  data: Buffer;
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
/** More than any font has; each is unpacked on its own. */
const MOST_TABLES = 100;

/**
 * A WOFF file as the font that it packs. Only tables are kept: notes of the file are lost.
 * @throws input for what is no such file, or unpacks to more than `maxBytes`. Source: WOFF File Format 1.0.
 */
export async function unpackWoff({ file, maxBytes }: { file: Buffer; maxBytes: number }): Promise<Buffer> {
  const tables: Table[] = [];
  let left = maxBytes;
  for (const at of entries({ count: file.readUInt16BE(12), header: WOFF_HEADER, size: WOFF_ENTRY })) {
    const [offset, packed, length] = [4, 8, 12].map((place) => file.readUInt32BE(at + place));
    const data = slice({ file, offset, length: packed });
    left -= length ?? 0;
    if (left < 0) throw refusal({ reason: "unpackedTooLarge" });
    const body = packed === length ? data : await uncompress(data, { maxOutputLength: Math.max(length ?? 0, 1) });
    if (body.length !== length) throw refusal({ reason: "typeUnknown" });
    tables.push({ tag: file.toString("latin1", at, at + 4), checksum: file.readUInt32BE(at + 16), data: body });
  }
  return sfntOf({ flavor: file.readUInt32BE(4), tables });
}

/** A font as a WOFF file with zlib. @throws input for what is no font. */
export async function packWoff(font: Buffer): Promise<Buffer> {
  const tables = tablesOf(font);
  const bodies = await Promise.all(
    tables.map(async ({ data }) => {
      const packed = await compress(data, { level: 9 });
      return packed.length < data.length ? packed : data;
    }),
  );
  const directory = Buffer.alloc(WOFF_HEADER + tables.length * WOFF_ENTRY);
  const parts: Buffer[] = [];
  let offset = directory.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const body = bodies[index] ?? data;
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    directory.write(tag, at, "latin1");
    for (const [place, value] of [offset, body.length, data.length, checksum].entries())
      directory.writeUInt32BE(value, at + 4 + place * 4);
    const padded = Buffer.concat([body, Buffer.alloc(padding(body.length))]);
    parts.push(padded);
    offset += padded.length;
  }
  const size = tables.reduce((sum, { data }) => sum + SFNT_ENTRY + data.length + padding(data.length), SFNT_HEADER);
  directory.write("wOFF", 0, "latin1");
  directory.writeUInt32BE(font.readUInt32BE(0), 4);
  directory.writeUInt32BE(offset, 8);
  directory.writeUInt16BE(tables.length, 12);
  directory.writeUInt32BE(size, 16);
  directory.writeUInt16BE(1, 20);
  return Buffer.concat([directory, ...parts]);
}

/** The tables of a font in the order of its directory. @throws input */
function tablesOf(font: Buffer): Table[] {
  return entries({ count: font.readUInt16BE(4), header: SFNT_HEADER, size: SFNT_ENTRY }).map((at) => ({
    tag: font.toString("latin1", at, at + 4),
    checksum: font.readUInt32BE(at + 4),
    data: slice({ file: font, offset: font.readUInt32BE(at + 8), length: font.readUInt32BE(at + 12) }),
  }));
}

function sfntOf({ flavor, tables }: { flavor: number; tables: readonly Table[] }): Buffer {
  const head = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY);
  const power = Math.floor(Math.log2(Math.max(tables.length, 1)));
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((tables.length - 2 ** power) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    head.write(tag, at, "latin1");
    for (const [place, value] of [checksum, offset, data.length].entries())
      head.writeUInt32BE(value, at + 4 + place * 4);
    parts.push(data, Buffer.alloc(padding(data.length)));
    offset += data.length + padding(data.length);
  }
  return Buffer.concat(parts);
}

/** The places of a directory's entries. */
function entries({ count, header, size }: { count: number; header: number; size: number }): number[] {
  if (count === 0 || count > MOST_TABLES) throw refusal({ reason: "typeUnknown" });
  return Array.from({ length: count }, (_, index) => header + index * size);
}

function slice({
  file,
  offset = 0,
  length = 0,
}: {
  file: Buffer;
  offset: number | undefined;
  length: number | undefined;
}): Buffer {
  if (offset + length > file.length) throw refusal({ reason: "typeUnknown" });
  return file.subarray(offset, offset + length);
}

/** The zeros after a table, which begin each at a multiple of four. */
function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}
