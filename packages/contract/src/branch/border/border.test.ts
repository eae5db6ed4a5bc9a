import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Place, boundsOf, circleBorder, isWithinBorder } from "./border";
import { border, borderFault } from "./border-fields";
import { parseGeoJson } from "./geojson";

const corners = (...list: [longitude: number, latitude: number][]): Place[] =>
  list.map(([longitude, latitude]) => ({ longitude, latitude }));
const SQUARE = corners([16, 48], [17, 48], [17, 49], [16, 49]);
const faults = (value: unknown): string[] =>
  border.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim()) ?? [];

const center = fc.record({
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  latitude: fc.double({ min: -70, max: 70, noNaN: true }),
});
const radius = fc.double({ min: 0.1, max: 200, noNaN: true });
/** The distance of two places in kilometres, by the haversine formula. */
function distance(one: Place, other: Place): number {
  const rad = Math.PI / 180;
  const [north, east] = [(other.latitude - one.latitude) * rad, (other.longitude - one.longitude) * rad];
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(one.latitude * rad) * Math.cos(other.latitude * rad) * Math.sin(east / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(half));
}

describe("the border of an area", () => {
  test("encloses it with 3 to 200 corners on the earth", () => {
    expect(faults(SQUARE)).toEqual([]);
    expect(faults(SQUARE.slice(0, 2))).toEqual(["Eine Grenze braucht mindestens 3 Ecken."]);
    const many = Array.from({ length: 201 }, (_, index) => ({
      longitude: Math.cos((index * Math.PI) / 100.5),
      latitude: Math.sin((index * Math.PI) / 100.5),
    }));
    expect(faults(many)).toEqual(["Eine Grenze hat höchstens 200 Ecken."]);
    expect(faults(many.slice(0, 200))).toEqual([]);
    const outside = faults(corners([181, 48], [17, 48], [17, -91]));
    expect(outside.map((fault) => fault.split(" ")[0])).toEqual(["0.longitude", "2.latitude"]);
    expect(faults([{ longitude: "16", latitude: 48 }, ...SQUARE])).toHaveLength(1);
    expect(faults([{ longitude: 16, latitude: 48, height: 5 }, ...SQUARE.slice(1)])).toHaveLength(1);
  });
  test.each([
    [
      "a corner twice",
      corners([16, 48], [17, 48], [17, 48], [16, 49]),
      "Ecke 3 liegt an derselben Stelle wie die davor.",
    ],
    ["the first as the last", [...SQUARE, ...SQUARE.slice(0, 1)], "Ecke 1 liegt an derselben Stelle wie die davor."],
    ["sides that cross", corners([16, 48], [17, 49], [17, 48], [16, 49]), "nach Ecke 1 und nach Ecke 3."],
    ["a side that touches a corner", corners([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]), "nach Ecke 1 und nach Ecke 3."],
    ["a way there and back", corners([0, 0], [4, 0], [2, 0], [0, 4]), "nach Ecke 1 und nach Ecke 2."],
    ["no area at all", corners([0, 0], [1, 1], [2, 2]), "nach Ecke 1 und nach Ecke 3."],
    ["a back at the beginning", corners([0, 0], [4, 0], [4, 4], [2, 0]), "nach Ecke 1 und nach Ecke 3."],
  ])("refuses %s", (_, value, message) => {
    expect(faults(value)).toEqual([expect.stringContaining(message)]);
  });
  test("whose corners are moved on or turned around stays as good as it was", () => {
    const list = fc.array(
      fc.record({ longitude: fc.integer({ min: 0, max: 6 }), latitude: fc.integer({ min: 0, max: 6 }) }),
      { minLength: 3, maxLength: 9 },
    );
    fc.assert(
      fc.property(list, fc.nat(8), (value, by) => {
        const moved = [...value.slice(by % value.length), ...value.slice(0, by % value.length)];
        for (const same of [moved, value.toReversed()])
          expect(borderFault(same) === null).toBe(borderFault(value) === null);
      }),
    );
  });
});

describe("a circle around a place", () => {
  test("is a border that contains the place, and whose corners are as far away as the radius", () => {
    fc.assert(
      fc.property(center, radius, (place, km) => {
        const circle = circleBorder({ center: place, radius: km });
        expect(faults(circle)).toEqual([]);
        expect(isWithinBorder({ place, border: circle })).toBe(true);
        for (const corner of circle) expect(Math.abs(distance(place, corner) - km)).toBeLessThan(0.002);
      }),
      { numRuns: 50 },
    );
  });
});

describe("the bounds of borders", () => {
  test("contain all of their corners, and nothing more", () => {
    expect(boundsOf([])).toBe(null);
    expect(boundsOf([[]])).toBe(null);
    expect(boundsOf([SQUARE, corners([15, 48.5], [16.5, 50], [16, 48.7])])).toEqual({
      west: 15,
      south: 48,
      east: 17,
      north: 50,
    });
  });
});

describe("a place", () => {
  test("lies within a border or outside, also where the border bends inwards", () => {
    const bent = corners([0, 0], [4, 0], [4, 4], [2, 1], [0, 4]);
    const within = (longitude: number, latitude: number): boolean =>
      isWithinBorder({ place: { longitude, latitude }, border: bent });
    expect([within(1, 1), within(3, 1.5), within(2, 0.5)]).toEqual([true, true, true]);
    expect([within(2, 2), within(5, 1), within(-1, 1), within(2, -1)]).toEqual([false, false, false, false]);
  });
  test("is outside of what its bounds do not contain", () => {
    fc.assert(
      fc.property(center, radius, center, (around, km, place) => {
        const circle = circleBorder({ center: around, radius: km });
        const bounds = boundsOf([circle]);
        const isIn =
          bounds !== null &&
          place.longitude >= bounds.west &&
          place.longitude <= bounds.east &&
          place.latitude >= bounds.south &&
          place.latitude <= bounds.north;
        if (!isIn) expect(isWithinBorder({ place, border: circle })).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

describe("GeoJSON", () => {
  const polygon = { type: "Polygon", coordinates: [[[16, 48], [17, 48], [17, 49], [16, 49], [16, 48]]] }; // prettier-ignore
  const parse = (value: unknown) => parseGeoJson(JSON.stringify(value));
  test("of a polygon, or of a feature with one, is read as a border", () => {
    expect(parse(polygon)).toEqual({ border: SQUARE });
    expect(parse({ type: "Feature", properties: { name: "1070" }, geometry: polygon })).toEqual({ border: SQUARE });
    const [ring = []] = polygon.coordinates;
    const hole = ring.map(([longitude = 0, latitude = 0]) => [longitude / 10 + 14.8, latitude / 10 + 43.5, 200]);
    expect(parse({ ...polygon, coordinates: [ring.slice(0, 4), hole] })).toEqual({ border: SQUARE });
    expect(parse({ type: "Polygon", coordinates: [[[16.123456, 48], ...ring.slice(1, 4)]] })).toMatchObject({
      border: [{ longitude: 16.12346 }, {}, {}, {}],
    });
  });
  test.each([
    ["no JSON", "16,48", "Das ist kein GeoJSON: Der Text ist kein gültiges JSON."],
    ["a number", "5", "Das ist kein GeoJSON: Es fehlt die Angabe „type“."],
    ["nothing", "null", "Das ist kein GeoJSON: Es fehlt die Angabe „type“."],
    ["a feature without geometry", '{"type":"Feature","geometry":null}', "Es fehlt die Angabe „type“."],
    ["several features", '{"type":"FeatureCollection","features":[]}', "nicht „FeatureCollection“."],
    ["several polygons", '{"type":"MultiPolygon","coordinates":[]}', "nicht „MultiPolygon“."],
    ["no ring", '{"type":"Polygon","coordinates":[]}', "Das Polygon hat keine Ecken."],
    ["no list", '{"type":"Polygon"}', "Das Polygon hat keine Ecken."],
    ["too few corners", '{"type":"Polygon","coordinates":[[[1,1],[2,2],[1,1]]]}', "mindestens 3 Ecken."],
    ["no position", '{"type":"Polygon","coordinates":[[[1,1],["2",2],[3,0]]]}', "Ecke 2 ist kein Paar"],
    ["metres", '{"type":"Polygon","coordinates":[[[1823000,6142000],[2,2],[3,0]]]}', "Ecke 1 liegt nicht auf der Erde"],
    ["sides that cross", '{"type":"Polygon","coordinates":[[[0,0],[1,1],[1,0],[0,1]]]}', "kreuzt oder berührt"],
  ])("with %s is refused", (_, text, message) => {
    expect(parseGeoJson(text)).toEqual({ fault: expect.stringContaining(message) });
  });
  test("with too many corners is refused with their number", () => {
    const ring = Array.from({ length: 300 }, (_, index) => [Math.cos(index / 48), Math.sin(index / 48)]);
    expect(parse({ type: "Polygon", coordinates: [ring] })).toEqual({
      fault: "Das Polygon hat 300 Ecken, höchstens 200 sind möglich. Bitte vereinfachen Sie es vorher.",
    });
  });
  test("of any border is that border again", () => {
    fc.assert(
      fc.property(center, radius, (place, km) => {
        const circle = circleBorder({ center: place, radius: km });
        const ring = [...circle, ...circle.slice(0, 1)].map(({ longitude, latitude }) => [longitude, latitude]);
        expect(parse({ type: "Polygon", coordinates: [ring] })).toEqual({ border: circle });
      }),
      { numRuns: 30 },
    );
  });
});
