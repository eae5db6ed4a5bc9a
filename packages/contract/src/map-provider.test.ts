import { expect, test } from "vitest";
import { isMapStyle } from "./map-provider";
import { configFields } from "./resources/config";

test.each([
  ["", true],
  ["mapbox://styles/mapbox/dark-v11", true],
  ["https://tiles.openfreemap.org/styles/liberty", true],
  ["https://api.maptiler.com/maps/streets/style.json?key=abc", true],
  ["http://tiles.openfreemap.org/styles/liberty", false],
  ["https://tiles.openfreemap.org.evil.example/style.json", false],
  ["https://evil.example/https://api.mapbox.com/", false],
  ["mapbox://styles/../../x", false],
  ["javascript:alert(1)", false],
  ["Straßenkarte", false],
])("%j as a map's style: %s", (style, isAllowed) => {
  expect(isMapStyle(style)).toBe(isAllowed);
  expect(configFields.safeParse({ mapboxStyle: style }).success).toBe(isAllowed);
});

test("a secret key is refused where every visitor would read it", () => {
  expect(configFields.safeParse({ mapboxAccessToken: "pk.eyJ1Ijoi" }).success).toBe(true);
  expect(configFields.safeParse({ mapboxAccessToken: "sk.eyJ1Ijoi" }).success).toBe(false);
});
