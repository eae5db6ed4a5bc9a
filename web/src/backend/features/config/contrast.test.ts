import { contrast } from "../../../shared/palette";
import { expect, test } from "vitest";
import { nearestPassing, primaryContrasts, secondaryContrasts } from "./contrast";

const of = (color: string) => new Map(primaryContrasts(color).map(({ use, ...rest }) => [use, rest]));

test("the ratios are those of WCAG", () => {
  // Known pairs: https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("black is readable on a light ground, and replaced on a dark one", () => {
  const black = of("#000000");
  expect(black.get("onWhite")).toMatchObject({ passes: true });
  expect(black.get("light.text")).toMatchObject({ passes: true });
  expect(black.get("light.text")).not.toHaveProperty("shade");
  const dark = black.get("dark.text");
  expect(dark?.passes).toBe(false);
  expect(contrast(dark?.shade ?? "#000000", "#1c1b19")).toBeGreaterThanOrEqual(4.5);
  expect(nearestPassing("#000000")).toBeNull();
});

test("a light colour has black letters, and a darker shade of its hue is proposed that passes", () => {
  const yellow = of("#ffcc00");
  expect(yellow.get("onBlack")).toMatchObject({ passes: true });
  expect(yellow.get("light.text")).toMatchObject({ passes: false, needed: 4.5 });
  expect(yellow.get("light.control")).toMatchObject({ passes: false, needed: 3 });
  const nearest = nearestPassing("#ffcc00");
  expect(nearest).not.toBeNull();
  const passing = primaryContrasts(nearest ?? "").filter(({ use }) => !use.startsWith("dark"));
  expect(passing.filter(({ passes }) => !passes)).toEqual([]);
});

test("the line in the second colour is judged as what it is: needed by nobody, and without another shade", () => {
  const line = secondaryContrasts("#fafafa").find(({ use }) => use === "light.line");
  expect(line).toMatchObject({ passes: false, needed: 3 });
  expect(line).not.toHaveProperty("shade");
});
