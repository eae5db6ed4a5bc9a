import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, mailColors } from "./colors";

test("text on the shop's colour has enough contrast, whatever the colour", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const colors = mailColors(`#${value.toString(16).padStart(6, "0")}`);
      expect(contrast(colors.brand, colors.onBrand)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.link, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
