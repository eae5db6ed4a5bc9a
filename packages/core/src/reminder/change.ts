import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { REMINDERS, type ReminderSetting, settingOf } from "@tresen/contract/reminder/reminder-kinds";
import type { Reminder, ReminderChange } from "@tresen/contract/reminder/reminder.calls";
import { reminderPermissions, reminderSubject } from "@tresen/contract/reminder/reminder.permissions";
import { REMINDER_FAULTS, REMINDER_LABELS } from "@tresen/contract/reminder/reminder.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { ConditionFailed, writeTransaction } from "../platform/db";
import { inputError } from "../platform/errors";
import { requestFields } from "../platform/request";
import { ChangeEntity, stepItem } from "../records/changes";
import { stale } from "../records/rows";
import { readCatalog } from "../snapshot";
import { remindersOf } from "./list";
import { ReminderSettingsEntity } from "./rows";
import { readBranch } from "./rows";

/** How often it is written again when other kinds of the branch are changed at the same moment. */
const ATTEMPTS = 5;

/**
 * Changes what a branch has decided of a kind, with an entry of the log in the same transaction.
 * @throws forbidden, input for an unknown branch, conflict when somebody else was faster.
 */
export async function changeReminder({
  actor,
  body: { branch: id, kind, version, isOn, wait, time },
  now,
}: {
  actor: Actor;
  body: ReminderChange;
  now: Instant;
}): Promise<Reminder> {
  const { user } = requireStaff(actor);
  requirePermission({ actor, permission: reminderPermissions.manage, branch: id });
  const branch = (await readCatalog()).branches.get(id);
  if (!branch) throw unknownBranch();
  const change = { user: user.id, branch: id, kind, version, isOn, wait, time, now };
  // Somebody who changes another kind at the same moment is no reason to refuse this one.
  for (let attempt = 1; !(await isWritten(change)); attempt += 1) if (attempt === ATTEMPTS) throw stale();
  const [changed] = (await remindersOf({ branch, zone: zoneOf(branch), now })).filter((one) => one.kind === kind);
  if (!changed) throw new RangeError(`No reminder ${kind}`);
  return changed;
}

/**
 * @returns false when another kind of the branch was changed between reading and writing.
 * @throws conflict when this kind was changed since the version that was seen.
 */
async function isWritten({
  user,
  branch,
  kind,
  version: seen,
  isOn,
  wait,
  time,
  now,
}: ReminderChange & { user: string; now: Instant }): Promise<boolean> {
  const { settings } = await readBranch(branch);
  const { kinds = {}, versions = {}, version = 0 } = settings ?? {};
  if ((versions[kind] ?? 0) !== seen) throw stale();
  const before = settingOf({ kind, settings: kinds });
  const definition = REMINDERS[kind];
  const after: ReminderSetting = {
    isOn,
    wait: definition.wait ? (wait ?? before.wait) : null,
    time: definition.time ? (time ?? before.time) : null,
  };
  const next = version + 1;
  const step = stepItem({
    subject: { resource: reminderSubject.name, id: branch, version: next, title: REMINDER_LABELS[kind].title, branch },
    actor: { kind: "staff", id: user },
    action: "update",
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: (["isOn", "wait", "time"] as const).flatMap((field) =>
      before[field] === after[field] ? [] : [{ field: `${kind}.${field}`, before: before[field], after: after[field] }],
    ),
  });
  const row = { branch, version: next, kinds: { ...kinds, [kind]: after }, versions: { ...versions, [kind]: next } };
  try {
    await writeTransaction({
      entities: { settings: ReminderSettingsEntity, change: ChangeEntity },
      writes: (entities) => [
        entities.settings
          .put(row)
          .where((stored, { eq, notExists }) =>
            version === 0 ? notExists(stored.version) : eq(stored.version, version),
          )
          .commit(),
        entities.change.put(step).commit(),
      ],
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

export function unknownBranch(): Error {
  const fault = { field: "branch", code: "reminder.branch", message: REMINDER_FAULTS.branch };
  return inputError({ code: "reminder.branch", faults: [fault] });
}
