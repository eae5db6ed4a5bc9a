import { expect, test } from "vitest";
import sharp from "sharp";
import { tile } from "./icon-tile";

test.each([
  ["#b3261e", [179, 38, 30], [255, 255, 255]],
  ["#ffe082", [255, 224, 130], [0, 0, 0]],
])("a valid PNG on %s, with its sign within the safe zone of every mask", async (color, ground, sign) => {
  const { data, info } = await sharp(tile({ size: 192, color }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [...data.subarray((y * 192 + x) * 3, (y * 192 + x) * 3 + 3)];
  expect([info.width, info.height]).toEqual([192, 192]);
  expect(at(96, 128)).toEqual(sign);
  for (let index = 0; index < 64; index += 1) {
    const angle = (index * Math.PI) / 32;
    expect(at(Math.round(96 + 78 * Math.cos(angle)), Math.round(96 + 78 * Math.sin(angle)))).toEqual(ground);
  }
});
