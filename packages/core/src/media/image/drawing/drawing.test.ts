import sharp from "sharp";
import { expect, it } from "vitest";
import { DrawingTooHard, drawSvg } from "./index";

const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10">${content}</svg>`);

it("draws a drawing large, whatever its own size", async () => {
  const png = await drawSvg({ svg: svg('<rect width="10" height="10" fill="red"/>') });
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 2560, height: 1280 });
});

it("ends a drawing that takes too long, such as 40 wide blurs of one that was taken in earlier", async () => {
  const blurs = '<feGaussianBlur stdDeviation="9"/><feTurbulence baseFrequency="0.5" numOctaves="99"/>'.repeat(40);
  const hard = svg(`<filter id="f">${blurs}</filter><rect width="20" height="10" filter="url(#f)"/>`);
  await expect(drawSvg({ svg: hard, limits: { milliseconds: 400, bytes: 700_000_000 } })).rejects.toThrow(
    DrawingTooHard,
  );
});

it("ends a drawing that takes too much memory", async () => {
  const hard = svg('<rect width="20" height="10"/>');
  await expect(drawSvg({ svg: hard, limits: { milliseconds: 10_000, bytes: 1000 } })).rejects.toThrow(DrawingTooHard);
});

it("says that what is no drawing cannot be drawn, and draws the next one", async () => {
  const results = await Promise.allSettled(
    ["<html/>", "nothing", ""].map((text) => drawSvg({ svg: Buffer.from(text) })),
  );
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  for (const result of results)
    expect(result.status === "rejected" && result.reason).not.toBeInstanceOf(DrawingTooHard);
  expect((await drawSvg({ svg: svg("<g/>") })).byteLength).toBeGreaterThan(100);
});
