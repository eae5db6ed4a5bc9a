// @vitest-environment happy-dom
import type { Alarm } from "@tresen/contract/device/alarm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import type { Paired } from "../../shared/paired";
import { KitchenAlarms } from "./kitchen-alarms";

const NOW = Date.parse("2026-06-05T16:31:00.000Z");
const PAIRED: Paired = { key: "key_1.secret", branch: "brn_1", purpose: "backoffice", name: "Ofen" };
const alarm = (number: number): Alarm => ({
  id: `cover-open:${number}`,
  ...{ kind: "cover-open", branch: "brn_1", device: `dev_${number}`, deviceName: `Drucker ${number}`, jobs: [] },
  since: new Date(NOW - 60_000).toISOString(),
  text: `Drucker ${number}: Deckel offen`,
});

let mounted: Awaited<ReturnType<typeof mount>>;
beforeEach(() => {
  const alarms = [1, 2, 3, 4, 5].map(alarm);
  vi.stubGlobal("fetch", async () => Response.json({ data: alarms }));
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("many alarms are folded, and all of them are one press away", async () => {
  mounted = await mount(<KitchenAlarms paired={PAIRED} now={NOW} />);
  await settled();
  const rows = () => mounted.element.querySelectorAll("li").length;
  expect(rows()).toBe(3);
  await press("alle 5 zeigen");
  expect(rows()).toBe(5);
  await press("weniger zeigen");
  expect(rows()).toBe(3);
});
