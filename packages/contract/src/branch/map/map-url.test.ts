import { describe, expect, test } from "vitest";
import { resolveMapUrl } from "./map-url";

describe("addresses in a map's style", () => {
  test.each([
    ["mapbox://styles/mapbox/dark-v11", "https://api.mapbox.com/styles/v1/mapbox/dark-v11?access_token=pk.1"],
    [
      "mapbox://mapbox.mapbox-streets-v8,mapbox.mapbox-terrain-v2",
      "https://api.mapbox.com/v4/mapbox.mapbox-streets-v8,mapbox.mapbox-terrain-v2.json?secure&access_token=pk.1",
    ],
    [
      "mapbox://sprites/mapbox/dark-v11@2x.json",
      "https://api.mapbox.com/styles/v1/mapbox/dark-v11/sprite@2x.json?access_token=pk.1",
    ],
    [
      "mapbox://sprites/mapbox/dark-v11.png",
      "https://api.mapbox.com/styles/v1/mapbox/dark-v11/sprite.png?access_token=pk.1",
    ],
    [
      "mapbox://fonts/mapbox/DIN Pro Regular/0-255.pbf",
      "https://api.mapbox.com/fonts/v1/mapbox/DIN Pro Regular/0-255.pbf?access_token=pk.1",
    ],
    [
      "mapbox://tiles/mapbox.satellite/1/2/3.jpg",
      "https://api.mapbox.com/v4/mapbox.satellite/1/2/3.jpg?access_token=pk.1",
    ],
    ["https://api.mapbox.com/v4/x/1/2/3.pbf?sku=7", "https://api.mapbox.com/v4/x/1/2/3.pbf?sku=7&access_token=pk.1"],
    ["https://api.mapbox.com/v4/x.json?access_token=own", "https://api.mapbox.com/v4/x.json?access_token=own"],
    ["https://tiles.openfreemap.org/styles/liberty", "https://tiles.openfreemap.org/styles/liberty"],
    ["https://api.mapbox.com.evil.example/v4/x.json", "https://api.mapbox.com.evil.example/v4/x.json"],
  ])("%s", (url, expected) => {
    expect(resolveMapUrl({ url, token: "pk.1" })).toBe(expected);
  });

  test("without a token nothing is added", () => {
    expect(resolveMapUrl({ url: "mapbox://styles/a/b", token: "" })).toBe("https://api.mapbox.com/styles/v1/a/b");
  });
});
