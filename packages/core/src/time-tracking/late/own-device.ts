import { DAY } from "@tresen/contract/kit/time";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { isDeepStrictEqual } from "node:util";
import { type Row, findRow } from "../../records/rows";
import type { Stamping } from "../change";
import type { Asked } from "../planned-stamping";
import { readActivities } from "../read";
import { entryOf } from "../running";
import type { ActiveEntry, UnmatchedEnd } from "../running.entity";
import { type ActivityFields, activityRows } from "../rows";
import { flagsWithout, placedFields } from "./divided";
import { deviceOf, stampingOf } from "./stamping-of";
import { isAsStamped } from "./placed";

/** How long an activity may last that ran at the time. */
const LONGEST = 3 * DAY;

/** An activity as it was at a time before which others have stamped more of it. */
export interface EarlierState {
  /** As it is stored. */
  row: Row;
  opened: Row;
  /** As it ran then; null where it had ended. */
  entry: ActiveEntry | null;
}

/**
 * What a start that arrives late finds at its time, although something was stamped after it: the activity that had begun on
 * the same device, so that this one goes on to another. Or the last one that had ended, where something was stamped after
 * its end that belongs to what begins now. What was begun elsewhere stays as it is.
 */
export async function ownThen(asked: Asked): Promise<EarlierState | null> {
  const { at, stamper } = asked;
  const { field, id: value } = stamper.owner;
  const begun = (await readActivities({ scope: { field, value }, from: at - LONGEST, to: at })).filter(
    ({ startedAt }) => Date.parse(startedAt) <= at,
  );
  const time = new Date(at).toISOString();
  const own = deviceOf(stampingOf({ ...asked, time }));
  const isOwn = ({ stampings: [first] }: Activity): boolean => first !== undefined && deviceOf(first) === own;
  const hasMore = ({ stampings }: Activity): boolean => stampings.some((one) => one.at > time);
  const isOver = ({ endedAt }: Activity): boolean => !!endedAt && endedAt <= time;
  const last = begun.at(-1);
  const found = begun.findLast((one) => isOwn(one) && !isOver(one)) ?? (last && isOver(last) ? last : undefined);
  const row = found && hasMore(found) ? await findRow({ resource: activityRows, id: found.id }) : null;
  const known = row && activityRows.fieldsOf(row);
  if (!row || !known || !isAsStamped(known)) return null;
  const stampings = known.stampings.filter((one) => one.at <= time);
  const flags = flagsWithout({ fields: known, moved: known.stampings.filter((one) => one.at > time) });
  const fields = await placedFields({ known: { ...known, stampings, flags }, flags: [] });
  return { row, opened: { ...row, fields }, entry: entryOf({ id: row.id, fields }) };
}

/** The ends that have waited and are among the stampings of what begins now. */
export function takenEnds({
  running: { unmatchedEnds = [] },
  later,
}: Pick<Asked, "running"> & { later: readonly Stamping[] }): UnmatchedEnd[] {
  return unmatchedEnds.filter(({ stamping }) => later.some((one) => isDeepStrictEqual(one, stamping)));
}

/** The activity with which they were kept, without the flags that it had for them. */
export function withoutAdded({
  fields,
  taken,
}: {
  fields: ActivityFields;
  taken: readonly UnmatchedEnd[];
}): ActivityFields {
  const added = new Set(taken.flatMap(({ keptWith }) => keptWith?.added ?? []));
  return { ...fields, flags: fields.flags.filter((flag) => !added.has(flag)) };
}
