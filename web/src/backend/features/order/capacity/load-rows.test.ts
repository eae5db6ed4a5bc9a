import { MINUTE } from "@tresen/contract/kit/time";
import type { StationLoad } from "@tresen/contract/live/station-block";
import { expect, test } from "vitest";
import { loadRows, share } from "./load-rows";

const stations = [
  { id: "sta_1", name: "Ofen", limit: 20 },
  { id: "sta_2", name: "Grill", limit: 5 },
];
const START = Date.parse("2026-06-05T16:50:00Z");
const slots: StationLoad["slots"] = Array.from({ length: 8 }, (_, index) => ({
  slot: new Date(START + index * 5 * MINUTE).toISOString(),
  stations: [
    { taken: index, unpaid: index > 6 ? 2 : 0, isBlocked: false },
    { taken: 0, unpaid: 0, isBlocked: index >= 2 && index < 6 },
  ],
}));

const told = (minutes: number) =>
  loadRows({ stations, slots }, { minutes }).map(({ from, until, cells }) => [
    new Date(from).toISOString().slice(11, 16),
    new Date(until).toISOString().slice(11, 16),
    ...cells.map(({ taken, unpaid, limit, blocked }) => `${taken}/${limit} ${unpaid || ""}${blocked}`),
  ]);

test("slots are joined to rows that begin at multiples of their length, with what there is of them", () => {
  expect(told(15)).toEqual([
    ["16:50", "17:00", "1/40 none", "0/10 none"],
    ["17:00", "17:15", "9/60 none", "0/15 all"],
    ["17:15", "17:30", "18/60 2none", "0/15 some"],
  ]);
  expect(told(60)).toEqual([
    ["16:50", "17:00", "1/40 none", "0/10 none"],
    ["17:00", "17:30", "27/120 2none", "0/30 some"],
  ]);
  expect(told(5)).toHaveLength(8);
});

test("what is taken beyond the limit is full", () => {
  expect([share({ taken: 30, limit: 20 }), share({ taken: 5, limit: 20 }), share({ taken: 0, limit: 0 })]).toEqual([
    1, 0.25, 0,
  ]);
});
