import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { analyticsLog } from "@tresen/contract/statistics/analytics";
import { HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { create, createShop } from "../../../test/shop";
import { documents, readPartition } from "../../platform/db";
import { rebuildSnapshot } from "../../snapshot";
import { readCounters } from "../rows";
import { countEvent, forgetVisitors } from ".";

const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

beforeAll(async () => {
  await createShop();
  await create("branches", { id: "tokyo", identifier: "tokyo", name: "Tokio", timeZone: "Asia/Tokyo" });
  await rebuildSnapshot({ startedAt: Date.now() });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const view = (branch: string, now: Instant) =>
  countEvent({
    log: analyticsLog.parse({ type: "navigation", action: "page_view", data: { path: `/store/${branch}` } }),
    ...{ ip: "203.0.113.7", agent, now },
  });
const marksOf = async (scope: string, day: string) => (await readPartition(`visitor#${scope}#${day}`)).length;
const salts = async () => (await readPartition("visitor-salts")).map(({ sk }) => sk);
const visits = async (branch: string, day: string) =>
  Object.fromEntries(await readCounters({ branch, topic: "visits", from: day, to: day }))[day];

it.each([
  // The clocks of Vienna go back at 3:00: the day has 25 hours.
  { day: "2026-10-25", start: "2026-10-24T22:00:00Z", hours: 25 },
  // They go forward at 2:00: the day has 23 hours.
  { day: "2027-03-28", start: "2027-03-27T23:00:00Z", hours: 23 },
  { day: "2027-06-05", start: "2027-06-04T22:00:00Z", hours: 24 },
])(
  "recognises a visitor through all $hours hours of $day, and forgets them after it",
  async ({ day, start, hours }) => {
    const first = Date.parse(start);
    const end = first + hours * HOUR;
    await view("center", first);
    for (let now = first; now < end; now += HOUR) expect(await forgetVisitors({ now })).toBe(0);
    await view("center", end - 1);
    const counted = { "p:0": 1, "v:0": 1, [`p:${hours - 1}`]: 1 };
    expect(await visits("center", day)).toEqual(counted);
    expect(await visits("*", day)).toEqual(counted);
    expect(await salts()).toEqual([`${day}#*`, `${day}#center`]);
    expect([await marksOf("center", day), await marksOf("*", day)]).toEqual([2, 2]);

    // Calls that count for the day may still be running just after it.
    expect(await forgetVisitors({ now: end })).toBe(0);
    expect(await forgetVisitors({ now: end + MINUTE })).toBe(2);
    expect(await salts()).toEqual([]);
    expect([await marksOf("center", day), await marksOf("*", day)]).toEqual([0, 0]);
    expect(await visits("center", day)).toEqual(counted);
  },
);

it("forgets each branch's day at its own end, and nobody of the day that has begun", async () => {
  const now = Date.parse("2027-07-01T14:50:00Z");
  await view("tokyo", now);
  await view("tokyo", now + 15 * MINUTE);
  // Midnight in Tokyo was at 15:00 UTC; the shop's day ends at 22:00.
  expect(await forgetVisitors({ now: now + 20 * MINUTE })).toBe(1);
  expect(await salts()).toEqual(["2027-07-01#*", "2027-07-02#tokyo"]);
  await view("tokyo", now + 25 * MINUTE);
  expect(await visits("tokyo", "2027-07-02")).toEqual({ "p:0": 2, "v:0": 1 });
  expect(await forgetVisitors({ now: Date.parse("2027-07-03T00:00:00Z") })).toBe(2);
});

it("is taken up after an interruption, which leaves no salt", async () => {
  const now = Date.parse("2027-08-01T10:00:00Z");
  const over = Date.parse("2027-08-01T22:01:00Z");
  await view("center", now);
  const send = documents.send.bind(documents);
  vi.spyOn(documents, "send").mockImplementation(async (command: Parameters<typeof send>[0]) => {
    if (command instanceof BatchWriteCommand) throw new Error("killed");
    return send(command);
  });
  await expect(forgetVisitors({ now: over })).rejects.toThrow();
  vi.restoreAllMocks();
  const left = await readPartition("visitor-salts");
  expect(left.filter(({ salt }) => salt === undefined)).toHaveLength(1);
  // Who is counted for this day now is not recognised, and leaves no mark.
  await view("center", now + HOUR);
  expect(await forgetVisitors({ now: over })).toBe(2);
  expect([await salts(), await marksOf("center", "2027-08-01"), await marksOf("*", "2027-08-01")]).toEqual([[], 0, 0]);
});

it("removes many marks", async () => {
  const now = Date.parse("2027-09-01T10:00:00Z");
  for (let network = 0; network < 30; network += 1)
    await countEvent({
      log: analyticsLog.parse({ type: "navigation", action: "page_view", data: { path: "/" } }),
      ...{ ip: `203.0.${network}.7`, agent, now },
    });
  expect(await marksOf("*", "2027-09-01")).toBe(60);
  await forgetVisitors({ now: now + 24 * HOUR });
  expect(await marksOf("*", "2027-09-01")).toBe(0);
});

it("leaves marks and salts to expire as well, should the schedule ever stand still", async () => {
  const now = Date.parse("2027-10-01T10:00:00Z");
  await view("center", now);
  const rows = [...(await readPartition("visitor-salts")), ...(await readPartition("visitor#center#2027-10-01"))];
  const end = Date.parse("2027-10-01T22:00:00Z");
  for (const { expiresAt } of rows) expect(expiresAt).toBe((end + 24 * HOUR) / 1000);
});
