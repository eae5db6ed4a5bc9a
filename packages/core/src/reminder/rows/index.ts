import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { type Instant, zonedTime } from "@tresen/contract/kit/time";
import type { ReminderKind, ReminderSettings } from "@tresen/contract/reminder/reminder-kinds";
import type { EntityItem } from "electrodb";
import { ConditionFailed, readPartition, storageCall } from "../../platform/db";
import { ReminderRunEntity, ReminderSettingsEntity, type ReminderOutcome } from "./reminder.entity";

export { type ReminderOutcome, ReminderRunEntity, ReminderSettingsEntity } from "./reminder.entity";
export type RunRow = EntityItem<typeof ReminderRunEntity>;
type SettingsRow = EntityItem<typeof ReminderSettingsEntity>;

/** How long it is known what came of a day. */
const KEPT_DAYS = 31;

/** What a branch has decided; nothing before it has decided anything. */
export async function readSettings(branch: string): Promise<ReminderSettings> {
  const { data } = await storageCall(() => ReminderSettingsEntity.get({ branch }).go({ consistent: true }));
  return data?.kinds ?? {};
}

/** What a branch has decided, and what came of each kind on the last days: one Query. */
export async function readBranch(branch: string): Promise<{ settings: SettingsRow | null; runs: RunRow[] }> {
  const items = await readPartition(`reminders#${branch}`);
  const settings = items.find(({ sk }) => sk === "settings");
  return {
    settings: settings ? ReminderSettingsEntity.parse({ Item: settings }).data : null,
    runs: items
      .filter(({ sk }) => sk.startsWith("run#"))
      .flatMap((item) => ReminderRunEntity.parse({ Item: item }).data ?? []),
  };
}

interface Noted {
  branch: Branch;
  kind: ReminderKind;
  outcome: ReminderOutcome;
  now: Instant;
}

/** Notes what came of a reminder, whatever is known of the day. */
export async function noteRun(noted: Noted): Promise<void> {
  await storageCall(() => ReminderRunEntity.put(rowOf(noted)).go({ response: "none" }));
}

/** Notes that a daily kind has run on this day. @returns false when it has already. */
export async function markRun(noted: Noted): Promise<boolean> {
  try {
    await storageCall(() => ReminderRunEntity.create(rowOf(noted)).go({ response: "none" }));
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

function rowOf({ branch, kind, outcome, now }: Noted): RunRow {
  return {
    branch: branch.id,
    kind,
    day: zonedTime({ at: now, zone: zoneOf(branch) }).date,
    at: new Date(now).toISOString(),
    outcome,
    expiresAt: Math.ceil(Date.now() / 1000) + KEPT_DAYS * 86_400,
  };
}
