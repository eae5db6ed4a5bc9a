import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { describe, expect, test } from "vitest";
import { refusal as refused } from "../../../../test/refusal";
import { acceptFont } from ".";
import { packWoff, unpackWoff } from "./woff";

const packages = createRequire(import.meta.url);
const read = (file: string): Buffer => readFileSync(packages.resolve(`@fontsource${file}`));
const woff2 = read("/merriweather/files/merriweather-latin-400-normal.woff2");
const woff = read("/merriweather/files/merriweather-latin-400-normal.woff");
const ttf = await unpackWoff({ file: woff, maxBytes: 1e7 });

/** The outline of a letter. */
const outline = (font: Uint8Array, letter: string): string =>
  create(font)
    .glyphForCodePoint(letter.codePointAt(0) ?? 0)
    .path.toSVG();
/** The font with other bytes at a place of one of its tables. */
function patched({ tag, at, bytes }: { tag: string; at: number; bytes: number[] }): Buffer {
  const font = Buffer.from(ttf);
  const entry = font.indexOf(Buffer.from(tag, "latin1"));
  Buffer.from(bytes).copy(font, font.readUInt32BE(entry + 8) + at);
  return font;
}
const changed = (file: Buffer, at: number, value: number): Buffer => {
  const copy = Buffer.from(file);
  copy.writeUInt32BE(value, at);
  return copy;
};
const code = async (file: Buffer): Promise<unknown> => (await refused(acceptFont(file))).code;

describe("a font file", () => {
  test("of each format becomes the same font for readers", async () => {
    const fonts = await Promise.all([woff2, woff, ttf].map(acceptFont));
    for (const { woff: packed, glyphs } of fonts) {
      expect(packed.toString("latin1", 0, 4)).toBe("wOFF");
      for (const letter of "Ägß€") expect(outline(packed, letter)).toBe(outline(woff, letter));
      expect(glyphs).toBe(create(packed).numGlyphs);
    }
    expect(fonts.map(({ web }) => web.format)).toEqual(["woff2", "woff", "woff"]);
    expect(fonts[0]?.web.data).toEqual(woff2);
  });

  test("is told which usual letters it lacks", async () => {
    expect((await acceptFont(woff2)).missing).toBe("");
    const further = await acceptFont(read("/merriweather/files/merriweather-latin-ext-400-normal.woff2"));
    expect(further.missing).toContain("BCD");
    expect(further.missing).toContain("ß");
  });

  test("is packed and unpacked to the same tables", async () => {
    const packed = await packWoff(ttf);
    expect(packed.readUInt32BE(8)).toBe(packed.length);
    expect(packed.readUInt32BE(16)).toBe(ttf.length);
    expect((await unpackWoff({ file: packed, maxBytes: ttf.length })).equals(ttf)).toBe(true);
  });
});

describe("what is no font that may be used", () => {
  test.each([
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a text", Buffer.from("@font-face { font-family: x }")],
    ["nothing", Buffer.alloc(0)],
    ["a cut WOFF2", woff2.subarray(0, 900)],
    ["a cut WOFF", woff.subarray(0, 900)],
    ["a cut TTF", ttf.subarray(0, 900)],
    ["a header alone", Buffer.concat([woff2.subarray(0, 48)])],
    ["a directory that never ends", Buffer.concat([woff2.subarray(0, 48), Buffer.alloc(400, 0xff)])],
    ["a WOFF without tables", changed(woff, 12, 0)],
    ["a WOFF2 with damaged data", Buffer.concat([woff2.subarray(0, 3000), Buffer.alloc(woff2.length - 3000, 7)])],
  ])("is refused: %s", async (_, file) => {
    expect(await code(file)).toBe("font.type_unknown");
  });

  test("may not unpack to too much, and is not unpacked to find that out", async () => {
    // The length of the first table of a WOFF; the packed bytes stay a few.
    expect(await code(changed(woff, 44 + 12, 400_000_000))).toBe("font.unpacked_too_large");
    const bomb = await packWoff(
      Buffer.concat([
        Buffer.from("000100000001001000000000" + "676c7966" + "00000000" + "0000001c" + "01000000", "hex"),
        Buffer.alloc(0x01000000),
      ]),
    );
    expect(bomb.length).toBeLessThan(30_000);
    expect(await code(bomb)).toBe("font.unpacked_too_large");
    // A table of 4 GB in UIntBase128, in the directory of a WOFF2.
    const header = Buffer.from(woff2.subarray(0, 48));
    header.writeUInt16BE(1, 12);
    expect(await code(Buffer.concat([header, Buffer.from("018fffffff7f00", "hex")]))).toBe("font.unpacked_too_large");
  });

  test("is refused where it holds several fonts, or is variable", async () => {
    expect(await code(changed(ttf, 0, 0x74746366))).toBe("font.collection");
    expect(await code(changed(woff2, 4, 0x74746366))).toBe("font.collection");
    expect(await code(read("-variable/inter/files/inter-latin-wght-normal.woff2"))).toBe("font.variable");
  });

  test.each([
    [[0, 0], null],
    [[0, 2], "font.embedding_forbidden"],
    [[0, 4], null],
    [[0, 8], null],
    [[0, 6], null],
    [[1, 0], null],
    [[2, 0], "font.embedding_forbidden"],
  ])("is refused by its licence: %j is %s", async (bytes, refusal) => {
    const font = acceptFont(patched({ tag: "OS/2", at: 8, bytes }));
    if (refusal) expect(await refused(font)).toMatchObject({ code: refusal, details: [{ field: "data" }] });
    else expect(await font).toMatchObject({ missing: "" });
  });
});
