import { describe, expect, it } from "vitest";
import { boardGrid } from "./board-grid";

const SCREEN = { width: 960, height: 900, screen: 1080 };

describe("the grid of numbers", () => {
  it.each([1, 5, 12, 30, 80])("shows %d numbers as large as fits, and readable from afar", (count) => {
    const { columns, size, places } = boardGrid({ count, digits: 3, ...SCREEN });
    expect(size).toBeGreaterThanOrEqual(0.08 * SCREEN.screen);
    const rows = Math.ceil(Math.min(count, places) / columns);
    expect(rows * size).toBeLessThanOrEqual(SCREEN.height);
    expect(columns * 3 * 0.6 * size).toBeLessThanOrEqual(SCREEN.width);
  });

  it("shows fewer numbers larger, and in turn what does not fit", () => {
    const size = (count: number) => boardGrid({ count, digits: 2, ...SCREEN }).size;
    expect(size(2)).toBeGreaterThan(size(20));
    expect(boardGrid({ count: 500, digits: 3, ...SCREEN }).places).toBeLessThan(500);
  });
});
