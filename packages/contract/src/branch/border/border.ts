/** A place on the earth, in degrees. */
export interface Place {
  longitude: number;
  latitude: number;
}

/**
 * The corners of an area in their order around it, 3 to 200. The last is joined to the first, which is not repeated. An
 * area does not cross the 180th meridian.
 */
export type Border = readonly Place[];

export const CORNERS = { least: 3, most: 200 } as const;
/** The corners of all borders of a branch, which are read with it: some 90 kB. */
export const CORNERS_OF_BRANCH_LIMIT = 2000;
/** The radius of a circle around a place, in kilometres. */
export const RADIUS = { least: 0.1, most: 200 } as const;

/** A circle of so many corners has half a percent less radius in the middle of its sides. */
const CIRCLE_CORNERS = 32;
/** The mean radius of the earth in kilometres, by the International Union of Geodesy and Geophysics. */
const EARTH_RADIUS = 6371.0088;
/** Five digits after the point are a metre. */
const PRECISION = 1e5;

/** The place to the metre, so that stored borders are short. */
export function roundedPlace({ longitude, latitude }: Place): Place {
  return { longitude: rounded(longitude), latitude: rounded(latitude) };
}

/** A border around a place. @param radius in kilometres, see `RADIUS`. */
export function circleBorder({ center, radius }: { center: Place; radius: number }): Place[] {
  const [distance, from] = [radius / EARTH_RADIUS, inRadians(center.latitude)];
  return Array.from({ length: CIRCLE_CORNERS }, (_, index) => {
    const bearing = (2 * Math.PI * index) / CIRCLE_CORNERS;
    const latitude = Math.asin(
      Math.sin(from) * Math.cos(distance) + Math.cos(from) * Math.sin(distance) * Math.cos(bearing),
    );
    const turned = Math.atan2(
      Math.sin(bearing) * Math.sin(distance) * Math.cos(from),
      Math.cos(distance) - Math.sin(from) * Math.sin(latitude),
    );
    return roundedPlace({ longitude: center.longitude + inDegrees(turned), latitude: inDegrees(latitude) });
  });
}

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The smallest bounds, in degrees, that contain all borders; null if none of them has a corner. */
export function boundsOf(borders: readonly Border[]): Bounds | null {
  let bounds: Bounds | undefined;
  for (const { longitude, latitude } of borders.flat())
    bounds = {
      west: Math.min(bounds?.west ?? longitude, longitude),
      south: Math.min(bounds?.south ?? latitude, latitude),
      east: Math.max(bounds?.east ?? longitude, longitude),
      north: Math.max(bounds?.north ?? latitude, latitude),
    };
  return bounds ?? null;
}

/** Whether a place lies within a border, by the number of sides that a line to the east crosses. */
export function isWithinBorder({ place: { longitude, latitude }, border }: { place: Place; border: Border }): boolean {
  let isWithin = false;
  for (const [from, to] of sidesOf(border)) {
    if (from.latitude > latitude === to.latitude > latitude) continue;
    const share = (latitude - from.latitude) / (to.latitude - from.latitude);
    if (longitude < from.longitude + share * (to.longitude - from.longitude)) isWithin = !isWithin;
  }
  return isWithin;
}

/** The first corner, by its index, that lies where the one before it lies; null without any. */
export function repeatedCorner(border: Border): number | null {
  const index = border.findIndex((corner, at) => isSame(corner, border.at(at - 1)));
  return border.length < 2 || index < 0 ? null : index;
}

/** The first two sides, by the indexes of their first corners, that have more in common than a corner of both. */
export function crossedSides(border: Border): [first: number, second: number] | null {
  const sides = sidesOf(border);
  for (const [first, one] of sides.entries())
    for (let second = first + 1; second < sides.length; second += 1) {
      const other = sides[second];
      if (!other) continue;
      const isNext = second === first + 1;
      const isBefore = first === 0 && second === sides.length - 1;
      if ((isNext && turnsBack(one[0], one[1], other[1])) || (isBefore && turnsBack(other[0], other[1], one[1])))
        return [first, second];
      if (!isNext && !isBefore && doMeet(one, other)) return [first, second];
    }
  return null;
}

type Side = [from: Place, to: Place];

function sidesOf(border: Border): Side[] {
  return border.flatMap((from, index) => {
    const to = border[(index + 1) % border.length];
    return to ? [[from, to]] : [];
  });
}

/** Positive where the way from a over b to c turns left, 0 where it is straight. */
function turn(a: Place, b: Place, c: Place): number {
  return (
    (b.longitude - a.longitude) * (c.latitude - b.latitude) - (b.latitude - a.latitude) * (c.longitude - b.longitude)
  );
}

function turnsBack(a: Place, b: Place, c: Place): boolean {
  const onward =
    (b.longitude - a.longitude) * (c.longitude - b.longitude) + (b.latitude - a.latitude) * (c.latitude - b.latitude);
  return turn(a, b, c) === 0 && onward < 0;
}

function doMeet([a, b]: Side, [c, d]: Side): boolean {
  const turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)].map(Math.sign);
  const [ofC, ofD, ofA, ofB] = turns;
  if (ofC !== ofD && ofA !== ofB) return true;
  return (
    (ofC === 0 && isBetween(c, a, b)) ||
    (ofD === 0 && isBetween(d, a, b)) ||
    (ofA === 0 && isBetween(a, c, d)) ||
    (ofB === 0 && isBetween(b, c, d))
  );
}

function isBetween(place: Place, a: Place, b: Place): boolean {
  const isIn = (value: number, one: number, other: number): boolean =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return isIn(place.longitude, a.longitude, b.longitude) && isIn(place.latitude, a.latitude, b.latitude);
}

const isSame = (one: Place, other: Place | undefined): boolean =>
  one.longitude === other?.longitude && one.latitude === other.latitude;
/** Without a negative zero, which JSON does not know. */
const rounded = (degrees: number): number => Math.round(degrees * PRECISION) / PRECISION + 0;
const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const inDegrees = (radians: number): number => (radians * 180) / Math.PI;
