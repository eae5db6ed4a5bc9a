import { hasOtherTimes } from "@tresen/contract/time-tracking/activity.rules";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { isOverlapping } from "@tresen/contract/time-tracking/recorded-time";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { AppError } from "../../platform/errors";
import { type WriteCheck, findRows } from "../../records/rows";
import { readHead, sheetOwner } from "../../time-sheet/stored";
import { activityWrites, changedRow } from "../change";
import { readActivities } from "../read";
import { type ActivityFields, activityRows, ownerOf } from "../rows";

/** No activity lasts longer. */
const LONGEST = 3 * DAY;
/** More than anybody records at once: each takes two of the hundred items of a transaction. */
const MOST = 20;
/** The code of the refusal where somebody has changed one of the others at the same moment. */
export const MET_CHANGED = "time.met_changed";

interface Changed {
  id: string;
  /** Null for a new activity. */
  known: ActivityFields | null;
  /** Null for one that is removed. */
  after: ActivityFields | null;
  now: Instant;
}

/**
 * The writes of the person's other activities whose flag `overlap` follows from a change by hand, for its transaction:
 * those get it that are met now, and those lose it that were met before and meet nothing any more. One that was stamped
 * offline keeps it, since its stampings may have been the reason; one of a locked month stays as it is. It costs a Query
 * and a BatchGetItem for the activities of some days, and 1 R for the lock.
 */
export async function metOthers({ id, known, after, now }: Changed): Promise<WriteCheck[]> {
  const fields = after ?? known;
  if (!fields || (known && after && !hasOtherTimes(known, after))) return [];
  const owner = ownerOf(fields);
  const spans = [known, after].flatMap((one) => one ?? []);
  const from = Math.min(...spans.map(({ startedAt }) => Date.parse(startedAt)));
  const to = Math.max(...spans.map(({ endedAt }) => (endedAt ? Date.parse(endedAt) : now)));
  const scope = { field: owner.field, value: owner.id };
  const [found, { lockedUntil = "" }] = await Promise.all([
    // Wide enough for what the others meet in their turn.
    readActivities({ scope, from: from - 2 * LONGEST, to: to + LONGEST }),
    readHead(sheetOwner(owner)),
  ]);
  const others = found.filter((other) => other.id !== id);
  const flagsOf = (other: Activity): Activity["flags"] | null => {
    const isFlagged = other.flags.includes("overlap");
    if (after && isOverlapping(other, after)) return isFlagged ? null : [...other.flags, "overlap"];
    const isOver =
      isFlagged &&
      known !== null &&
      isOverlapping(other, known) &&
      !other.flags.includes("offline") &&
      !others.some((third) => third.id !== other.id && isOverlapping(other, third));
    return isOver ? other.flags.filter((flag) => flag !== "overlap") : null;
  };
  const changed = new Map(
    others
      .filter(({ day }) => day.slice(0, 7) > lockedUntil)
      .flatMap((other) => {
        const flags = flagsOf(other);
        return flags ? [[other.id, { version: other.version, flags }] as const] : [];
      })
      .slice(0, MOST),
  );
  const rows = await findRows({ resource: activityRows, ids: [...changed.keys()] });
  return [...changed].flatMap(([other, { version, flags }]) => {
    const before = rows.get(other);
    if (before?.version !== version) throw metChanged();
    const row = changedRow({ row: before, fields: { ...activityRows.fieldsOf(before), flags }, now });
    const writes = activityWrites({ before, after: row, actor: null, now });
    return writes.map((write) => ({ condition: () => write, error: metChanged() }));
  });
}

function metChanged(): AppError {
  return new AppError(MET_CHANGED, "conflict", messages.changed);
}
