import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SURFACES, contrast, deriveColors } from "./palette";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const scheme = fc.constantFrom("light" as const, "dark" as const);

describe("contrast", () => {
  it("is 21 between black and white and 1 between equals", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#c0392b", "#c0392b")).toBe(1);
  });
});

describe("deriveColors", () => {
  it("is readable on every surface, whatever colour the shop chooses", () => {
    fc.assert(
      fc.property(color, scheme, (primary, theme) => {
        const colors = deriveColors({ primary, scheme: theme });
        for (const surface of [...Object.values(SURFACES[theme]), colors.actionSoft]) {
          expect(contrast(colors.actionText, surface)).toBeGreaterThanOrEqual(4.5);
        }
        for (const surface of Object.values(SURFACES[theme]))
          expect(contrast(colors.action, surface)).toBeGreaterThanOrEqual(3);
        expect(contrast(colors.onAction, colors.action)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colors.onAction, colors.actionHover)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });

  it("does not change a readable colour", () => {
    expect(deriveColors({ primary: "#a8201a", scheme: "light" }).action).toBe("#a8201a");
  });

  it("makes a black button light on a dark background", () => {
    const { action, onAction } = deriveColors({ primary: "#000000", scheme: "dark" });
    expect(contrast(action, SURFACES.dark.surface)).toBeGreaterThan(12);
    expect(onAction).toBe("#000000");
  });
});
