import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBrokenImage } from "./image-file";

type Part = string | readonly number[];

/** Text as one byte a character. */
function bytesOf(...parts: Part[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (character) => character.charCodeAt(0)) : [...part],
    ),
  );
}
const u16 = (value: number): number[] => [value >> 8, value & 255];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const little = (numbers: number[]): number[] => numbers.toReversed();

const chunk = (type: string, data: Part): Part[] => [u32(data.length), type, data, u32(0)];
const png = ({ width = 4, height = 3 } = {}, ...between: Part[]): Uint8Array =>
  bytesOf(
    "\u0089PNG\r\n\u001A\n",
    ...chunk("IHDR", [...u32(width), ...u32(height), 8, 6, 0, 0, 0]),
    ...between,
    ...chunk("IDAT", "data"),
    ...chunk("IEND", ""),
  );

const segment = (marker: number, data: readonly number[]): number[] => [0xff, marker, ...u16(data.length + 2), ...data];
const frame = ({ marker = 0xc0, width = 4, height = 3 }): number[] =>
  segment(marker, [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]);
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 0xff, 0, 2, 0xff, 0xd0, 3];
const jpeg = ({ marker = 0xc0, width = 4, height = 3 } = {}, ...before: Part[]): Uint8Array =>
  bytesOf(
    [0xff, 0xd8],
    ...before,
    segment(0xdb, [0]),
    frame({ marker, width, height }),
    segment(0xc4, [0]),
    scan,
    [0xff, 0xd9],
  );

const image = [0x2c, 0, 0, 0, 0, 4, 0, 3, 0, 0, 2, 2, 0x4c, 1, 0];
const pause = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
const gif = ({ width = 4, height = 3 } = {}, ...images: Part[]): Uint8Array =>
  bytesOf("GIF89a", little(u16(width)), little(u16(height)), [0x80, 0, 0, 0, 0, 0, 255, 255, 255], ...images, [0x3b]);

const webp = (type: string, header: readonly number[]): Uint8Array =>
  bytesOf(
    "RIFF",
    little(u32(12 + header.length + 8)),
    "WEBP",
    type,
    little(u32(header.length + 8)),
    header,
    "........",
  );
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const isBroken = (extension: string, bytes: Uint8Array): boolean => isBrokenImage({ bytes, extension });

describe("a valid picture", () => {
  it.each([
    ["png", png()],
    ["png", png({}, ...chunk("tEXt", "IEND"))],
    ["png", bytesOf([...png()], "<html>")],
    ["jpg", jpeg()],
    ["jpeg", jpeg()],
    // A progressive one of several scans with tables between them.
    ["jpg", bytesOf([0xff, 0xd8], frame({ marker: 0xc2 }), scan, segment(0xc4, [1, 2]), scan, [0xff, 0xff, 0xd9])],
    // What a camera noted holds a small picture, whole and with an end of its own.
    ["jpg", jpeg({}, segment(0xe1, [...jpeg()]))],
    ["jpg", bytesOf([...jpeg()], "notes", [...jpeg()])],
    ["gif", gif({}, image)],
    ["gif", gif({}, pause, image, pause, image)],
    ["gif", gif({}, image, "padding").subarray(0, -1)],
    ["webp", webp("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 4, 0, 3, 0])],
    ["webp", webp("VP8L", [0x2f, 3, 0x80, 0, 0, 0, 0, 0, 0, 0])],
    ["webp", webp("VP8X", [0, 0, 0, 0, 3, 0, 0, 2, 0, 0])],
    ["avif", bytesOf(u32(28), "ftypavif", u32(0), "avifmif1")],
    ["avif", bytesOf(u32(28), "ftypmif1", u32(0), "mif1avis")],
    ["svg", bytesOf(SVG)],
    [
      "svg",
      bytesOf(
        [
          "\u00EF\u00BB\u00BF<?xml version='1.0'?>",
          "<!-- a > b -->",
          "<!DOCTYPE svg PUBLIC '-//W3C' 'svg11.dtd' [ <!ENTITY a 'b'> ]>",
          "<svg:svg/>",
        ].join("\n"),
      ),
    ],
  ])("%s %#", (extension, bytes) => {
    expect(isBroken(extension, bytes)).toBe(false);
  });

  it("is not checked in files of another kind", () => {
    for (const extension of ["pdf", "heic", "txt", "constructor", ""])
      expect(isBroken(extension, bytesOf("x"))).toBe(false);
  });
});

describe("an invalid picture", () => {
  it.each([
    ["a signature alone", "png", png().subarray(0, 12)],
    [
      "no data",
      "png",
      bytesOf("\u0089PNG\r\n\u001A\n", ...chunk("IHDR", [...u32(4), ...u32(3), 8, 6, 0, 0, 0]), ...chunk("IEND", "")),
    ],
    ["no width", "png", png({ width: 0 })],
    ["too many pixels", "png", png({ width: 12_000, height: 12_000 })],
    ["a chunk longer than the file", "png", png({}, u32(0xffffffff), "IDAT")],
    ["no height", "jpg", jpeg({ height: 0 })],
    ["too many pixels", "jpg", jpeg({ width: 60_000, height: 60_000 })],
    ["no frame", "jpg", bytesOf([0xff, 0xd8], scan, [0xff, 0xd9])],
    ["no scan", "jpg", bytesOf([0xff, 0xd8], frame({}), [0xff, 0xd9])],
    ["no image", "gif", gif()],
    ["no size", "gif", gif({ width: 0 }, image)],
    ["too many pixels", "webp", webp("VP8X", [0, 0, 0, 0, 255, 255, 0, 255, 255, 0])],
    ["an unknown chunk", "webp", webp("XMP ", [0, 0, 0, 0, 3, 0, 0, 2, 0, 0])],
    ["another box", "avif", bytesOf(u32(28), "ftypheic", u32(0), "mif1heic")],
    ["a page", "svg", bytesOf(`<!DOCTYPE html><html>${SVG}</html>`)],
    ["text", "svg", bytesOf(`a ${SVG}`)],
    ["comments without an end", "svg", bytesOf("<!-- a -->".repeat(20_000), "<!--")],
    ["nothing", "svg", bytesOf("")],
  ])("%s: %s", (_, extension, bytes) => {
    expect(isBroken(extension, bytes)).toBe(true);
  });

  it("has another extension than its content", () => {
    const all = {
      png: png(),
      jpg: jpeg(),
      gif: gif({}, image),
      webp: webp("VP8X", [0, 0, 0, 0, 3, 0, 0, 2, 0, 0]),
      avif: bytesOf(u32(28), "ftypavif"),
      svg: bytesOf(SVG),
    };
    for (const [format, bytes] of Object.entries(all))
      for (const extension of Object.keys(all))
        expect([format, extension, isBroken(extension, bytes)]).toEqual([format, extension, format !== extension]);
  });

  it("is truncated anywhere before its end", () => {
    for (const [extension, bytes] of [
      ["png", png()],
      ["jpg", jpeg()],
      ["webp", webp("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 4, 0, 3, 0])],
      ["gif", gif({}, image).subarray(0, -1)],
    ] as const) {
      for (let length = 0; length < bytes.length; length += 1)
        expect([extension, length, isBroken(extension, bytes.subarray(0, length))]).toEqual([extension, length, true]);
    }
  });
});

it("no bytes are a fault", () => {
  const start = fc.constantFrom(
    png(),
    jpeg(),
    gif({}, pause, image),
    webp("VP8X", [0, 0, 0, 0, 3, 0, 0, 2, 0, 0]),
    bytesOf(SVG),
    bytesOf(),
  );
  fc.assert(
    fc.property(
      start,
      fc.nat(80),
      fc.uint8Array({ maxLength: 80 }),
      fc.constantFrom("png", "jpg", "gif", "webp", "avif", "svg"),
      (bytes, cut, rest, extension) => {
        expect(isBroken(extension, Uint8Array.from([...bytes.subarray(0, cut), ...rest]))).toBeTypeOf("boolean");
      },
    ),
    { numRuns: 2000 },
  );
});
