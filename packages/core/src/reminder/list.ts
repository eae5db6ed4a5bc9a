import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { branchesFor } from "@tresen/contract/kit/access";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { dailyNext } from "@tresen/contract/reminder/due";
import {
  REMINDERS,
  REMINDER_KINDS,
  type ReminderKind,
  type ReminderSetting,
  isDailyReminder,
  isDayDone,
  isToCustomer,
  settingOf,
} from "@tresen/contract/reminder/reminder-kinds";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { reminderPermissions } from "@tresen/contract/reminder/reminder.permissions";
import { REMINDER_LABELS } from "@tresen/contract/reminder/reminder.texts";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { openJobKeys } from "../platform/job";
import { readCatalog } from "../snapshot";
import { causeOf } from "./job";
import { type RunRow, readBranch } from "./rows";

/** How many waiting jobs are looked at for the next one of each kind: those further away are not told. */
const WAITING = 1000;

/**
 * All kinds of one branch, or of each in which the actor may set them, with their next and last run.
 * @throws forbidden.
 */
export async function listReminders({
  actor,
  branch,
  now,
}: {
  actor: Actor;
  branch?: string | undefined;
  now: Instant;
}): Promise<Reminder[]> {
  const permission = reminderPermissions.manage;
  requirePermission({ actor, permission, ...(branch === undefined ? {} : { branch }) });
  const { branches } = await readCatalog();
  const own = branchesFor({ person: personOf(actor), permission });
  const shown = [...branches.values()].filter(
    ({ id }) => (branch === undefined || id === branch) && (own === "all" || own.includes(id)),
  );
  const waiting = await nextOfJobs(now);
  return (await Promise.all(shown.map((one) => remindersOf({ branch: one, zone: zoneOf(one), waiting, now })))).flat();
}

/** All kinds of a branch. @param waiting what `nextOfJobs` found, which is read without it. */
export async function remindersOf({
  branch,
  zone,
  waiting,
  now,
}: {
  branch: Branch;
  zone: string;
  waiting?: ReadonlyMap<string, Instant>;
  now: Instant;
}): Promise<Reminder[]> {
  const [{ settings, runs }, jobs] = await Promise.all([readBranch(branch.id), waiting ?? nextOfJobs(now)]);
  return REMINDER_KINDS.map((kind): Reminder => {
    const { to, channels, isAdvertising, wait: chosen } = REMINDERS[kind];
    const setting = settingOf({ kind, settings: settings?.kinds ?? {} });
    const last = runs.filter((run) => run.kind === kind).toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
    const next = setting.isOn
      ? nextOf({ kind, setting, zone, last, job: jobs.get(nameOf(branch.id, kind)), now })
      : null;
    return {
      branch: { id: branch.id, name: branch.name, timeZone: zone },
      kind,
      ...REMINDER_LABELS[kind],
      to,
      channels: [...channels],
      isAdvertising,
      ...setting,
      waitUnit: chosen?.unit ?? null,
      waitMost: chosen?.most ?? null,
      nextAt: next === null ? null : new Date(next).toISOString(),
      lastRun: last ? { at: last.at, outcome: last.outcome } : null,
      version: settings?.versions?.[kind] ?? 0,
    };
  });
}

function nextOf({
  kind,
  setting: { time },
  zone,
  last,
  job,
  now,
}: {
  kind: ReminderKind;
  setting: ReminderSetting;
  zone: string;
  last: RunRow | undefined;
  job: Instant | undefined;
  now: Instant;
}): Instant | null {
  if (isDailyReminder(kind) && time !== null)
    return dailyNext({
      time,
      isToCustomer: isToCustomer(kind),
      weekday: REMINDERS[kind].weekday,
      zone,
      now,
      doneDay: last && isDayDone(last) ? last.day : null,
    });
  return job ?? null;
}

/**
 * When the next job of each branch and kind is due, by the platform's clock. Reminders are due at whole minutes, which the
 * distance between the two clocks leaves by parts of a second.
 */
async function nextOfJobs(now: Instant): Promise<Map<string, Instant>> {
  const ahead = now - Date.now();
  const next = new Map<string, Instant>();
  for (const { key, dueAt } of await openJobKeys({ kind: "reminder", limit: WAITING })) {
    const { branch, kind } = causeOf(key);
    const name = nameOf(branch, kind);
    if (!next.has(name)) next.set(name, Math.max(now, Math.round((Date.parse(dueAt) + ahead) / MINUTE) * MINUTE));
  }
  return next;
}

const nameOf = (branch: string, kind: string): string => `${branch}#${kind}`;
