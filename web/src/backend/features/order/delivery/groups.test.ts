import type { Delivery } from "@tresen/contract/delivery/delivery";
import { expect, test } from "vitest";
import { groupsOf } from "./groups";

const AT = (time: string): string => `2026-06-05T${time}:00.000Z`;
const BASE = { createdAt: AT("16:00"), appointment: null, promisedAt: null, area: "Innen", run: null };
const delivery = (ticketNumber: number, changes: Partial<Delivery> = {}): Delivery =>
  ({ ...BASE, ticketNumber, ...changes }) as Delivery;
const shown = (deliveries: Delivery[], running: string[] = []) =>
  groupsOf({ deliveries, runs: running.map((id) => ({ id })) as never }).map(({ area, from, deliveries: all }) => [
    area,
    from === null ? null : new Date(from).toISOString().slice(11, 16),
    all.map(({ ticketNumber }) => ticketNumber),
  ]);

test("deliveries of an area within half an hour are one group, the most urgent group first", () => {
  expect(
    shown([
      delivery(1, { appointment: AT("18:29") }),
      delivery(2, { appointment: AT("18:30") }),
      delivery(3, { promisedAt: AT("18:00") }),
      delivery(4, { appointment: AT("17:00"), area: "Außen" }),
      delivery(5, { createdAt: AT("16:30"), area: null }),
      delivery(6),
    ]),
  ).toEqual([
    ["Innen", null, [6]],
    [null, null, [5]],
    ["Außen", "17:00", [4]],
    ["Innen", "18:00", [3, 1]],
    ["Innen", "18:30", [2]],
  ]);
});

test("an order of a run that is under way is left out, and comes back when the run has ended", () => {
  const all = [delivery(1, { run: "run_1" }), delivery(2, { run: "run_2" })];
  expect(shown(all, ["run_1"])).toEqual([["Innen", null, [2]]]);
});
