import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fittingView, movedView, outlineOf, placeAt, pointOf, projectionOf, roundLength } from "./map-view";

const size = { width: 600, height: 300 };
const place = fc.record({
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
});

describe("the view of a map", () => {
  test("shows all of what it has to, as near as it can", () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0, max: 1, noNaN: true }), (south, span) => {
        const north = { longitude: south.longitude + span, latitude: south.latitude + span / 2 };
        const bounds = { west: south.longitude, south: south.latitude, east: north.longitude, north: north.latitude };
        const view = fittingView({ bounds, margin: 20, ...size });
        const projection = projectionOf({ view, ...size });
        const [left, bottom] = pointOf(south, projection);
        const [right, top] = pointOf(north, projection);
        expect(Math.min(left, top)).toBeGreaterThan(19.9);
        expect(right).toBeLessThan(580.1);
        expect(bottom).toBeLessThan(280.1);
        if (span > 0.02) expect(Math.min(left, top, 600 - right, 300 - bottom)).toBeLessThan(20.1);
      }),
    );
  });
  test("of a single place is not nearer than a house, and has it in the middle", () => {
    const bounds = { west: 16.35, east: 16.35, south: 48.2, north: 48.2 };
    const view = fittingView({ bounds, margin: 20, ...size });
    expect(view.zoom).toBeLessThanOrEqual(17);
    const [x, y] = pointOf({ longitude: 16.35, latitude: 48.2 }, projectionOf({ view, ...size }));
    expect([Math.round(x), Math.round(y)]).toEqual([300, 150]);
  });
  test("leads from places to points and back", () => {
    const view = { longitude: 16.35, latitude: 48.2, zoom: 12 };
    const shown = placeAt({ view, at: [100, 50], ...size });
    const [x, y] = pointOf(shown, projectionOf({ view, ...size }));
    expect([Math.round(x), Math.round(y)]).toEqual([100, 50]);
    // At zoom 0 the world is 512 pixels wide, as in the maps of providers.
    const world = projectionOf({ view: { longitude: 0, latitude: 0, zoom: 0 }, width: 512, height: 512 });
    expect(pointOf({ longitude: 90, latitude: 0 }, world).map(Math.round)).toEqual([384, 256]);
  });
  test("is moved by pixels and steps, within what there is to see", () => {
    const view = { longitude: 16.35, latitude: 48.2, zoom: 12 };
    const moved = movedView({ view, by: [40, -10], ...size });
    const [x, y] = pointOf(view, projectionOf({ view: moved, ...size }));
    expect([Math.round(x), Math.round(y)]).toEqual([340, 140]);
    expect(movedView({ view, zoom: 1, ...size }).zoom).toBe(13);
    expect(movedView({ view, zoom: 9, ...size }).zoom).toBe(17);
    expect(movedView({ view, zoom: -99, ...size }).zoom).toBe(3);
  });
});

test("an outline joins the corners and ends where it began", () => {
  const projection = projectionOf({ view: { longitude: 0, latitude: 0, zoom: 0 }, width: 512, height: 512 });
  const border = [
    { longitude: 0, latitude: 0 },
    { longitude: 90, latitude: 0 },
    { longitude: 0, latitude: -45 },
  ];
  expect(outlineOf(border, projection)).toBe("M256.0 256.0L384.0 256.0L256.0 327.8Z");
});

test("the scale is a round length that fits", () => {
  const at = (zoom: number) => roundLength({ view: { longitude: 16, latitude: 48.2, zoom }, most: 100 });
  expect(at(12).kilometres).toBe(1);
  expect(at(8).kilometres).toBe(20);
  expect(at(16).kilometres).toBe(0.05);
  for (const zoom of [3, 7.5, 11, 14.2]) {
    expect(at(zoom).pixels).toBeLessThanOrEqual(100);
    expect(at(zoom).pixels).toBeGreaterThan(39);
  }
});
