/** Small files that are videos by all that is said of them, with zeros in place of pictures. */

export interface Mp4 {
  /** Before the pictures, or behind them. */
  moovFirst?: boolean;
  /** What the file says of itself, and with what it is compatible. */
  brands?: [own: string, ...others: string[]];
  picture?: string;
  profile?: number;
  sound?: number | string | null;
  width?: number;
  height?: number;
  seconds?: number;
  /** The bytes of pictures. */
  media?: number;
  extra?: Buffer[];
  inMovie?: Buffer[];
  inPicture?: Buffer[];
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

const u8 = (...values: number[]): Buffer => Buffer.from(values);
const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const zeros = (length: number): Buffer => Buffer.alloc(length);
function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}

/** With its description before or behind the pictures. */
export function mp4({
  moovFirst = false,
  brands: [brand, ...others] = ["isom", "isom", "mp42"],
  media = 2000,
  extra = [],
  inMovie = [],
  ...shown
}: Mp4 = {}): Buffer {
  const type = box("ftyp", Buffer.from(brand), u32(512), Buffer.from(others.join("")));
  const before = type.length + extra.reduce((sum, { length }) => sum + length, 0);
  const pictures = box("mdat", zeros(media));
  const movie = (place: number): Buffer => box("moov", ...tracksOf({ ...shown, place }), ...inMovie);
  const head = [type, ...extra];
  return moovFirst
    ? Buffer.concat([...head, movie(before + movie(0).length + 8), pictures])
    : Buffer.concat([...head, pictures, movie(before + 8)]);
}

function tracksOf({
  picture = "avc1",
  profile = 100,
  sound = 0x40,
  width = 1920,
  height = 1080,
  seconds = 10,
  inPicture = [],
  place,
}: Mp4 & { place: number }): Buffer[] {
  const settings = picture === "avc1" ? box("avcC", u8(1, profile, 0, 40)) : box("vpcC", u32(0), u8(profile, 10, 0x80));
  const video = box(picture, zeros(24), u16(width), u16(height), zeros(50), settings, ...inPicture, zeros(4));
  const descriptor =
    typeof sound === "number" ? [box("esds", u32(0), u8(3, 25, 0, 1, 0, 4, 17, sound), zeros(12))] : [];
  const audio = box(typeof sound === "number" ? "mp4a" : String(sound), zeros(28), ...descriptor);
  return [
    box("mvhd", u32(0, 0, 0, 1000, seconds * 1000), zeros(80)),
    track({ handler: "vide", entry: video, place, seconds }),
    ...(sound === null ? [] : [track({ handler: "soun", entry: audio, place, seconds })]),
  ];
}

function track({
  handler,
  entry,
  place,
  seconds,
}: {
  handler: string;
  entry: Buffer;
  place: number;
  seconds: number;
}): Buffer {
  const table = box("stbl", box("stsd", u32(0, 1), entry), box("stco", u32(0, 1, place)));
  const described = [
    box("mdhd", u32(0, 0, 0, 600, seconds * 600), zeros(4)),
    box("hdlr", u32(0, 0), Buffer.from(handler), zeros(13)),
    box("minf", table),
  ];
  return box("trak", box("tkhd", zeros(84)), box("mdia", ...described));
}

export interface WebM {
  codec?: string;
  sound?: string | null;
  profile?: number;
  width?: number;
  height?: number;
  /** Null for one that does not say it. */
  seconds?: number | null;
  cues?: boolean;
  docType?: string;
  isEncrypted?: boolean;
  isLive?: boolean;
  media?: number;
}

/** An element with a size of 4 bytes. */
export function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const digits = id.toString(16);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 0x10000000);
  return Buffer.concat([Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex"), size, body]);
}

export function webm({
  codec = "V_VP9",
  sound = "A_OPUS",
  profile = 0,
  width = 1280,
  height = 720,
  seconds = 8,
  cues = true,
  docType = "webm",
  isEncrypted = false,
  isLive = false,
  media = 2000,
}: WebM = {}): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE((seconds ?? 0) * 1000);
  const info = element(0x1549a966, element(0x2ad7b1, u32(1_000_000)), ...(seconds ? [element(0x4489, duration)] : []));
  const encodings = element(0x6d80, element(0x6240, element(0x5035, zeros(3))));
  const video = element(
    0xae,
    ...[element(0x83, u8(1)), element(0x86, Buffer.from(codec)), element(0x63a2, u8(1, 1, profile))],
    element(0xe0, element(0xb0, u16(width)), element(0xba, u16(height))),
    ...(isEncrypted ? [encodings] : []),
  );
  const audio = sound ? [element(0xae, element(0x83, u8(2)), element(0x86, Buffer.from(`${sound}\0`)))] : [];
  const tracks = element(0x1654ae6b, video, ...audio);
  const cluster = element(0x1f43b675, zeros(media));
  const seek = (place: number): Buffer =>
    element(0x114d9b74, element(0x4dbb, element(0x53ab, u32(0x1c53bb6b)), element(0x53ac, u32(place))));
  const place = seek(0).length + info.length + tracks.length + cluster.length;
  const parts = [
    ...(cues ? [seek(place)] : []),
    info,
    tracks,
    cluster,
    ...(cues ? [element(0x1c53bb6b, zeros(9))] : []),
  ];
  const segment = element(0x18538067, ...parts);
  if (isLive) Buffer.from("1fffffff", "hex").copy(segment, 4);
  return Buffer.concat([element(0x1a45dfa3, element(0x4282, Buffer.from(docType))), segment]);
}
