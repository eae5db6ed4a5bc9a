/** The directory is at the end of the file, followed by a comment of at most 64 KB. */
const LONGEST_END = 22 + 65_535;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The limit of entries, far above that of any document a customer sends. */
const MOST_ENTRIES = 5000;

/** The file names in a ZIP archive's directory (APPNOTE 6.3, 4.3.12 and 4.3.16); empty for a damaged archive. */
export function zipEntries(bytes: Buffer): string[] {
  const end = endOf(bytes);
  if (end === null) return [];
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const names: string[] = [];
  for (let index = 0; index < Math.min(count, MOST_ENTRIES); index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return [];
    const [name, extra, comment] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    names.push(bytes.toString("utf8", at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}

function endOf(bytes: Buffer): number | null {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - LONGEST_END); at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return null;
}
