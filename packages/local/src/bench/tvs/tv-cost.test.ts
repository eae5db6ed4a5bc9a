import { expect, test } from "vitest";
import { costOfTvs, requestsOf } from "./tv-cost";

test("the cost of TVs adds up to the cent from what was counted", () => {
  const request = { rounds: 3, readUnits: 4, writeUnits: 0, bytes: 1000 };
  const { requests, messages, minutes, total } = costOfTvs({
    tvs: 10,
    day: {
      ...{ hours: 12, hints: 100, silence: 600, manifestBytes: 5000, memory: { tv: 1024, socket: 512 } },
      aHint: requestsOf((kind) => ({ state: 0.5, report: 0, ticket: 0, manifest: 0.25 })[kind]),
      subscribing: { rounds: 4, writeUnits: 4 },
      ending: { rounds: 2, writeUnits: 3 },
      use: { state: request, report: { ...request, writeUnits: 1 }, ticket: request },
    },
  });
  // A connection holds for 110 minutes, so there are seven in twelve hours.
  expect(requests).toEqual({ state: 50, report: 13, ticket: 7, manifest: 25 });
  // The chances that ten, twenty, thirty … minutes pass after a hint, of which there is one in 7.2 minutes.
  const stays = 100 * [1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, times) => sum + Math.exp((-times * 10) / 7.2), 0);
  expect(messages).toBeCloseTo(100 + stays + 14, 2);
  expect(minutes).toBe(720);
  const answered = 50 + 13 + 7;
  const aDay =
    answered * 0.000001 +
    (answered + 25) * 0.000001 +
    (answered * 1000 + 25 * 5000) * 0.085e-9 +
    (answered + 14) * 0.0000002 +
    (answered * 0.028 + 7 * (0.036 + 0.02) * 0.5) * 0.0000133334 +
    answered * 4 * 0.000000125 +
    (13 + 7 * (4 + 3 + 1)) * 0.000000625 +
    (100 + stays + 14) * 0.000001 +
    720 * 0.00000025;
  expect(total).toBeCloseTo(aDay * 30 * 10, 3);
});
