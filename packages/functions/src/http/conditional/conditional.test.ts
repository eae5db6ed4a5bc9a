import { describe, expect, test } from "vitest";
import { accepts } from "./conditional";

describe("accepts", () => {
  test.each([
    ["br", "br", true],
    ["gzip, br", "br", true],
    ["gzip;q=0.5, BR;q=0.1", "br", true],
    ["br;q=0", "br", false],
    ["br; q=0.000", "br", false],
    ["brotli", "br", false],
    ["", "br", false],
    ["image/avif,image/webp,*/*;q=0.8", "image/webp", true],
    ["*/*", "image/webp", false],
  ])("%s takes %s: %s", (header, value, expected) => {
    expect(accepts({ header, value })).toBe(expected);
  });

  test("a missing header accepts no encoding", () => {
    expect(accepts({ header: undefined, value: "br" })).toBe(false);
  });
});
