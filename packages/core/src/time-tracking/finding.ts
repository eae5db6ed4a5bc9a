import { permissionOf, scopesOf } from "@tresen/contract/kit/access";
import type { Scope } from "@tresen/contract/kit/list/index-rows";
import type { ListFilter } from "@tresen/contract/kit/list/list-query";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { addDays, formatDateTime } from "@tresen/contract/kit/time";
import { branchRows } from "../branch/rows";
import { personOf } from "../platform/actor";
import { type Finding, recordIndexing, requireDays } from "../records";
import { type AnyRecord, type DerivedFilters, findRows } from "../records/rows";
import { userNames } from "../user";
import { activityRows, externalName, externalRows } from "./rows";

/** The days of the specification's `from` and `to`. @throws input for what is no day, and for days in the wrong order. */
export function activityFiltersFor({ filters }: DerivedFilters): ListFilter[] {
  requireDays(filters);
  return (["from", "to"] as const).flatMap((kind) => {
    const value = filters[kind];
    return value === undefined ? [] : [{ field: "day", kind, value }];
  });
}

/**
 * How activities are found: those of one person or one branch by index rows of their own, in the order of their start. Of
 * a period only its index rows are read, whatever else is asked.
 */
export const activityFinding: Finding = {
  ...recordIndexing,
  filtersFor: activityFiltersFor,
  scopesFor: ({ resource, actor, filters }) => {
    const leading = resource.list?.leading ?? [];
    const chosen = filters.find(({ field, kind }) => kind === "is" && leading.includes(field));
    if (chosen) return [chosen];
    const person = personOf(actor);
    const scopes = scopesOf({ person, permission: permissionOf({ resource, verb: "read" }) });
    if (scopes.includes("all")) return [null];
    const branches = scopes.includes("branches") ? (person?.branches ?? []) : [];
    return [
      ...branches.map((value): Scope => ({ field: "branch", value })),
      ...(scopes.includes("own") && person?.id !== undefined ? [{ field: "user", value: person.id }] : []),
    ];
  },
  labelsFor,
  find: (wanted) => recordIndexing.find({ ...wanted, filters: [...wanted.filters, ...startsOf(wanted.filters)] }),
};

/** Whose each activity is, and when it began by the clock of its branch: 1 BatchGetItem each for users, others and branches. */
async function labelsFor(records: readonly AnyRecord[]): Promise<Map<string, string>> {
  const all = records.map((record) => ({ id: record.id, ...activityRows.fieldsOf({ fields: record }) }));
  const ids = (field: "user" | "externalUser" | "branch"): string[] => [
    ...new Set(all.flatMap((one) => one[field] ?? [])),
  ];
  const [users, externals, branches] = await Promise.all([
    userNames(ids("user")),
    findRows({ resource: externalRows, ids: ids("externalUser"), isConsistent: false }),
    findRows({ resource: branchRows, ids: ids("branch"), isConsistent: false }),
  ]);
  return new Map(
    all.map(({ id, user, externalUser, branch, startedAt }) => {
      const [outside, place] = [externals.get(externalUser ?? ""), branches.get(branch)];
      const name = user ? users.get(user) : outside && externalName(externalRows.recordOf(outside));
      const at = formatDateTime({ at: Date.parse(startedAt), zone: zoneOf(place ? branchRows.recordOf(place) : {}) });
      return [id, [name, at].filter(Boolean).join(", ")];
    }),
  );
}

/** The bounds of the start that follow from those of the day: no zone is a day or more away from UTC. */
function startsOf(filters: readonly ListFilter[]): ListFilter[] {
  return filters.flatMap(({ field, kind, value }): ListFilter[] => {
    if (field !== "day") return [];
    const day = value.slice(0, 10);
    const bounds: ListFilter[] = [
      { field: "startedAt", kind: "from", value: addDays(day, -1) },
      { field: "startedAt", kind: "to", value: addDays(day, 1) },
    ];
    return bounds.filter((bound) => kind === "is" || bound.kind === kind);
  });
}
