import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IMAGE_WIDTHS } from "@tresen/contract/media/image-sizes";
import { originalKey, parseImagePath, variantKey } from "./image-path";

describe("image paths", () => {
  test.each([
    ["/image/img_01-3.jpg", { name: "img_01-3", extension: "jpg", size: null }],
    ["/image/small/a-1.png", { name: "a-1", extension: "png", size: "small" }],
    ["/image/640/a-1.png", { name: "a-1", extension: "png", size: "small" }],
    ["/image/product/a-1.png", { name: "a-1", extension: "png", size: null }],
    ["/image/category/large/a-b-12.svg", { name: "a-b-12", extension: "svg", size: "large" }],
    ["/image/icon/a-1.avif", { name: "a-1", extension: "avif", size: "icon" }],
  ])("%s", (path, expected) => {
    expect(parseImagePath(path)).toEqual(expected);
  });

  test.each([
    "/image/",
    "/image/a.jpg",
    "/image/a-1",
    "/image/a-1.exe",
    "/image/huge/a-1.jpg",
    "/image/100/a-1.jpg",
    "/image/constructor/a-1.jpg",
    "/image/avif/a-1.jpg",
    "/image/../secret-1.jpg",
    "/image/small/../../a-1.jpg",
    "/image/%2e%2e/a-1.jpg",
    "/image/small%2Fa-1.jpg",
    "/image/a-1.jpg/",
    "/image/a-1.jpg\u0000.png",
    "/image/a-1.jpg\n",
    "/image/banner/small/a-1.jpg",
    "//image/a-1.jpg",
    "/image/a-12345678901.jpg",
  ])("%j is none", (path) => {
    expect(parseImagePath(path)).toBeNull();
  });

  test("no path leaves the folder of images", () => {
    const pieces = fc.constantFrom(
      "..",
      ".",
      "/",
      "%2e",
      "image",
      "small",
      "640",
      "avif",
      "product",
      "a-1.jpg",
      "-",
      "\\",
      "\u0000",
      "a",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const parsed = parseImagePath(`/image/${parts.join("")}`);
        if (!parsed) return;
        expect(originalKey(parsed)).toMatch(/^image\/[A-Za-z0-9_-]+\.[a-z]+$/);
        for (const size of Object.keys(IMAGE_WIDTHS) as (keyof typeof IMAGE_WIDTHS)[])
          expect(variantKey({ ...parsed, size })).toMatch(/^image\/[a-z]+\/[A-Za-z0-9_-]+\.[a-z]+$/);
      }),
    );
  });
});
