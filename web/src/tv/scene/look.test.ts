import { contrastOf } from "@tresen/contract/template/data/text-color";
import { expect, test } from "vitest";
import { darkened } from "./look";

test("a dark colour of the shop is the ground of scenes, and a bright one is darkened until white can be read on it", () => {
  expect(darkened("#22303a")).toBe("#22303a");
  for (const color of ["#ffffff", "#ffd400", "#1f5f4a", "#b3261e"]) {
    const ground = darkened(color);
    expect(contrastOf(ground, "#ffffff"), color).toBeGreaterThanOrEqual(11);
    expect(contrastOf(ground, "#ffffff"), color).toBeLessThan(14);
  }
});
