import {
  type Border,
  type Bounds,
  type Place,
  CORNERS,
  boundsOf,
  roundedPlace,
} from "@tresen/contract/branch/border/border";
import { isPlain } from "../../../model/draft";

/** The corners of a draft. What is typed may be no number yet, and is kept as it is. */
export type DraftCorner = Readonly<Record<"longitude" | "latitude", unknown>>;

export function draftCorners(value: unknown): DraftCorner[] {
  return Array.isArray(value) ? value.filter(isPlain).map(({ longitude, latitude }) => ({ longitude, latitude })) : [];
}

/** The place of a corner, or of another entry with one; null while it has none on the map. */
export function placeOf(value: unknown): Place | null {
  if (!isPlain(value)) return null;
  const { longitude, latitude } = value;
  return typeof longitude === "number" &&
    typeof latitude === "number" &&
    Math.abs(longitude) <= 180 &&
    Math.abs(latitude) < 85
    ? { longitude, latitude }
    : null;
}

/** The corners that can be drawn, with their indexes in the draft. */
export function placed(corners: readonly DraftCorner[]): { index: number; place: Place }[] {
  return corners.flatMap((corner, index) => {
    const place = placeOf(corner);
    return place ? [{ index, place }] : [];
  });
}

/** What lies around a border: the place of the branch and the other areas, as the form has them now. */
export interface Surroundings {
  place: Place | null;
  others: { name: string; border: Border }[];
}

/** @param path of the border: `deliveryAreas.2.border`. */
export function surroundingsOf({
  record,
  path,
}: {
  record: Readonly<Record<string, unknown>>;
  path: string;
}): Surroundings {
  const [list = "", own] = path.split(".");
  const areas = Array.isArray(record[list]) ? record[list] : [];
  return {
    place: placeOf(record),
    others: areas.flatMap((area: unknown, index) => {
      if (String(index) === own || !isPlain(area)) return [];
      const border = placed(draftCorners(area["border"])).map(({ place }) => place);
      return border.length < CORNERS.least ? [] : [{ name: String(area["area"] ?? ""), border }];
    }),
  };
}

/** Germany, Austria, Switzerland and Liechtenstein: shown where nothing says where the branch is. */
const COUNTRIES: Bounds = { west: 5.8, south: 45.8, east: 17.2, north: 55.1 };

/** What the map shows at first: the border with the branch; without a border all that is around it. */
export function shownBounds({ corners, place, others }: Surroundings & { corners: readonly DraftCorner[] }): Bounds {
  const border = placed(corners).map((corner) => corner.place);
  const own = [border, place ? [place] : []];
  return boundsOf(border.length > 0 ? own : [...own, ...others.map((other) => other.border)]) ?? COUNTRIES;
}

/** The corners with one more at the side that is nearest to it on the map. */
export function withCornerAt({
  corners,
  place,
  pointOf,
}: {
  corners: readonly DraftCorner[];
  place: Place;
  /** Where a place lies on the map. */
  pointOf: (place: Place) => readonly [x: number, y: number];
}): DraftCorner[] {
  const drawn = placed(corners);
  const at = pointOf(place);
  let [after, nearest] = [corners.length - 1, Infinity];
  if (drawn.length >= CORNERS.least)
    for (const [position, { index, place: from }] of drawn.entries()) {
      const to = drawn[(position + 1) % drawn.length]?.place ?? from;
      const distance = distanceToSide({ at, from: pointOf(from), to: pointOf(to) });
      if (distance < nearest) [after, nearest] = [index, distance];
    }
  return corners.toSpliced(after + 1, 0, roundedPlace(place));
}

/** About half a kilometre, in degrees. */
const BESIDE = 0.005;

/** The corners with one more behind another: in the middle of its side, or beside it where there is no side yet. */
export function withCornerAfter({
  corners,
  index,
  first,
}: {
  corners: readonly DraftCorner[];
  index: number;
  /** Where the very first one is put. */
  first: Place;
}): DraftCorner[] {
  const from = placeOf(corners[index]);
  const to = placeOf(corners[(index + 1) % corners.length]);
  const place =
    corners.length === 0
      ? first
      : from && to && corners.length > 2
        ? { longitude: (from.longitude + to.longitude) / 2, latitude: (from.latitude + to.latitude) / 2 }
        : beside({ place: from ?? first, isSecond: corners.length < 2 });
  return corners.toSpliced(index + 1, 0, roundedPlace(place));
}

function beside({ place: { longitude, latitude }, isSecond }: { place: Place; isSecond: boolean }): Place {
  return isSecond ? { longitude: longitude + BESIDE, latitude } : { longitude, latitude: latitude + BESIDE };
}

type Point = readonly [x: number, y: number];

function distanceToSide({ at, from, to }: Record<"at" | "from" | "to", Point>): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : ((at[0] - from[0]) * x + (at[1] - from[1]) * y) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(at[0] - from[0] - share * x, at[1] - from[1] - share * y);
}
