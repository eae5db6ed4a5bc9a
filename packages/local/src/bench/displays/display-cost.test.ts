import { expect, test } from "vitest";
import { costOfDisplay } from "./display-cost";

test("the cost of a display adds up to the cent, from prices of its own", () => {
  const cost = costOfDisplay({ calls: 3, readUnits: 16, bytes: 6000, memory: { displays: 1024, socket: 512 } });
  // 300 orders with 6 changes each in 12 hours, and the minutes in which nothing happens.
  expect(cost.requestsAnHour).toBeGreaterThan(150);
  expect(cost.requestsAnHour).toBeLessThan(150 + 60);
  expect(cost.readUnitsAnHour).toBeCloseTo(16 * cost.requestsAnHour);
  expect(cost.messagesAnHour).toBe(150 + 240);
  const hours = 360;
  const requests = cost.requestsAnHour * hours;
  expect(cost.total).toBeCloseTo(
    requests * 0.000001 +
      requests * (0.000001 + 6000 * 0.085e-9) +
      (requests + 120 * hours) * 0.0000002 +
      (requests * 0.028 + 120 * hours * 0.004 * 0.5) * 0.0000133334 +
      requests * 16 * 0.000000125 +
      390 * hours * 0.000001 +
      60 * hours * 0.00000025,
    9,
  );
});
