import { expect, test } from "vitest";
import { isMapStyle, mapStyleAddress } from "./map-provider";
import { configFields } from "../config/config";

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

test.each([
  [{}, null, null],
  [{ mapboxAccessToken: "pk.1" }, "mapbox://styles/mapbox/dark-v11", "mapbox://styles/mapbox/dark-v11"],
  [{ mapboxStyle: "mapbox://styles/a/b" }, null, null],
  [{ mapboxStyle: "https://api.mapbox.com/styles/v1/a/b" }, null, null],
  [
    { mapboxStyle: "https://api.mapbox.com/styles/v1/a/b?access_token=pk.1" },
    "https://api.mapbox.com/styles/v1/a/b?access_token=pk.1",
    "https://api.mapbox.com/styles/v1/a/b?access_token=pk.1",
  ],
  [{ mapboxStyle: "mapbox://styles/a/b", mapboxAccessToken: "pk.1" }, "mapbox://styles/a/b", "mapbox://styles/a/b"],
  [
    { mapboxDarkStyle: "https://tiles.openfreemap.org/styles/dark" },
    "https://tiles.openfreemap.org/styles/dark",
    "https://tiles.openfreemap.org/styles/dark",
  ],
  [
    {
      mapboxStyle: "https://tiles.openfreemap.org/styles/liberty",
      mapboxDarkStyle: "mapbox://styles/a/b",
      mapboxAccessToken: "pk.1",
    },
    "https://tiles.openfreemap.org/styles/liberty",
    "mapbox://styles/a/b",
  ],
] as const)("with %j the map's style is %s, in the dark %s", (given, light, dark) => {
  const config = configFields.parse(given);
  expect([mapStyleAddress({ config, scheme: "light" }), mapStyleAddress({ config, scheme: "dark" })]).toEqual([
    light,
    dark,
  ]);
});
