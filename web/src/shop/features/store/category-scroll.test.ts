import { describe, expect, it } from "vitest";
import { currentCategory, scrollOffset } from "./category-scroll";

describe("currentCategory", () => {
  const tops = (...values: number[]) => values.map((top, index) => ({ id: String(index), top }));
  it("is the last one whose top is above 25 % of the window's height", () => {
    expect(currentCategory({ tops: tops(-900, -100, 199, 201), height: 800 })).toBe("2");
    expect(currentCategory({ tops: tops(-900, -100, 200, 400), height: 800 })).toBe("1");
  });
  it("is the first one above all of them, and none without categories", () => {
    expect(currentCategory({ tops: tops(500, 900), height: 800 })).toBe("0");
    expect(currentCategory({ tops: [], height: 800 })).toBeNull();
  });
});

describe("scrollOffset", () => {
  it("is 150 px, or 36 % of a narrow screen's width", () => {
    expect(scrollOffset(1440)).toBe(-150);
    expect(scrollOffset(720)).toBe(-150);
    expect(scrollOffset(360)).toBeCloseTo(-129.6);
  });
});
