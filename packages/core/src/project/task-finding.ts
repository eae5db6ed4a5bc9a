import { idOfRow, referenceKey } from "@tresen/contract/kit/list/index-rows";
import type { ListFilter } from "@tresen/contract/kit/list/list-query";
import { DEFAULT_TIME_ZONE, type Instant } from "@tresen/contract/kit/time";
import { type Due, dueFilters } from "@tresen/contract/project/due";
import { AFTER_ALL, readKeys } from "../platform/db";
import { type Finding, indexing, recordIndexing } from "../records";
import { taskRows } from "./rows";

/** Resources by the fields of a task that refer to them. */
const TARGETS: Readonly<Record<string, string>> = { project: "projects", assignee: "users" };
/** More tasks of one project or person than these are met on the way through the list. */
const MOST_IDS = 500;

/** The conditions that the filter `due` stands for, by the day of the shop. */
export function taskFiltersFor({
  filters: { due },
  now,
}: {
  filters: Readonly<Record<string, string>>;
  now: Instant;
}): ListFilter[] {
  return due ? dueFilters({ due: due as Due, now, zone: DEFAULT_TIME_ZONE }) : [];
}

/** How tasks are found: those of a project or person by the rows of references to it, all others by branch. */
export const taskFinding: Finding = {
  ...recordIndexing,
  scopesFor: indexing.scopesFor,
  filtersFor: taskFiltersFor,
  find: async (wanted) => {
    const found = await Promise.all(wanted.filters.map(referringIds));
    const [ids] = found.filter((set) => set !== null).toSorted((a, b) => a.size - b.size);
    return recordIndexing.find(ids ? { ...wanted, ids } : wanted);
  },
};

/** The tasks that refer to the record which the filter names; null where it names none, or they are many. */
async function referringIds({ field, kind, value }: ListFilter): Promise<Set<string> | null> {
  const resource = TARGETS[field];
  if (!resource || kind !== "is") return null;
  const prefix = `${taskRows.name}#`;
  const range = { pk: referenceKey({ resource, id: value }), from: prefix, to: prefix + AFTER_ALL };
  const { rows, isLast } = await readKeys({ range, limit: MOST_IDS });
  return isLast ? new Set(rows.map(idOfRow)) : null;
}
