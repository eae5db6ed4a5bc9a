import type { ListFilter } from "@tresen/contract/kit/list/list-query";
import { addDays } from "@tresen/contract/kit/time";
import { type Finding, leadingIndexing, requireDays } from "../records";

/**
 * The conditions of the filters `from` and `to`: days of the branches, both included. The index has instants, so it is
 * read from a day before to a day after.
 * @throws input for what is no day, and for days in the wrong order.
 */
export function shiftFiltersFor({ filters }: { filters: Readonly<Record<string, string>> }): ListFilter[] {
  requireDays(filters);
  const { from, to } = filters;
  return [
    ...(from ? ([bound("startsAt", "from", addDays(from, -1)), bound("day", "from", from)] as const) : []),
    ...(to ? ([bound("startsAt", "to", addDays(to, 1)), bound("day", "to", to)] as const) : []),
  ];
}

/** How shifts are found: by branch or person, else by the branches of whoever asks. */
export const shiftFinding: Finding = { ...leadingIndexing, filtersFor: shiftFiltersFor };

function bound(field: string, kind: "from" | "to", value: string): ListFilter {
  return { field, kind, value };
}
