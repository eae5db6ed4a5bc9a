import fc from "fast-check";
import { expect, test } from "vitest";
import { VIDEO_LIMIT, VIDEO_PARTS_LIMIT, partBytes, partNumbers } from "./video.limits";

test("the parts of a file are together the file, and no more than the bucket and a list take", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: VIDEO_LIMIT }), (bytes) => {
      const sizes = partNumbers(bytes).map((number) => partBytes({ bytes, number }));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytes);
      expect(sizes.length).toBeLessThanOrEqual(VIDEO_PARTS_LIMIT);
      // The bucket takes parts of at least 5 MB but for the last one.
      expect(sizes.slice(0, -1).every((size) => size >= 5_000_000)).toBe(true);
      expect(partBytes({ bytes, number: sizes.length + 1 })).toBe(0);
    }),
  );
});
