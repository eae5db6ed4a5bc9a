import type { Border, Bounds, Place } from "@tresen/contract/branch/border/border";
import { type GeoProjection, geoMercator } from "d3-geo";

/** What a map shows: the place in its middle, and how near. Each step of `zoom` doubles lengths, as maps on the web do. */
export interface MapView extends Place {
  zoom: number;
}

interface Pixels {
  width: number;
  height: number;
}

/** The width of the whole world at zoom 0 in pixels, as maplibre-gl counts. */
const WORLD = 512;
/** From a country to a house. */
const ZOOM = { least: 3, most: 17 } as const;
/** What is smaller is shown with this much around it, in degrees: a place alone has no size. */
const LEAST_SPAN = 0.01;

const scaleAt = (zoom: number): number => (WORLD * 2 ** zoom) / (2 * Math.PI);
const zoomAt = (scale: number): number => Math.min(ZOOM.most, Math.max(ZOOM.least, Math.log2(scale / scaleAt(0))));

/** The projection of a view onto a drawing of this size: Mercator's, so that a provider's map fits below it. */
export function projectionOf({ view, width, height }: { view: MapView } & Pixels): GeoProjection {
  return geoMercator()
    .center([view.longitude, view.latitude])
    .scale(scaleAt(view.zoom))
    .translate([width / 2, height / 2]);
}

/** The nearest view that shows all of the bounds. @param margin around them, in pixels. */
export function fittingView({ bounds, width, height, margin }: { bounds: Bounds; margin: number } & Pixels): MapView {
  const [west, east] = widened(bounds.west, bounds.east);
  const [south, north] = widened(bounds.south, bounds.north);
  const far = [width, height].map((length) => Math.max(length - margin, margin + 1));
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [far[0] ?? 1, far[1] ?? 1],
    ],
    // As points and not as an area, whose corners would have to go around it in one direction.
    {
      type: "MultiPoint",
      coordinates: [
        [west, south],
        [east, north],
      ],
    },
  );
  const [longitude, latitude] = projection.invert?.([width / 2, height / 2]) ?? [west, south];
  return { longitude, latitude, zoom: zoomAt(projection.scale()) };
}

/** The view after its drawing was moved by so many pixels, and its zoom changed by so many steps. */
export function movedView({
  view,
  by: [right, down] = [0, 0],
  zoom = 0,
  ...size
}: { view: MapView; by?: [right: number, down: number]; zoom?: number } & Pixels): MapView {
  const middle = placeAt({ view, at: [size.width / 2 - right, size.height / 2 - down], ...size });
  return { ...middle, zoom: Math.min(ZOOM.most, Math.max(ZOOM.least, view.zoom + zoom)) };
}

/** The place at a point of the drawing. */
export function placeAt({ view, at, ...size }: { view: MapView; at: [x: number, y: number] } & Pixels): Place {
  const [longitude, latitude] = projectionOf({ view, ...size }).invert?.(at) ?? [view.longitude, view.latitude];
  return { longitude, latitude };
}

/** Where a place lies on the drawing. */
export function pointOf({ longitude, latitude }: Place, projection: GeoProjection): [x: number, y: number] {
  return projection([longitude, latitude]) ?? [0, 0];
}

/** The outline of an area for a `path`. Its sides are straight on the map, as in other programs. */
export function outlineOf(border: Border, projection: GeoProjection): string {
  return `M${border
    .map((corner) =>
      pointOf(corner, projection)
        .map((length) => length.toFixed(1))
        .join(" "),
    )
    .join("L")}Z`;
}

/** The length of the equator in kilometres. */
const EQUATOR = 40_075.017;

/** A round length in kilometres that is at most so many pixels long in the middle of the view, and its exact pixels. */
export function roundLength({ view, most }: { view: MapView; most: number }): { kilometres: number; pixels: number } {
  const perPixel = (EQUATOR * Math.cos((view.latitude * Math.PI) / 180)) / (WORLD * 2 ** view.zoom);
  const power = 10 ** Math.floor(Math.log10(perPixel * most));
  const kilometres = [5, 2, 1].map((step) => step * power).find((length) => length <= perPixel * most) ?? power;
  return { kilometres, pixels: kilometres / perPixel };
}

function widened(from: number, to: number): [from: number, to: number] {
  const missing = Math.max(0, LEAST_SPAN - (to - from)) / 2;
  return [from - missing, to + missing];
}

/** The middle of an area on the drawing, for its name: the centre of mass. */
export function middleOf(border: Border, projection: GeoProjection): [x: number, y: number] {
  const points = border.map((corner) => pointOf(corner, projection));
  let [x, y, area] = [0, 0, 0];
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from;
    const share = from[0] * to[1] - to[0] * from[1];
    area += share;
    x += (from[0] + to[0]) * share;
    y += (from[1] + to[1]) * share;
  }
  return area === 0 ? (points[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)];
}
