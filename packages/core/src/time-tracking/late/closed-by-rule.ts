import { DAY, type Instant } from "@tresen/contract/kit/time";
import { stateOf } from "@tresen/contract/time-tracking/recorded-time";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import type { TransactionWrite } from "../../platform/db";
import { type Row, findRow } from "../../records/rows";
import { sheetOwner, unlockedWrites } from "../../time-sheet/stored";
import { readActivities } from "../read";
import { entryOf } from "../running";
import type { ActiveEntry } from "../running.entity";
import { type ActivityFields, type Owner, activityRows, ownerOf } from "../rows";

/** No branch lets an activity run for longer. */
const LONGEST = 3 * DAY;

/** An activity that the branch's rule has ended, at a time at which it ran. */
export interface ClosedByRule {
  /** As it is stored. */
  row: Row;
  /** As it was before the rule. */
  opened: Row;
  /** As it would run. */
  entry: ActiveEntry;
  /** Whether somebody has corrected it since the rule has ended it. */
  isCorrected: boolean;
}

/** The activity of the person that ran at this time and that the rule has ended since; null without one. */
export async function closedByRuleAt({ owner, at }: { owner: Owner; at: Instant }): Promise<ClosedByRule | null> {
  const scope = { field: owner.field, value: owner.id };
  const found = (await readActivities({ scope, from: at - LONGEST, to: at })).findLast(
    ({ flags, startedAt, endedAt, corrections }) =>
      flags.includes("closedByRule") &&
      Date.parse(startedAt) <= at &&
      [endedAt, ...corrections.map((one) => one.endedAt)].some((end) => end && Date.parse(end) >= at),
  );
  const row = found ? await findRow({ resource: activityRows, id: found.id }) : null;
  if (!row) return null;
  const known = activityRows.fieldsOf(row);
  const fields = openedFields(known);
  const entry = entryOf({ id: row.id, fields });
  if (!known.endedAt || !entry) return null;
  // The rule ends what has no end yet, so that a former end was changed since.
  const isCorrected = known.corrections.some(({ endedAt }) => endedAt !== null);
  return { row, opened: { ...row, fields }, entry, isCorrected };
}

/** The activity without what the rule has added: its end, that of an open break, and the flag. */
function openedFields(known: ActivityFields): ActivityFields {
  const breaks = known.breaks.map((one, index) =>
    index === known.breaks.length - 1 && one.endedAt === known.endedAt ? { ...one, endedAt: null } : one,
  );
  const flags = known.flags.filter((flag) => flag !== "closedByRule");
  const open = { endedAt: null, breaks };
  return { ...known, ...open, flags, state: stateOf(open), workedSeconds: null, breakSeconds: null };
}

/** That a stamping has told the true end, with the times that the rule had left. */
export function correctedByStamping({ known, by, now }: { known: ActivityFields; by: string; now: Instant }) {
  const { startedAt, endedAt, breaks, kind } = known;
  const former = { startedAt, endedAt: endedAt ?? null, breaks, kind: kind ?? null };
  return { at: new Date(now).toISOString(), by, reason: messages.lateEnd, ...former };
}

/** The conditions under which the activity may still change. @throws conflict for a locked month. */
export function unlockedActivity(fields: ActivityFields): Promise<TransactionWrite[]> {
  return unlockedWrites({ user: sheetOwner(ownerOf(fields)), days: [fields.day] });
}
