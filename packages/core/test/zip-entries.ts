/** The entries of a ZIP file whose bytes are stored as they are, in their order. */
export function entriesOf(bytes: Uint8Array): { name: string; isUtf8: boolean; bytes: Uint8Array }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    const [flags, method, size] = [
      view.getUint16(at + 8, true),
      view.getUint16(at + 10, true),
      view.getUint32(at + 24, true),
    ];
    const [nameLength, start] = [view.getUint16(at + 28, true), view.getUint32(at + 42, true)];
    if (view.getUint32(at, true) !== 0x02014b50 || method !== 0) throw new Error("No stored entry");
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    at += 46 + nameLength;
    const from = start + 30 + view.getUint16(start + 26, true);
    return { name, isUtf8: (flags & 0x0800) !== 0, bytes: bytes.subarray(from, from + size) };
  });
}
