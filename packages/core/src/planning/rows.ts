import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { idOfRow, indexKey } from "@tresen/contract/kit/list/index-rows";
import { sortKey } from "@tresen/contract/kit/list/sort-key";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { AFTER_ALL, readKeys } from "../platform/db";
import { type Row, findRows, namedRecords } from "../records/rows";

export const shiftRows = namedRecords<WorkingSchedule>("working-schedules");

/** The number of keys that one Query reads. */
const PAGE = 500;

/**
 * The shifts of a branch or person that have a moment in `[from, to)`, by their beginnings. Its cost depends on the
 * period alone: one Query of keys for 500 shifts, and one BatchGetItem for 100, from a day before the period, since no
 * shift is longer.
 */
export async function shiftsIn({
  scope,
  from,
  to,
  isConsistent = false,
}: {
  scope: { field: "branch" | "user"; value: string };
  from: Instant;
  to: Instant;
  isConsistent?: boolean;
}): Promise<WorkingSchedule[]> {
  const rows = await shiftRowsIn({ scope, from, to, isConsistent });
  return rows.map(shiftRows.recordOf);
}

/** The same as rows, for those who write them. */
export async function shiftRowsIn({
  scope,
  from,
  to,
  isConsistent = false,
}: Parameters<typeof shiftsIn>[0]): Promise<Row[]> {
  const range = {
    pk: indexKey({ name: shiftRows.name, scope, order: "startsAt" }),
    from: keyAt(from - DAY),
    to: keyAt(to) + AFTER_ALL,
  };
  const ids: string[] = [];
  let after = "";
  for (;;) {
    const page = await readKeys({ range, after, limit: PAGE, isConsistent });
    ids.push(...page.rows.map(idOfRow));
    after = page.rows.at(-1)?.sk ?? after;
    if (page.isLast) break;
  }
  const rows = await findRows({ resource: shiftRows, ids, isConsistent });
  return [...rows.values()]
    .filter((row) => {
      const { startsAt, endsAt, [scope.field]: value } = shiftRows.recordOf(row);
      // An index row that was read before its record changed is outdated.
      return value === scope.value && Date.parse(startsAt) < to && Date.parse(endsAt) > from;
    })
    .sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

const startOf = (row: Row): string => shiftRows.fieldsOf(row).startsAt;
const keyAt = (at: Instant): string => sortKey(new Date(at).toISOString());
