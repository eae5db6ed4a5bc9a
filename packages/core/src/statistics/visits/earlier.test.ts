import { DAY } from "@tresen/contract/kit/time";
import { expect, it } from "vitest";
import { AnalyticsEntity } from "../analytics.entity";
import { addCounts, readCounters } from "../rows";
import { takeOverEarlierCounts } from ".";

const AT = Date.parse("2026-11-27T12:00:00Z");

const put = (day: string, event: "page_view" | "purchase", branch: string, count: number, value = 0) =>
  AnalyticsEntity.put({ day, event, branch, count, value }).go();
const read = async (branch: string) =>
  Object.fromEntries(await readCounters({ branch, topic: "visits", from: "2025-01-01", to: "2026-12-31" }));

it("takes over the sums of earlier days beside what is counted by hour, once", async () => {
  await put("2026-11-26", "page_view", "-", 10);
  await put("2026-11-26", "page_view", "center", 4);
  await put("2026-11-26", "page_view", "harbor", 3);
  await put("2026-11-26", "purchase", "center", 2, 3000);
  await put("2026-11-27", "purchase", "center", 1, 1000);
  await put(new Date(AT - 400 * DAY).toISOString().slice(0, 10), "page_view", "-", 1);
  // Counted by the new version on the day on which it is deployed.
  await addCounts({ branch: "center", topic: "visits", day: "2026-11-27", counts: { "b:13": 1, "b:value": 500 } });
  expect(await takeOverEarlierCounts({ at: AT })).toBe(6);
  const center = {
    "2026-11-26": { "p:day": 4, "b:day": 2, "b:day-value": 3000 },
    "2026-11-27": { "b:13": 1, "b:value": 500, "b:day": 1, "b:day-value": 1000 },
  };
  expect(await read("center")).toEqual(center);
  expect(await read("harbor")).toEqual({ "2026-11-26": { "p:day": 3 } });
  expect(await read("*")).toEqual({
    "2025-10-23": { "p:day": 1 },
    "2026-11-26": { "p:day": 17, "b:day": 2, "b:day-value": 3000 },
    "2026-11-27": { "b:day": 1, "b:day-value": 1000 },
  });
  await takeOverEarlierCounts({ at: AT });
  expect(await read("center")).toEqual(center);
});
