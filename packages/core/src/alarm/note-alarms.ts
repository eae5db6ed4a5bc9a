import { accessKeySubject } from "@tresen/contract/access-key/access-key.subject";
import type { Alarm } from "@tresen/contract/device/alarm";
import { ALARM_NAMES } from "@tresen/contract/device/alarm-name.texts";
import { devices } from "@tresen/contract/device/device.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { ConditionFailed, storageCall, writeTransaction } from "../platform/db";
import { type Told, logEventWrites } from "../records/log-events";
import { type NotedAlarm, NotedAlarmsEntity } from "./noted-alarms.entity";

/** Of one run; the next one goes on. A transaction has a hundred writes. */
const MOST = 90;

/**
 * Tells the log what has begun or ended to be wrong since the last run, in one transaction with the list of what it
 * was told: so each is told once, however often and at how many places this runs. Without a change it is one read.
 */
export async function noteAlarms({ alarms, now }: { alarms: readonly Alarm[]; now: Instant }): Promise<void> {
  const { data } = await storageCall(() => NotedAlarmsEntity.get({}).go({ consistent: true }));
  const noted = data?.alarms ?? [];
  const current = new Map(alarms.flatMap(notedOf).map((alarm) => [nameOf(alarm), alarm]));
  const known = new Set(noted.map(nameOf));
  const begun = [...current.values()].filter((alarm) => !known.has(nameOf(alarm))).slice(0, MOST);
  const ended = noted.filter((alarm) => !current.has(nameOf(alarm))).slice(0, MOST - begun.length);
  if (begun.length + ended.length === 0) return;
  const after = [...noted.filter((alarm) => !ended.includes(alarm)), ...begun];
  const version = data?.version ?? 0;
  const events = [
    ...begun.map((alarm) => toldOf({ alarm, event: "alarm", now })),
    ...ended.map((alarm) => toldOf({ alarm, event: "alarm-ended", now })),
  ];
  await writeTransaction({
    entities: { noted: NotedAlarmsEntity },
    writes: (entities) => [
      entities.noted
        .put({ version: version + 1, alarms: after })
        .where((stored, { eq, notExists }) => (data ? eq(stored.version, version) : notExists(stored.version)))
        .commit(),
      ...logEventWrites(events),
    ],
  }).catch((error: unknown) => {
    // Another run was faster, and told it.
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

function notedOf({ kind, branch, device, deviceName: name }: Alarm): NotedAlarm[] {
  return device === null ? [] : [{ kind, branch, device, name }];
}

/** The same thing is wrong with a device as long as one cause follows another, such as one late print the other. */
function nameOf({ kind, device }: NotedAlarm): string {
  return `${kind} ${device}`;
}

function toldOf({
  alarm: { kind, branch, device, name },
  event,
  now,
}: {
  alarm: NotedAlarm;
  event: "alarm" | "alarm-ended";
  now: Instant;
}): Told {
  const resource = kind === "display-silent" ? accessKeySubject.name : devices.name;
  return {
    event,
    at: now,
    actor: { kind: "device", id: device, name },
    subject: { resource, id: device, title: name },
    branches: [branch],
    details: { alarm: ALARM_NAMES[kind] },
  };
}
