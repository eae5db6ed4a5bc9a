// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ActivityOverview } from "../features/time/activity-overview";
import { META } from "./testing/page";
import { mountPart } from "./testing/part";

const STAMPING = {
  ...{ action: "start", at: "2026-06-05T06:00:00.000Z", deviceAt: "2026-06-05T06:20:00.000Z", sequence: 1 },
  ...{ receivedAt: "2026-06-05T07:10:00.000Z", source: "terminal", device: "key_1" },
};
const ENTRY = { ...META, id: "act_1", user: "usr_9", branch: "brn_1", state: "ended", startedAt: STAMPING.at };
let mounted: Awaited<ReturnType<typeof mountPart>>;

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json({ data: [], cursor: null })));
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test.each([
  { flags: ["clockUncertain"], isToCheck: true },
  { flags: ["offline"], isToCheck: false },
  { flags: ["corrected"], isToCheck: false },
])("an activity with $flags shows its stampings", async ({ flags, isToCheck }) => {
  mounted = await mountPart({ content: <ActivityOverview record={{ ...ENTRY, flags, stampings: [STAMPING] }} /> });
  const text = mounted.element.textContent;
  expect(mounted.element.querySelector("caption")?.textContent).toBe("Stempelungen");
  expect(text).toContain("05.06.2026 08:20");
  expect(text).toContain("05.06.2026 09:10");
  expect(text.includes("Die Uhr des Geräts war unsicher")).toBe(isToCheck);
});

test("without stampings there is no table of them", async () => {
  mounted = await mountPart({ content: <ActivityOverview record={{ ...ENTRY, flags: [], stampings: [] }} /> });
  expect(mounted.element.querySelector("table")).toBeNull();
});
