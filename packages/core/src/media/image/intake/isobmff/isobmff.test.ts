import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { HEIC, PROFILED_HEIC } from "../../../../../test/heic";
import { AppError } from "../../../../platform/errors";
import { acceptPicture } from "..";
import { readIsoPicture } from "./picture";

const SECRET = "geheim";
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="#d02020"/>' +
    '<rect x="32" width="32" height="24" fill="#2030d0"/><rect y="24" width="32" height="24" fill="#20c040"/></svg>',
);
let avif: Buffer;
beforeAll(async () => {
  avif = await sharp(drawing)
    .flatten()
    .withExif({ IFD0: { Copyright: SECRET }, IFD3: { GPSLatitude: "48/1 12/1 0/1", GPSLatitudeRef: "N" } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
    .avif({ quality: 80 })
    .toBuffer();
});

/** The file with other bytes at the place of the first box of a type; `at` counts from its beginning. */
function changed({ file, type, at, bytes }: { file: Buffer; type: string; at: number; bytes: Buffer }): Buffer {
  const copy = Buffer.from(file);
  bytes.copy(copy, copy.indexOf(type) - 4 + at);
  return copy;
}
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const sized = ({ file, width, height }: { file: Buffer; width: number; height: number }): Buffer =>
  changed({ file, type: "ispe", at: 12, bytes: Buffer.concat([u32(width), u32(height)]) });
const pixels = (body: Uint8Array): Promise<Buffer> => sharp(body).removeAlpha().raw().toBuffer();

async function refusalOf(file: Uint8Array): Promise<string> {
  const error: unknown = await acceptPicture({ file }).catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error("not refused", { cause: error });
  return error.code;
}

describe("an AVIF", () => {
  it("keeps its pixels, and nothing that was noted in it", async () => {
    expect(avif.toString("latin1")).toContain(SECRET);
    const { extension, mimeType, width, height, body } = await acceptPicture({ file: avif });
    expect({ extension, mimeType, width, height }).toEqual({
      extension: "avif",
      mimeType: "image/avif",
      width: 64,
      height: 48,
    });
    expect(Buffer.from(body).toString("latin1")).not.toMatch(/geheim|xmpmeta|Exif|mime/);
    expect((await pixels(body)).equals(await pixels(avif))).toBe(true);
    const { exif, xmp } = await sharp(body).metadata();
    expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
    expect(Buffer.from((await acceptPicture({ file: body })).body).equals(Buffer.from(body))).toBe(true);
  });

  it("keeps how transparent it is, and its colour profile", async () => {
    const file = await sharp(drawing).ensureAlpha(0.5).withIccProfile("p3").avif().toBuffer();
    const { body } = await acceptPicture({ file });
    expect(await sharp(body).metadata()).toMatchObject({ hasAlpha: true, width: 64, height: 48 });
    expect((await sharp(body).raw().toBuffer()).equals(await sharp(file).raw().toBuffer())).toBe(true);
    expect((await sharp(body).metadata()).icc).toEqual((await sharp(file).metadata()).icc);
  });

  it("is as wide as it is high where it is turned", async () => {
    // In place of a property that says nothing new.
    const file = changed({ file: avif, type: "pixi", at: 4, bytes: Buffer.from("irot\u0001", "latin1") });
    const { width, height, body } = await acceptPicture({ file });
    const shown = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    expect([width, height]).toEqual([48, 64]);
    expect([shown.info.width, shown.info.height]).toEqual([48, 64]);
  });

  it("loses boxes that are no part of it, and what is behind its end", async () => {
    const box = (type: string, text: string) => Buffer.concat([u32(8 + text.length), Buffer.from(type + text)]);
    const noted = Buffer.concat([avif, box("uuid", SECRET), box("free", SECRET), Buffer.from("<html>geheim")]);
    const { body } = await acceptPicture({ file: noted });
    expect(Buffer.from(body).toString("latin1")).not.toContain(SECRET);
    expect((await pixels(body)).equals(await pixels(avif))).toBe(true);
  });

  it("is refused where it says another size than its pixels have, or too large a size", async () => {
    expect(await refusalOf(sized({ file: avif, width: 640, height: 480 }))).toBe("image.type_unknown");
    expect(await refusalOf(sized({ file: avif, width: 32, height: 24 }))).toBe("image.type_unknown");
    for (const size of [
      { width: 10_000, height: 10_000 },
      { width: 20_001, height: 1 },
      { width: 4_000_000_000, height: 4_000_000_000 },
    ])
      expect(await refusalOf(sized({ file: avif, ...size }))).toBe("image.too_many_pixels");
    // The second size of this file is that of the whole picture, the first one that of its tile.
    const large = Buffer.concat([u32(10_000), u32(10_000)]);
    const heic = Buffer.from(HEIC);
    large.copy(heic, heic.lastIndexOf("ispe") + 8);
    expect(await refusalOf(heic)).toBe("image.too_many_pixels");
  });

  it("is refused where it is a film, cut off, or has its data elsewhere", async () => {
    const film = Buffer.concat([avif, u32(8), Buffer.from("moov")]);
    expect(await refusalOf(film)).toBe("image.moving_avif");
    for (const length of [20, 40, 200, 381, avif.length - 20])
      expect(await refusalOf(avif.subarray(0, length))).toBe("image.type_unknown");
    expect(
      await refusalOf(Buffer.from("\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom", "latin1")),
    ).toBe("image.type_unknown");
  });

  it("no bytes end in anything but a picture or the refusal", async () => {
    const place = fc.record({
      at: fc.nat(400),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
      isCut: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ at, bytes, isCut }) => {
        const rest = isCut ? Buffer.alloc(0) : avif.subarray(at + bytes.length);
        const file = Buffer.concat([avif.subarray(0, at), bytes, rest]);
        const result: unknown = await acceptPicture({ file }).catch((error: unknown) => error);
        if (result instanceof Error) expect(result).toMatchObject({ kind: "input", details: [{ field: "data" }] });
      }),
      { numRuns: 500 },
    );
  }, 30_000);
});

describe("a HEIC", () => {
  it.each([
    ["with notes of a camera", HEIC],
    ["with a colour profile", PROFILED_HEIC],
  ])("%s becomes a JPEG without notes", async (_, file) => {
    const { extension, mimeType, width, height, body } = await acceptPicture({ file });
    expect({ extension, mimeType, width, height }).toEqual({
      extension: "jpg",
      mimeType: "image/jpeg",
      width: 64,
      height: 48,
    });
    expect(Buffer.from(body).toString("latin1")).not.toMatch(/geheim|GPS|Exif/);
    const [actual, wanted] = [await pixels(body), await sharp(drawing).removeAlpha().raw().toBuffer()];
    const differing = wanted.filter((value, index) => Math.abs(value - (actual[index] ?? 0)) > 40).length;
    expect(differing / wanted.length).toBeLessThan(0.1);
  });

  it("keeps its colour profile", async () => {
    const { icc } = await sharp((await acceptPicture({ file: PROFILED_HEIC })).body).metadata();
    expect(icc?.toString("latin1")).toContain("acsp");
    expect(PROFILED_HEIC.includes(icc ?? SECRET)).toBe(true);
    expect((await sharp((await acceptPicture({ file: HEIC })).body).metadata()).icc).toBeUndefined();
  });

  it("is refused before it is decoded where it says another size than its data", async () => {
    for (const size of [
      { width: 640, height: 480 },
      { width: 8, height: 8 },
    ])
      expect(await refusalOf(sized({ file: HEIC, ...size }))).toBe("image.type_unknown");
  });

  it("is refused where it cannot be decoded", async () => {
    const { items, needed } = readIsoPicture({ bytes: HEIC, checkSize: () => undefined });
    const coded = [...needed].flatMap((id) => items.items.get(id) ?? []).find(({ type }) => type === "hvc1");
    const { from, end } = coded?.data[0] ?? { from: 0, end: 0 };
    expect(end).toBeGreaterThan(from);
    const broken = Buffer.from(HEIC);
    // Each unit becomes one that only separates others.
    for (let at = from; at < end; at += 4 + broken.readUInt32BE(at)) broken.writeUInt8(35 << 1, at + 4);
    expect(await refusalOf(broken)).toBe("image.type_unknown");
  });
});
