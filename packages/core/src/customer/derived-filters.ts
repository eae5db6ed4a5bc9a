import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type Segment, daysAhead, segmentFilters } from "@tresen/contract/customer/segment";
import type { ListFilter } from "@tresen/contract/kit/list/list-query";
import { DEFAULT_TIME_ZONE, type Instant, zonedTime } from "@tresen/contract/kit/time";
import { findRow, namedRecords } from "../records/rows";
import { MOST_LOOKED_UP, lookedUp } from "./looked-up";

const branchRows = namedRecords<Branch>("branches");

/** The conditions that the filters `segment`, `branch` and `tag` stand for. */
export function customerFiltersFor({
  filters: { segment, branch, tag },
  now,
}: {
  filters: Readonly<Record<string, string>>;
  now: Instant;
}): ListFilter[] {
  return [
    ...(segment ? segmentFilters({ segment: segment as Segment, now }) : []),
    ...(branch ? [{ field: "branches", kind: "is" as const, value: branch }] : []),
    ...(tag ? [{ field: "tags", kind: "is" as const, value: tag }] : []),
  ];
}

/** The customers whose birthday is near by the calendar of the chosen branch; null for all other filters. */
export async function customerIdsFor({
  filters: { segment, branch },
  now,
}: {
  filters: Readonly<Record<string, string>>;
  now: Instant;
}): Promise<ReadonlySet<string> | null> {
  if (segment !== "birthday") return null;
  const chosen = branch === undefined ? null : await findRow({ resource: branchRows, id: branch });
  const zone = chosen ? branchRows.fieldsOf(chosen).timeZone : DEFAULT_TIME_ZONE;
  const { date } = zonedTime({ at: now, zone });
  const days = await Promise.all(daysAhead(date).map((day) => bornOn(day)));
  return new Set(days.flat());
}

/** All who were born on the day (`MM-DD`), which are some three in a thousand. */
export async function bornOn(day: string): Promise<string[]> {
  const ids: string[] = [];
  let after = "";
  for (;;) {
    const page = await lookedUp({ by: "birthday", value: day, limit: MOST_LOOKED_UP, after });
    ids.push(...page.ids);
    after = page.last;
    if (page.isLast) return ids;
  }
}
