import { expect, test } from "vitest";
import { costOfTvs, requestsOf } from "./tv-cost";

test("the cost of TVs adds up to the cent from what was counted", () => {
  const request = { calls: 3, readUnits: 4, writeUnits: 0, bytes: 1000 };
  const { requests, messages, minutes, total } = costOfTvs({
    tvs: 10,
    day: {
      ...{ hours: 12, hints: 100, pingEvery: 600, manifestBytes: 5000, memory: { tv: 1024, socket: 512 } },
      aHint: requestsOf((kind) => ({ state: 0.5, live: 0.5, report: 0, ticket: 0, manifest: 0.25 })[kind]),
      aConnection: requestsOf((kind) => (kind === "manifest" ? 0 : 1)),
      use: { state: request, live: request, report: { ...request, writeUnits: 1 }, ticket: request },
    },
  });
  // A connection holds for 110 minutes, so there are seven in twelve hours.
  expect(requests).toEqual({ state: 62, live: 62, report: 12, ticket: 7, manifest: 25 });
  expect([messages, minutes]).toEqual([100 + 2 * 72, 720]);
  const answered = 62 + 62 + 12 + 7;
  const aDay =
    answered * 0.000001 +
    (answered + 25) * 0.000001 +
    (answered * 1000 + 25 * 5000) * 0.085e-9 +
    (answered + 72) * 0.0000002 +
    (answered * 0.028 + 72 * 0.004 * 0.5) * 0.0000133334 +
    answered * 4 * 0.000000125 +
    12 * 0.000000625 +
    244 * 0.000001 +
    720 * 0.00000025;
  expect(total).toBeCloseTo(aDay * 30 * 10, 6);
});
