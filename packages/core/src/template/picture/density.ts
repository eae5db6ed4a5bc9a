import { crc32 } from "node:zlib";

const INCH = 0.0254;
/** Of a PNG: its mark and the first chunk, after which `pHYs` stands (PNG, 11.3.4.3). */
const PNG_HEAD = 33;
const PNG_CHUNK = 21;
const METRE = 1;

/**
 * The file with its pixels per inch, by which programs print it in the size that it was designed in. Written here, since
 * sharp would keep all notes of a photo with it.
 */
export function withDensity({ file, format, dpi }: { file: Buffer; format: "png" | "jpeg"; dpi: number }): Uint8Array {
  return format === "png" ? pngWith({ file, dpi }) : jpegWith({ file, dpi });
}

function pngWith({ file, dpi }: { file: Buffer; dpi: number }): Uint8Array {
  const chunk = Buffer.alloc(PNG_CHUNK);
  chunk.writeUInt32BE(PNG_CHUNK - 12, 0);
  chunk.write("pHYs", 4, "latin1");
  chunk.writeUInt32BE(Math.round(dpi / INCH), 8);
  chunk.writeUInt32BE(Math.round(dpi / INCH), 12);
  chunk.writeUInt8(METRE, 16);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), PNG_CHUNK - 4);
  const hasOne = file.toString("latin1", PNG_HEAD + 4, PNG_HEAD + 8) === "pHYs";
  return Buffer.concat([file.subarray(0, PNG_HEAD), chunk, file.subarray(hasOne ? PNG_HEAD + PNG_CHUNK : PNG_HEAD)]);
}

/** The first segment, JFIF (ITU T.871, 10.1), says the density in pixels per inch. sharp writes none without notes. */
function jpegWith({ file, dpi }: { file: Buffer; dpi: number }): Uint8Array {
  const segment = Buffer.from(
    "\u00FF\u00E0\u0000\u0010JFIF\u0000\u0001\u0001\u0001\u0000\u0000\u0000\u0000\u0000\u0000",
    "latin1",
  );
  segment.writeUInt16BE(Math.round(dpi), 12);
  segment.writeUInt16BE(Math.round(dpi), 14);
  const hasOne = file.toString("latin1", 6, 10) === "JFIF";
  const rest = hasOne ? 4 + file.readUInt16BE(4) : 2;
  return Buffer.concat([file.subarray(0, 2), segment, file.subarray(rest)]);
}
