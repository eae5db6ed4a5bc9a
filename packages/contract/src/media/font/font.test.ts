import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fontOfFileName, fontSlug, isFontFamily, tidyFamily } from "./family";
import { fontFileUrls } from "./font";
import { packagedFamily, packagedVariants } from "./packaged";
import { byWeight, closestVariant, parseVariant, variantName } from "./variant";

const weight = fc.integer({ min: 1, max: 9 }).map((hundreds) => hundreds * 100);
const style = fc.constantFrom("normal", "italic");

describe("variants", () => {
  it("are read as they are named", () => {
    fc.assert(
      fc.property(fc.record({ weight, style }), (variant) => {
        expect(parseVariant(variantName(variant))).toEqual(variant);
      }),
    );
    expect(["regular", "italic", "400", "700italic"].map(parseVariant)).toEqual([
      { weight: 400, style: "normal" },
      { weight: 400, style: "italic" },
      { weight: 400, style: "normal" },
      { weight: 700, style: "italic" },
    ]);
    expect(["", "bold", "450", "1000", "italic700", "Regular"].map(parseVariant)).toEqual(Array(6).fill(null));
  });

  it.each([
    [["regular", "700"], 600, "normal", "700"],
    [["regular", "700"], 500, "normal", "regular"],
    [["300", "500", "700"], 400, "normal", "500"],
    [["300", "700"], 400, "normal", "300"],
    [["500", "600"], 300, "normal", "500"],
    [["300", "regular"], 900, "normal", "regular"],
    [["regular", "700italic"], 700, "normal", "regular"],
    [["regular", "700italic"], 400, "italic", "700italic"],
    [["900"], 100, "italic", "900"],
    [[], 400, "normal", null],
  ] as const)("of %j the closest to %i %s is %s", (variants, wanted, slant, found) => {
    expect(closestVariant({ variants, weight: wanted, style: slant })).toBe(found);
  });

  it("are the wanted one where there is one, whatever the order", () => {
    const variants = packagedVariants("Inter");
    fc.assert(
      fc.property(fc.record({ weight, style }), fc.shuffledSubarray(variants), (wanted, some) => {
        const name = variantName(wanted);
        const found = closestVariant({ variants: some, ...wanted });
        if (some.includes(name)) expect(found).toBe(name);
        else expect(found).toBe(closestVariant({ variants: some.toSorted(byWeight), ...wanted }));
      }),
    );
  });
});

describe("families", () => {
  it("are found by any spelling", () => {
    expect(["open sans", "OPEN SANS", "Open Sans", "Futura"].map(packagedFamily)).toEqual([
      "Open Sans",
      "Open Sans",
      "Open Sans",
      null,
    ]);
    expect(fontSlug("Playfair Display")).toBe("playfair-display");
  });

  it.each(["", " Inter", "Inter ", 'In"ter', "a  b", "Möbel", "../x", "a".repeat(61)])("%j is no name", (name) => {
    expect(isFontFamily(name)).toBe(false);
  });
});

describe("own families", () => {
  it.each([
    ["FuturaPT-BoldItalic.woff2", "FuturaPT", "700italic"],
    ["Haus Grotesk_SemiBold.otf", "Haus Grotesk", "600"],
    ["möbel-größe-regular.ttf", "mobel grosse", "regular"],
    ["lato-latin-900-italic.woff2", "lato", "900italic"],
    ["Bold.woff", "Bold", "700"],
    ["Source_Sans-ExtraLight.woff", "Source Sans", "200"],
    ["Roman Holiday.woff2", "Roman Holiday", "regular"],
    ["🙂.woff2", "", "regular"],
  ])("%s is called %j in %s", (name, family, variant) => {
    expect(fontOfFileName(name)).toEqual({ family, variant });
  });

  it("are called by whatever people type, as far as it fits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const family = tidyFamily(text);
        if (family !== "") expect(isFontFamily(family)).toBe(true);
        expect(tidyFamily(family)).toBe(family);
      }),
    );
  });
});

describe("files of fonts", () => {
  it("follow from family and variant where they are packaged", () => {
    expect(fontFileUrls({ family: "open sans", variant: "700italic" })).toMatchObject([
      { url: "/fonts/file/Open%20Sans/700italic-latin.woff", unicodeRange: expect.stringContaining("U+0000-00FF") },
      { url: "/fonts/file/Open%20Sans/700italic-latin-ext.woff", unicodeRange: expect.stringContaining("U+0100-") },
    ]);
    expect(fontFileUrls({ family: "Oswald", variant: "italic" })).toBeNull();
    expect(fontFileUrls({ family: "Lato", variant: "500" })).toBeNull();
  });

  it("are named by the list where they are own ones", () => {
    const file = { variant: "regular", url: "/fonts/file/Haus/regular-1a.woff", size: 9, glyphs: 1, missing: "" };
    const fonts = [{ family: "Haus", files: [{ ...file, createdAt: "2026-01-01T00:00:00.000Z" }] }];
    expect(fontFileUrls({ family: "Haus", variant: "regular", fonts })).toEqual([
      { url: file.url, unicodeRange: null },
    ]);
    expect(fontFileUrls({ family: "Haus", variant: "700", fonts })).toBeNull();
    expect(fontFileUrls({ family: "Haus", variant: "regular" })).toBeNull();
  });
});
