import type { Alarm } from "@tresen/contract/device/alarm";
import { expect, test } from "vitest";
import { indexLog } from "../../test/log-index";
import { readLog } from "../../test/log-reading";
import { NOW } from "../../test/shop";
import { metered } from "../platform/db";
import { noteAlarms } from "./note-alarms";

const MINUTE = 60_000;
const alarm = (device: string, kind: Alarm["kind"], since = "2026-06-05T16:00:00.000Z"): Alarm => ({
  ...{ id: `${kind}:${device}:${since}`, kind, branch: "center", device, deviceName: "Bon", since, jobs: [] },
  text: "Bestellung 7 von Max Muster wartet",
});
const told = async (): Promise<string[]> => {
  await indexLog();
  return (await readLog({ kind: "device" }, { now: NOW + 60 * MINUTE })).entries
    .map(({ message }) => message)
    .reverse();
};

test("the log is told of the beginning and of the end of an alarm, once, by several runs at once", async () => {
  const paper = alarm("dev_1", "paper-out");
  await Promise.all([0, 1, 2].map(() => noteAlarms({ alarms: [paper], now: NOW })));
  expect(await told()).toEqual(["Gerät „Bon“: Kein Papier"]);
  const { use } = await metered(() => noteAlarms({ alarms: [paper], now: NOW + MINUTE }));
  expect(use.operations).toEqual({ GetItem: 1 });
  // The same is wrong for another cause.
  await noteAlarms({ alarms: [alarm("dev_1", "paper-out", "2026-06-05T16:31:00.000Z")], now: NOW + 2 * MINUTE });
  expect(await told()).toHaveLength(1);
  await Promise.all([0, 1].map(() => noteAlarms({ alarms: [], now: NOW + 3 * MINUTE })));
  expect(await told()).toEqual(["Gerät „Bon“: Kein Papier", "Gerät „Bon“: behoben: Kein Papier"]);
  await noteAlarms({ alarms: [paper], now: NOW + 4 * MINUTE });
  expect(await told()).toHaveLength(3);
});
