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
  const { settings } = await readBranch(id);
  if ((settings?.version ?? 0) !== version) throw stale();
  const kinds = settings?.kinds ?? {};
  const before = settingOf({ kind, settings: kinds });
  const definition = REMINDERS[kind];
  const after: ReminderSetting = {
    isOn,
    wait: definition.wait ? (wait ?? before.wait) : null,
    time: definition.time ? (time ?? before.time) : null,
  };
  const { title } = REMINDER_LABELS[kind];
  const step = stepItem({
    subject: { resource: reminderSubject.name, id, version: version + 1, title, branch: id },
    actor: { kind: "staff", id: user.id },
    action: "update",
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: (["isOn", "wait", "time"] as const).flatMap((field) =>
      before[field] === after[field] ? [] : [{ field: `${kind}.${field}`, before: before[field], after: after[field] }],
    ),
  });
  try {
    await writeTransaction({
      entities: { settings: ReminderSettingsEntity, change: ChangeEntity },
      writes: (entities) => [
        entities.settings
          .put({ branch: id, version: version + 1, kinds: { ...kinds, [kind]: after } })
          .where((stored, { eq, notExists }) =>
            version === 0 ? notExists(stored.version) : eq(stored.version, version),
          )
          .commit(),
        entities.change.put(step).commit(),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  const [changed] = (await remindersOf({ branch, zone: zoneOf(branch), now })).filter((one) => one.kind === kind);
  if (!changed) throw new RangeError(`No reminder ${kind}`);
  return changed;
}

export function unknownBranch(): Error {
  const fault = { field: "branch", code: "reminder.branch", message: REMINDER_FAULTS.branch };
  return inputError({ code: "reminder.branch", faults: [fault] });
}
