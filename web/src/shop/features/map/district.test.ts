import fc from "fast-check";
import { expect, test } from "vitest";
import { district } from "./district";

const place = fc.record({ longitude: fc.double({ min: 5, max: 17, noNaN: true }), latitude: fc.double({ min: 45, max: 55, noNaN: true }) });

test("the drawn district is the same for the same place, closed shapes around the branch, with one house of its own", () => {
  fc.assert(
    fc.property(place, (at) => {
      const { features } = district(at);
      expect(district(at).features.length).toBe(features.length);
      expect(features.filter(({ properties }) => properties.kind === "branch")).toHaveLength(1);
      const faulty = features.filter(({ properties, geometry }) => {
        const [ring = []] = geometry.coordinates;
        const isClosed = ring.length > 3 && ring.at(-1)?.join() === ring[0]?.join();
        const isNear = ring.every(([longitude, latitude]) => Math.abs(longitude - at.longitude) < 0.02 && Math.abs(latitude - at.latitude) < 0.012);
        return !isClosed || !isNear || properties.height < properties.base;
      });
      expect(faulty).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
