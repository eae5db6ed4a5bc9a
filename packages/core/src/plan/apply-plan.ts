import type { Resource } from "@tresen/contract/kit/resource";
import { sites } from "@tresen/contract/site/site.resource";
import { writingOf } from "../bulk";
import type { Staff } from "../platform/actor";
import { transactionWrites } from "../platform/db";
import { AppError } from "../platform/errors";
import { type Hooks, updateRecord } from "../records";
import type { Row, WriteCheck } from "../records/rows";
import { draftAfterPlan } from "../site/draft";
import { redirectAlong } from "../site/moved-page";
import { PLAN_MESSAGES } from "@tresen/contract/plan/plan.texts";
import { withPlannedFields } from "./planned-fields";
import type { PlanData } from "./plan-job";
import { PlannedChangeEntity } from "./planned-change.entity";

/** The code of the error for a change that was made already. */
export const DONE = "plan.done";

/**
 * Writes a planned change, with the checks of a single call. In the same transaction its row is removed, and the draft
 * that it publishes unless somebody has saved that again, and a redirect from the page's former address is made, if that
 * was wished.
 * @throws the error with the code `DONE` if it was made already, and what a single call would throw.
 */
export async function applyPlan({
  id,
  data,
  now,
  resource,
  actor,
  row,
  fields,
}: {
  /** Of the job. */
  id: string;
  data: PlanData;
  now: number;
  resource: Resource;
  actor: Staff;
  row: Row;
  fields: Readonly<Record<string, unknown>>;
}): Promise<void> {
  const writing = writingOf(resource);
  const added = [
    endingPlan({ ...data, job: id }),
    ...(data.type === "publish" && resource.name === sites.name
      ? await draftAfterPlan({ row, revision: data.revision })
      : []),
    ...(data.redirect ? await redirectAlong({ row, fields, actor, now }) : []),
  ];
  const all = data.type === "publish" ? fields : withPlannedFields({ resource, row, fields });
  await updateRecord({
    ...writing,
    hooks: withChecks({ hooks: writing.hooks, added }),
    actor,
    now,
    id: row.id,
    input: { ...all, version: row.version },
  });
}

function withChecks({ hooks, added }: { hooks: Hooks | undefined; added: readonly WriteCheck[] }): Hooks {
  return {
    ...hooks,
    checks: async (change) => [...((await hooks?.checks?.(change)) ?? []), ...added],
  };
}

function endingPlan({ resource, record, job }: { resource: string; record: string; job: string }): WriteCheck {
  return {
    condition: () => {
      const [removal] = transactionWrites({
        entities: { planned: PlannedChangeEntity },
        writes: ({ planned }) => [
          planned
            .delete({ resource, record, job })
            .where(({ expiresAt }, { exists }) => exists(expiresAt))
            .commit(),
        ],
      });
      if (!removal) throw new RangeError("No removal was made");
      return removal;
    },
    error: new AppError(DONE, "conflict", PLAN_MESSAGES.under),
  };
}
