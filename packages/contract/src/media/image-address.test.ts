import { expect, test } from "vitest";
import { imageAddress, imagePosition } from "./image-address";

const image = { id: "img_1", version: 2, extension: "jpg" } as const;
const focus = { x: 0.25, y: 1 / 3 };

test("a picture has an address for each size and use, which names what the use shows of it", () => {
  const cut = { ...image, cropKeys: { product: "0a1b2c3d", share: "4e5f6a7b" } };
  expect(imageAddress({ image: cut })).toBe("/image/img_1-2.jpg");
  expect(imageAddress({ image: cut, size: "small" })).toBe("/image/small/img_1-2.jpg");
  expect(imageAddress({ image: cut, size: "small", use: "product" })).toBe(
    "/image/product/small/img_1-2.jpg?cut=0a1b2c3d",
  );
  expect(imageAddress({ image: cut, use: "share" })).toBe("/image/share/img_1-2.jpg?cut=4e5f6a7b");
  expect(imageAddress({ image: cut, size: "tiny", use: "category" })).toBe("/image/category/tiny/img_1-2.jpg?cut=none");
  expect(imageAddress({ image, size: "tiny", use: "product" })).toBe("/image/product/tiny/img_1-2.jpg?cut=none");
  expect(imageAddress({ image, size: "medium", use: "share" })).toBe("/image/share/medium/img_1-2.jpg");
  expect(imageAddress({ image: cut, size: "large", use: "hero" })).toBe("/image/large/img_1-2.jpg");
});

test("a page that cuts a whole picture keeps its focus in sight, and shows a crop around its middle", () => {
  const cropKeys = { hero: "0a1b2c3d" };
  expect(imagePosition({ image: { focus } })).toBe("25% 33.3%");
  expect(imagePosition({ image: { focus, cropKeys }, use: "product" })).toBe("25% 33.3%");
  expect(imagePosition({ image: { focus, cropKeys }, use: "hero" })).toBeUndefined();
  const cropFocus = { hero: { x: 0, y: 0.6 } };
  expect(imagePosition({ image: { focus, cropKeys, cropFocus }, use: "hero" })).toBe("0% 60%");
  expect(imagePosition({ image: {} })).toBeUndefined();
});
