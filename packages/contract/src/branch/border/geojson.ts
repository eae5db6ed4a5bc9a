import { type Place, CORNERS, roundedPlace } from "./border";
import { borderFault } from "./border-fields";
import { FEW_CORNERS, GEOJSON_TEXTS } from "./border.texts";

/**
 * The border that a GeoJSON text describes: the outer ring of a Polygon, or of a Feature with one. Corners are rounded
 * to the metre, holes are left out. A text that means anything else is refused, with what is wrong in German.
 * @see https://www.rfc-editor.org/rfc/rfc7946#section-3.1.6
 */
export function parseGeoJson(text: string): { border: Place[] } | { fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: GEOJSON_TEXTS.noJson };
  }
  const geometry = typeOf(value) === "Feature" && isObject(value) ? value["geometry"] : value;
  const type = typeOf(geometry);
  if (type === null) return { fault: GEOJSON_TEXTS.noType };
  if (type !== "Polygon" || !isObject(geometry)) return { fault: GEOJSON_TEXTS.otherType(type) };
  const rings = geometry["coordinates"];
  const ring: unknown = Array.isArray(rings) ? rings[0] : null;
  return Array.isArray(ring) ? borderOf(ring) : { fault: GEOJSON_TEXTS.noRing };
}

function borderOf(ring: readonly unknown[]): { border: Place[] } | { fault: string } {
  const border: Place[] = [];
  for (const [index, position] of ring.entries()) {
    const [longitude, latitude]: unknown[] = Array.isArray(position) ? position : [];
    if (typeof longitude !== "number" || typeof latitude !== "number")
      return { fault: GEOJSON_TEXTS.noPosition(index + 1) };
    if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) return { fault: GEOJSON_TEXTS.outside(index + 1) };
    const place = roundedPlace({ longitude, latitude });
    if (!isSame(place, border.at(-1))) border.push(place);
  }
  // The first position of a ring is repeated at its end.
  if (border.length > 1 && isSame(border[0], border.at(-1))) border.pop();
  if (border.length < CORNERS.least) return { fault: FEW_CORNERS(CORNERS.least) };
  if (border.length > CORNERS.most)
    return { fault: GEOJSON_TEXTS.tooMany({ count: border.length, most: CORNERS.most }) };
  const fault = borderFault(border);
  return fault === null ? { border } : { fault };
}

function isSame(one: Place | undefined, other: Place | undefined): boolean {
  return one?.longitude === other?.longitude && one?.latitude === other?.latitude;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function typeOf(value: unknown): string | null {
  return isObject(value) && typeof value["type"] === "string" ? value["type"] : null;
}
