import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import { describe, expect, test } from "vitest";
import { withBuildings } from "./buildings";

const flat: LayerSpecification = { id: "building", type: "fill", source: "composite", "source-layer": "building" };
const road: LayerSpecification = { id: "road", type: "line", source: "composite", "source-layer": "road" };
const name: LayerSpecification = { id: "name", type: "symbol", source: "composite", "source-layer": "place" };
const style = (layers: LayerSpecification[]): StyleSpecification => ({ version: 8, sources: {}, layers });
const ids = (layers: LayerSpecification[]): string[] =>
  withBuildings({ style: style(layers), color: "#ccc" }).layers.map(({ id }) => id);

describe("buildings in three dimensions", () => {
  test("are below the labels, from zoom 15, on the style's own source", () => {
    const raised = withBuildings({ style: style([flat, road, name]), color: "#ccc" }).layers[2];
    expect(raised).toMatchObject({
      id: "buildings-3d",
      type: "fill-extrusion",
      minzoom: 15,
      source: "composite",
      "source-layer": "building",
    });
    expect(ids([flat, road, name])).toEqual(["building", "road", "buildings-3d", "name"]);
  });
  test("are the last layer where there are no labels", () => {
    expect(ids([flat, road])).toEqual(["building", "road", "buildings-3d"]);
  });
  test("are not changed where the style has 3D buildings itself, or no buildings", () => {
    expect(ids([road, name])).toEqual(["road", "name"]);
    const own: LayerSpecification = {
      id: "own",
      type: "fill-extrusion",
      source: "composite",
      "source-layer": "building",
    };
    expect(ids([flat, own])).toEqual(["building", "own"]);
  });
});
