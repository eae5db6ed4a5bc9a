import { hasOtherTimes } from "@tresen/contract/time-tracking/activity.rules";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { isOverlapping } from "@tresen/contract/time-tracking/recorded-time";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { TransactionWrite } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { type WriteCheck, findRows } from "../../records/rows";
import { readHead, sheetOwner } from "../../time-sheet/stored";
import { activityWrites, changedRow } from "../change";
import { isContradicted } from "../late/contradicted";
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
}

/**
 * The writes of the person's other activities whose flag `overlap` follows from changes of some, for their transaction:
 * those get it that are met now, and those lose it that were met before and meet nothing any more, unless their own
 * stampings contradict each other. One of a locked month stays as it is. It costs a Query and a BatchGetItem for the
 * activities of some days, and 1 R for the lock.
 * @param changes of one person.
 */
export async function metOthers({
  changes,
  now,
}: {
  changes: readonly Changed[];
  now: Instant;
}): Promise<TransactionWrite[]> {
  const moved = changes.filter(({ known, after }) => !known || !after || hasOtherTimes(known, after));
  const spans = moved.flatMap(({ known, after }) => [known, after].flatMap((one) => one ?? []));
  const [first] = spans;
  if (!first) return [];
  const owner = ownerOf(first);
  const from = Math.min(...spans.map(({ startedAt }) => Date.parse(startedAt)));
  const to = Math.max(...spans.map(({ endedAt }) => (endedAt ? Date.parse(endedAt) : now)));
  const scope = { field: owner.field, value: owner.id };
  const [found, { lockedUntil = "" }] = await Promise.all([
    // Wide enough for what the others meet in their turn.
    readActivities({ scope, from: from - 2 * LONGEST, to: to + LONGEST }),
    readHead(sheetOwner(owner)),
  ]);
  const own = new Set(changes.map(({ id }) => id));
  const others = found.filter(({ id }) => !own.has(id));
  const afterwards = changes.flatMap(({ after }) => after ?? []);
  const flagsOf = (other: Activity): Activity["flags"] | null => {
    const isFlagged = other.flags.includes("overlap");
    if (afterwards.some((after) => isOverlapping(other, after))) return isFlagged ? null : [...other.flags, "overlap"];
    const isOver =
      isFlagged &&
      moved.some(({ known }) => known && isOverlapping(other, known)) &&
      !isContradicted(other) &&
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
    return activityWrites({ before, after: row, actor: null, now });
  });
}

/** The same as checks of a change by hand. */
export async function metChecks({ now, ...change }: Changed & { now: Instant }): Promise<WriteCheck[]> {
  const writes = await metOthers({ changes: [change], now });
  return writes.map((write) => ({ condition: () => write, error: metChanged() }));
}

function metChanged(): AppError {
  return new AppError(MET_CHANGED, "conflict", messages.changed);
}
