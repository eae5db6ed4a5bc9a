import type { ExpressionSpecification, StyleSpecification } from "maplibre-gl";
import type { ColorScheme } from "../../../shared/chosen-scheme";
import { BUILDINGS_FROM_ZOOM } from "./buildings";
import { type DistrictKind, district } from "./district";

export interface Place {
  longitude: number;
  latitude: number;
}

const LOOKS = {
  light: { street: "#ffffff", block: "#ece8e1", square: "#d8e6cc", yard: "#dfe6d3", house: ["#f7f4ee", "#ded8cd"], crown: ["#a9c793", "#88ad72"], trunk: "#8d7a64", line: "#e2dcd2", light: 0.35 },
  dark: { street: "#1d1c1a", block: "#262522", square: "#23301f", yard: "#222820", house: ["#4a4641", "#35322e"], crown: ["#43603a", "#31492a"], trunk: "#3a3128", line: "#37342f", light: 0.22 },
} as const;

/** The drawn district as a style of its own: nothing of it is fetched. `accent` colours the branch's house. */
export function districtStyle({ place, scheme, accent }: { place: Place; scheme: ColorScheme; accent: string }): StyleSpecification {
  const look = LOOKS[scheme];
  const flat = (kind: DistrictKind, color: string): StyleSpecification["layers"][number] => ({ id: kind, type: "fill", source: "district", filter: is(kind), paint: { "fill-color": color, "fill-antialias": true } });
  const raised = (kind: DistrictKind, color: string | ExpressionSpecification): StyleSpecification["layers"][number] => ({
    id: kind,
    type: "fill-extrusion",
    source: "district",
    minzoom: BUILDINGS_FROM_ZOOM,
    filter: is(kind),
    paint: { "fill-extrusion-color": color, "fill-extrusion-height": ["get", "height"], "fill-extrusion-base": ["get", "base"], "fill-extrusion-vertical-gradient": true },
  });
  return {
    version: 8,
    light: { anchor: "viewport", position: [1.4, 190, 45], intensity: look.light },
    sources: { district: { type: "geojson", data: district(place), attribution: "Schematische Darstellung" } },
    layers: [
      { id: "street", type: "background", paint: { "background-color": look.street } },
      flat("block", look.block),
      flat("square", look.square),
      flat("yard", look.yard),
      flat("line", look.line),
      raised("trunk", look.trunk),
      raised("house", shades(look.house)),
      raised("branch", accent),
      raised("crown", shades(look.crown)),
    ],
  };
}

const is = (kind: DistrictKind): ExpressionSpecification => ["==", ["get", "kind"], kind];

const shades = ([from, to]: readonly [string, string]): ExpressionSpecification => ["interpolate", ["linear"], ["get", "shade"], 0, from, 1, to];
