import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IMAGE_WIDTHS } from "@tresen/contract/media/image-sizes";
import { cutKey, originalKey, parseImagePath, variantKey } from "./image-path";

const product = { use: "product", key: null };

describe("image paths", () => {
  test.each([
    ["/image/img_01-3.jpg", { name: "img_01-3", extension: "jpg", size: null, cut: null }],
    ["/image/small/a-1.png", { name: "a-1", extension: "png", size: "small", cut: null }],
    ["/image/640/a-1.png", { name: "a-1", extension: "png", size: "small", cut: null }],
    ["/image/product/a-1.png", { name: "a-1", extension: "png", size: null, cut: product }],
    [
      "/image/category/large/a-b-12.svg",
      { name: "a-b-12", extension: "svg", size: "large", cut: { ...product, use: "category" } },
    ],
    ["/image/icon/a-1.avif", { name: "a-1", extension: "avif", size: "icon", cut: null }],
  ])("%s", (path, expected) => {
    expect(parseImagePath({ path })).toEqual(expected);
  });

  test("name the cut that they ask for, and so does the path of a stored cut", () => {
    const path = "/image/product/small/a-1.png";
    const cut = { use: "product", key: "0a1b2c3d" } as const;
    const asked = { name: "a-1", extension: "png", size: "small" } as const;
    expect(parseImagePath({ path, key: cut.key })).toEqual({ ...asked, cut });
    expect(parseImagePath({ path: `/${cutKey({ ...asked, ...cut })}` })).toEqual({ ...asked, cut });
    expect(parseImagePath({ path, key: "none" })).toEqual({ ...asked, cut: null });
    expect(parseImagePath({ path, key: "../../x" })).toEqual({ ...asked, cut: product });
    expect(parseImagePath({ path: "/image/small/a-1.png", key: cut.key })).toEqual({ ...asked, cut: null });
  });

  test("cuts without a size, and drawings in any size, have one name", () => {
    const cut = { name: "a-1", use: "share", key: "0a1b2c3d" } as const;
    expect(cutKey({ ...cut, size: null, extension: "png" })).toBe("image/cut/share-0a1b2c3d-large/a-1.png");
    expect(cutKey({ ...cut, size: "tiny", extension: "svg" })).toBe("image/cut/share-0a1b2c3d-large/a-1.svg");
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
    "/image/cut/a-1.jpg",
    "/image/cut/banner-0a1b2c3d-small/a-1.jpg",
    "/image/cut/product-0a1b2c3d-huge/a-1.jpg",
    "/image/cut/product-0a1b2c3-small/a-1.jpg",
    "/image/cut/product-0a1b2c3d-small/../a-1.jpg",
  ])("%j is none", (path) => {
    expect(parseImagePath({ path })).toBeNull();
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
        const parsed = parseImagePath({ path: `/image/${parts.join("")}` });
        if (!parsed) return;
        expect(originalKey(parsed)).toMatch(/^image\/[A-Za-z0-9_-]+\.[a-z]+$/);
        for (const size of Object.keys(IMAGE_WIDTHS) as (keyof typeof IMAGE_WIDTHS)[])
          expect(variantKey({ ...parsed, size })).toMatch(/^image\/[a-z]+\/[A-Za-z0-9_-]+\.[a-z]+$/);
      }),
    );
  });
});
