import type { Alarm } from "@tresen/contract/device/alarm";
import { branchesFor, mayDo } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { readCatalog } from "../snapshot";
import { alarmsOf } from "./alarms";

/** What somebody has to notice in one or all of the actor's branches. @throws unauthenticated, forbidden. */
export async function listAlarms({
  actor,
  branch,
  now,
}: {
  actor: Actor;
  branch?: string | undefined;
  now: Instant;
}): Promise<Alarm[]> {
  const permission = printJobPermissions.read;
  requirePermission({ actor, permission, ...(branch === undefined ? {} : { branch }) });
  if (branch !== undefined) return alarmsOf({ branches: [branch], now });
  const person = personOf(actor);
  const own = branchesFor({ person, permission });
  const all = [...(await readCatalog()).branches.keys()];
  return alarmsOf({ branches: all.filter((one) => own === "all" || mayDo({ person, permission, branch: one })), now });
}
