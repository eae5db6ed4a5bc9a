import { FONT_FAMILIES } from "@tresen/contract/media/fonts";
import * as fontkit from "fontkit";
import { describe, expect, test } from "vitest";
import { fontFaces } from ".";

const has = (data: Uint8Array | undefined, letter: string): boolean => {
  const read = fontkit.create(Buffer.from(data ?? []));
  if (!("numGlyphs" in read)) throw new Error("a collection");
  return read.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
};

describe("files of packaged fonts", () => {
  test.each(FONT_FAMILIES)("of %s can be read by a font reader", async (family) => {
    const faces = (await fontFaces({ family, variant: "700" })) ?? [];
    expect(faces.map(({ unicodeRange }) => unicodeRange?.slice(0, 6))).toEqual(["U+0000", "U+0100"]);
    const [latin, further] = faces;
    expect([has(latin?.data, "ß"), has(latin?.data, "€"), has(further?.data, "ł")]).toEqual([true, true, true]);
  });
});
