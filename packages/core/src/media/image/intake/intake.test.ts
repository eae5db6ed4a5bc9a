import { isBrokenImage } from "@tresen/contract/media/image-file";
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../../platform/errors";
import { acceptPicture } from "./index";

const SECRET = "geheim";
/** Four quarters of different colours, so that every turn shows. */
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="#d02020"/>' +
    '<rect x="32" width="32" height="24" fill="#2030d0"/><rect y="24" width="32" height="24" fill="#20c040"/></svg>',
);
const FORMATS = ["jpg", "png", "webp", "gif"] as const;
type Format = (typeof FORMATS)[number];
const files = new Map<Format, Buffer>();
const fileOf = (format: Format): Buffer => files.get(format) ?? Buffer.alloc(0);
const written = ({ format, orientation = 1 }: { format: Format; orientation?: number }): Promise<Buffer> =>
  sharp(drawing)
    .flatten()
    .withExif({ IFD0: { Copyright: SECRET } })
    .withMetadata({ orientation })
    [format === "jpg" ? "jpeg" : format]()
    .toBuffer();

beforeAll(async () => {
  for (const format of FORMATS) files.set(format, await written({ format }));
});

async function refusalOf(file: Uint8Array): Promise<{ code: string; field: string | undefined; message: string }> {
  const error: unknown = await acceptPicture({ file }).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error("not refused", { cause: error });
  return { code: error.code, field: error.details[0]?.field, message: error.message };
}

describe("an accepted picture", () => {
  it.each(FORMATS)("keeps the pixels of an upright %s, and nothing that was noted in it", async (format) => {
    const file = fileOf(format);
    const picture = await acceptPicture({ file });
    expect(picture).toMatchObject({ extension: format, width: 64, height: 48 });
    expect(Buffer.from(picture.body).toString("latin1")).not.toContain(SECRET);
    const pixels = (body: Uint8Array): Promise<Buffer> => sharp(body).raw().toBuffer();
    expect((await pixels(picture.body)).equals(await pixels(file))).toBe(true);
  });

  it.each(FORMATS)("loses what is behind the end of a %s", async (format) => {
    for (const behind of ["<html><script>alert(1)</script>", "PK\u0003\u0004zip"]) {
      const { body } = await acceptPicture({ file: Buffer.concat([fileOf(format), Buffer.from(behind)]) });
      expect(Buffer.from(body).toString("latin1")).not.toContain(behind.slice(0, 5));
    }
  });

  it.each(["jpg", "png", "webp"] as const)("is turned in each of the eight ways that a %s may tell", async (format) => {
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const file = await written({ format, orientation });
      const { body, width, height } = await acceptPicture({ file });
      const { data, info } = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });
      expect([orientation, width, height]).toEqual([orientation, info.width, info.height]);
      expect((await sharp(body).metadata()).orientation ?? 1).toBe(1);
      const actual = await sharp(body).raw().toBuffer();
      const differing = data.filter((value, index) => Math.abs(value - (actual[index] ?? 0)) > 40).length;
      expect(differing / data.length).toBeLessThan(0.05);
    }
  });

  it("keeps its colour profile when it is turned", async () => {
    const file = await sharp(drawing)
      .flatten()
      .withIccProfile("p3")
      .withMetadata({ orientation: 6, icc: "p3" })
      .jpeg()
      .toBuffer();
    const { icc } = await sharp((await acceptPicture({ file })).body).metadata();
    expect(icc).toEqual((await sharp(file).metadata()).icc);
  });

  it("loses notes that stand between the scans of a JPEG", async () => {
    const file = await sharp(drawing).flatten().jpeg({ progressive: true }).toBuffer();
    const at = file.lastIndexOf(Buffer.from([0xff, 0xda]));
    const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + SECRET.length]), Buffer.from(SECRET)]);
    const { body } = await acceptPicture({ file: Buffer.concat([file.subarray(0, at), note, file.subarray(at)]) });
    expect(Buffer.from(body).equals(file)).toBe(true);
  });
});

describe("a refused file", () => {
  it.each([
    ["nothing", ""],
    ["a page", "<!DOCTYPE html><html></html>"],
    ["a ZIP", "PK\u0003\u0004"],
    ["a program", "MZ\u0090"],
  ])("may be %s", async (_, text) => {
    expect(await refusalOf(Buffer.from(text, "latin1"))).toMatchObject({ code: "image.type_unknown", field: "data" });
  });

  it("may have too many bytes", async () => {
    const file = Buffer.concat([fileOf("png"), Buffer.alloc(40_000_001)]);
    expect(await refusalOf(file)).toMatchObject({ field: "data", message: expect.stringContaining("40 MB") });
  });

  it("may have too many pixels, which its header tells", async () => {
    const png = Buffer.from(fileOf("png"));
    const sized = ({ width, height }: { width: number; height: number }): Buffer => {
      png.writeUInt32BE(width, 16);
      png.writeUInt32BE(height, 20);
      return png;
    };
    for (const size of [
      { width: 10_000, height: 10_000 },
      { width: 20_001, height: 1 },
      { width: 60_000, height: 60_000 },
    ])
      expect(await refusalOf(sized(size))).toMatchObject({ code: "image.too_many_pixels", field: "data" });
    // As many as are allowed, but the file does not contain them.
    expect((await refusalOf(sized({ width: 20_000, height: 2500 }))).code).toBe("image.type_unknown");
  });

  it("may be an animation of many large pictures", async () => {
    const gif = fileOf("gif");
    const at = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
    const frame = gif.subarray(at, -1);
    const large = Buffer.concat([gif.subarray(0, at), ...Array.from({ length: 30 }, () => frame), gif.subarray(-1)]);
    expect((await acceptPicture({ file: large })).extension).toBe("gif");
    large.writeUInt16LE(2000, 6);
    large.writeUInt16LE(2000, 8);
    expect(await refusalOf(large)).toMatchObject({ code: "image.too_many_frames", field: "data" });
    const many = Buffer.concat([gif.subarray(0, at), ...Array.from({ length: 501 }, () => frame), gif.subarray(-1)]);
    expect(await refusalOf(many)).toMatchObject({ code: "image.too_many_frames", field: "data" });
  });

  it("may have a sound header, but pixels of which no size could be made", async () => {
    const photo = await sharp(drawing).resize(600).flatten().jpeg().toBuffer();
    const at = photo.indexOf(Buffer.from([0xff, 0xda])) + 200;
    const damaged = Buffer.concat([photo.subarray(0, at), Buffer.from([0xff, 0xd3, 0xff, 0xd5]), photo.subarray(at)]);
    expect(await refusalOf(damaged)).toMatchObject({ code: "image.type_unknown", field: "data" });
    const png = await sharp(drawing).png().toBuffer();
    const data = png.indexOf("IDAT") - 4;
    const end = data + 12 + png.readUInt32BE(data);
    const lines = await sharp({ create: { width: 5, height: 1, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const start = lines.indexOf("IDAT") - 4;
    const few = lines.subarray(start, start + 12 + lines.readUInt32BE(start));
    const short = Buffer.concat([png.subarray(0, data), few, png.subarray(end)]);
    expect(await refusalOf(short)).toMatchObject({ code: "image.type_unknown", field: "data" });
  });

  it("may be cut off anywhere", async () => {
    for (const format of FORMATS) {
      const file = fileOf(format);
      for (let length = 0; length < file.length - 2; length += 7)
        if (isBrokenImage({ bytes: file.subarray(0, length), extension: format }))
          expect((await refusalOf(file.subarray(0, length))).code).toBe("image.type_unknown");
    }
  });
});

it("no bytes end in anything but a picture or the refusal", async () => {
  const changed = fc.record({
    format: fc.constantFrom(...FORMATS),
    at: fc.nat(700),
    bytes: fc.uint8Array({ maxLength: 40 }),
    isCut: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(changed, async ({ format, at, bytes, isCut }) => {
      const file = fileOf(format);
      const rest = isCut ? Buffer.alloc(0) : file.subarray(at + bytes.length);
      const result: unknown = await acceptPicture({ file: Buffer.concat([file.subarray(0, at), bytes, rest]) }).catch(
        (error: unknown) => error,
      );
      if (result instanceof Error) expect(result).toMatchObject({ kind: "input", details: [{ field: "data" }] });
    }),
    { numRuns: 500 },
  );
}, 30_000);
