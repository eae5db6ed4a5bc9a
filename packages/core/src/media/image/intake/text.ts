/** The text of a file in UTF-8, or in UTF-16 with a byte order mark; null for anything else. */
export function textOf(bytes: Buffer): string | null {
  const [first, second] = bytes;
  const coding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(coding, { fatal: true }).decode(bytes);
    return text.includes("\u0000") ? null : text;
  } catch {
    return null;
  }
}
