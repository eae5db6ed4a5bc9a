import sharp from "sharp";
import type { Size } from "../raster";
import { decodeHeic } from "./decode-heic";

/** A colour profile has some kB. */
const LARGEST_PROFILE = 4_000_000;
const MARK = "ICC_PROFILE\u0000";
/** The bytes of a profile in one segment of a JPEG, which has at most 65,533. */
const CHUNK = 65_000;

/** A HEIC picture as JPEG, with its colour profile and without anything else that was noted in it. */
export async function jpegOfHeic({
  file,
  profile,
  width,
  height,
}: { file: Uint8Array; profile: Uint8Array | null } & Size): Promise<Buffer> {
  const pixels = await decodeHeic({ file, width, height });
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return profile && isProfile(profile) ? withProfile({ jpeg, profile }) : jpeg;
}

/** Whether these bytes are a colour profile for red, green and blue (ICC.1, 7.2). */
function isProfile(profile: Uint8Array): boolean {
  const text = (from: number, to: number): string => Buffer.from(profile.subarray(from, to)).toString("latin1");
  return (
    profile.length > 128 && profile.length <= LARGEST_PROFILE && text(36, 40) === "acsp" && text(16, 20) === "RGB "
  );
}

/** The JPEG with the profile in segments behind its first one (ICC.1, B.4). The pixels stay as they are. */
function withProfile({ jpeg, profile }: { jpeg: Buffer; profile: Uint8Array }): Buffer {
  const count = Math.ceil(profile.length / CHUNK);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * CHUNK, (index + 1) * CHUNK);
    const head = Buffer.alloc(4 + MARK.length + 2);
    head.writeUInt16BE(0xffe2, 0);
    head.writeUInt16BE(2 + MARK.length + 2 + part.length, 2);
    head.write(MARK, 4, "latin1");
    head.writeUInt8(index + 1, 4 + MARK.length);
    head.writeUInt8(count, 5 + MARK.length);
    return Buffer.concat([head, part]);
  });
  // The first segment says that it is a JFIF file and has to stay the first.
  const at = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, at), ...segments, jpeg.subarray(at)]);
}
