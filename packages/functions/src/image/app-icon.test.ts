import sharp from "sharp";
import { expect, test } from "vitest";
import { drawAppIcon, parseAppIconPath } from "./app-icon";

test.each([
  ["/image/app-512/logo-1.png", { name: "logo-1", size: 512 }],
  ["/image/app-180/a_b-12.png", { name: "a_b-12", size: 180 }],
  ["/image/app-513/logo-1.png", null],
  ["/image/app-512/logo-1.jpg", null],
  ["/image/app-512/../logo-1.png", null],
  ["/image/app-512/logo.png", null],
  ["/image/app-512/logo-1.png\n", null],
])("%j", (path, expected) => {
  expect(parseAppIconPath(path)).toEqual(expected);
});

test("a wide logo is drawn completely in the middle of a white square", async () => {
  const body = await sharp({ create: { width: 800, height: 200, channels: 3, background: "#ff0000" } })
    .jpeg()
    .toBuffer();
  const { data, info } = await sharp(await drawAppIcon({ body, size: 192 }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number): boolean => (data[(y * 192 + x) * 3 + 1] ?? 0) < 80;
  expect([info.width, info.height]).toEqual([192, 192]);
  expect([isRed(96, 96), isRed(42, 96), isRed(150, 96), isRed(96, 60), isRed(10, 96)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
