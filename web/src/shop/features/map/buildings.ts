import type { FillExtrusionLayerSpecification, StyleSpecification } from "maplibre-gl";

export const BUILDINGS_FROM_ZOOM = 15;

/**
 * The buildings of a provider's style in three dimensions, as a layer; null if it has none, or already contains such a
 * layer.
 */
export function buildingLayer({
  style,
  color,
}: {
  style: StyleSpecification;
  color: string;
}): FillExtrusionLayerSpecification | null {
  const ofBuildings = style.layers.filter((layer) => "source-layer" in layer && layer["source-layer"] === "building");
  const source = ofBuildings.flatMap((layer) => ("source" in layer && layer.source ? layer.source : []))[0];
  if (typeof source !== "string" || ofBuildings.some(({ type }) => type === "fill-extrusion")) return null;
  return {
    id: "buildings-3d",
    type: "fill-extrusion",
    source,
    "source-layer": "building",
    minzoom: BUILDINGS_FROM_ZOOM,
    // Mapbox marks the buildings to raise with `extrude`; OpenMapTiles marks those to leave out with `hide_3d`.
    filter: ["all", ["!=", ["get", "extrude"], "false"], ["!=", ["get", "hide_3d"], true]],
    paint: {
      "fill-extrusion-color": color,
      "fill-extrusion-height": ["coalesce", ["get", "height"], ["get", "render_height"], 6],
      "fill-extrusion-base": ["coalesce", ["get", "min_height"], ["get", "render_min_height"], 0],
      "fill-extrusion-opacity": 0.85,
    },
  };
}

/** The style with a layer of three-dimensional buildings, below the first lettering. */
export function withBuildings({ style, color }: { style: StyleSpecification; color: string }): StyleSpecification {
  const layer = buildingLayer({ style, color });
  if (!layer) return style;
  const letters = style.layers.findIndex(({ type }) => type === "symbol");
  const layers =
    letters === -1
      ? [...style.layers, layer]
      : [...style.layers.slice(0, letters), layer, ...style.layers.slice(letters)];
  return { ...style, layers };
}
