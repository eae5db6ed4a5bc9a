const ORIENTATION = 0x0112;

/** How a picture is to be turned, 1 to 8, from the TIFF structure of its Exif notes; 1 when they do not say. */
export function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  if (tiff.length < 8) return 1;
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return 1;
  for (let index = 0, at = start + 2; index < short(start) && at + 12 <= tiff.length; index += 1, at += 12) {
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
