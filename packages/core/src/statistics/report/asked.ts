import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type DeliveryMethod, zoneOf } from "@tresen/contract/branch/branch-hours";
import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { branchesFor } from "@tresen/contract/kit/access";
import { STATISTICS_UNAVAILABLE } from "@tresen/contract/statistics/statistics.texts";
import { statisticsPermissions } from "@tresen/contract/statistics/statistics.permissions";
import { branchRows } from "../../branch/rows";
import { type Actor, personOf, requirePermission } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { type Row, allRows, findRow } from "../../records/rows";

/** A branch whose figures are asked for, with its calendar. */
export interface AskedBranch {
  id: string;
  zone: string;
}

/**
 * The branches whose figures the actor asks for: one, or all that they may see.
 * @throws forbidden for a branch that is not theirs, missing for one that is not there, unauthenticated.
 */
export async function askedBranches({
  actor,
  branch,
}: {
  actor: Actor;
  branch?: string | undefined;
}): Promise<AskedBranch[]> {
  const permission = statisticsPermissions.read;
  requirePermission({ actor, permission, ...(branch === undefined ? {} : { branch }) });
  if (branch === undefined) {
    const allowed = branchesFor({ person: personOf(actor), permission });
    return allBranches(allowed);
  }
  const row = await findRow({ resource: branchRows, id: branch });
  if (!row) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  return [askedBranch(row)];
}

/** All branches, or those of them with these ids. */
export async function allBranches(allowed: "all" | readonly string[] = "all"): Promise<AskedBranch[]> {
  const all = (await allRows({ resource: branchRows })).map(askedBranch);
  return allowed === "all" ? all : all.filter(({ id }) => allowed.includes(id));
}

/** The one calendar of the branches; null where they have several. */
export function commonZone(branches: readonly AskedBranch[]): string | null {
  const zones = new Set(branches.map(({ zone }) => zone));
  const [first = null] = zones;
  return zones.size === 1 ? first : null;
}

/** What a call about figures answers. @throws upstream, with the text of the specification, when it cannot be read. */
export async function loaded<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof AppError && !FAILURES.includes(cause.kind)) throw cause;
    throw new AppError("statistics.unavailable", "upstream", STATISTICS_UNAVAILABLE, [], { cause });
  }
}

/** Failures of the platform, other than refusals of what was asked. */
const FAILURES: readonly AppError["kind"][] = ["limit", "upstream", "unavailable", "internal"];

export type Method = DeliveryMethod | undefined;

function askedBranch(row: Row): AskedBranch {
  const { id, timeZone }: Pick<Branch, "id" | "timeZone"> = branchRows.recordOf(row);
  return { id, zone: zoneOf({ timeZone }) };
}
