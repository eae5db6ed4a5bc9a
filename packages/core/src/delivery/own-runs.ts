import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { OwnRun } from "@tresen/contract/delivery/delivery";
import { externalPermissions } from "@tresen/contract/external/external-user.permissions";
import { EXTERNAL_USER_MESSAGES } from "@tresen/contract/external/external-user.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { type Outsider, requirePermission } from "../platform/actor";
import { AppError } from "../platform/errors";
import { readCatalog } from "../snapshot";
import { type RunRow, activeRuns, findRun, isActive, ordersOf } from "./runs";
import { isOpenDelivery } from "./stop";

const permission = externalPermissions.deliveryRuns;

/** The caller: an external user, as `authenticateFor` has made sure of. */
interface Caller {
  actor: Outsider;
  now: Instant;
}

/** The runs under way that the external user drives in their branches, oldest first. @throws forbidden. */
export async function listOwnRuns({ actor, now }: Caller): Promise<OwnRun[]> {
  requirePermission({ actor, permission });
  const [runs, { branches }] = await Promise.all([
    Promise.all(actor.branches.map((branch) => activeRuns({ branch, now }))),
    readCatalog(),
  ]);
  const own = runs.flat().filter((run) => isDrivenBy({ run, actor }));
  return Promise.all(
    own.map(async (run) => {
      const rows = await ordersOf(run);
      const branch = branches.get(run.branch);
      return {
        id: run.id,
        branch: branch?.name ?? "",
        timeZone: zoneOf(branch ?? {}),
        createdAt: run.createdAt,
        orders: rows.length,
        open: rows.filter(isOpenDelivery).length,
      };
    }),
  );
}

/**
 * A run under way of the external user, who opens it with their own key instead of that of the run.
 * @throws forbidden for any other run, also in a branch that is not theirs any longer.
 */
export async function openOwnRun({ actor, id, now }: Caller & { id: string }): Promise<RunRow> {
  const run = id === "" ? null : await findRun(id);
  if (!run || !isActive({ run, now }) || !isDrivenBy({ run, actor }))
    throw new AppError("run.refused", "forbidden", EXTERNAL_USER_MESSAGES.runRefused);
  requirePermission({ actor, permission, branch: run.branch });
  return run;
}

function isDrivenBy({ run: { driver }, actor }: { run: RunRow; actor: Outsider }): boolean {
  return driver.kind === "externalUser" && driver.id === actor.id;
}
