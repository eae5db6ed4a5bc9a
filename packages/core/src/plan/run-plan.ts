import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { PLAN_FAILURES } from "@tresen/contract/plan/plan.texts";
import type { Resource } from "@tresen/contract/kit/resource";
import { findResource } from "@tresen/contract/resources";
import type { Staff } from "../platform/actor";
import { AppError, isAppError } from "../platform/errors";
import { type Assignment, type Outcome, jobId } from "../platform/job";
import { withinRequest } from "../platform/request";
import { type Row, findRow } from "../records/rows";
import { findStaff } from "../user";
import { DONE, applyPlan } from "./apply-plan";
import { changedSince } from "./changed-since";
import { faultText } from "./fault-text";
import { type PlanData, contentOf, planOf } from "./plan-job";
import { findPlanned } from "./planned-changes";

/** How often a change is tried again at once when others change the record or its draft at the same moment. */
const ATTEMPTS = 4;

/**
 * Makes a planned change with the current rights of the person who planned it. It names the job as its request, by which
 * later ones know it. What does not fit any more ends as a failed job with a sentence, and changes nothing.
 */
export function runPlan(assignment: Assignment): Promise<Outcome> {
  const { job, at, now } = assignment;
  const data = planOf(job);
  if (!data) return Promise.resolve({ state: "dropped", reason: JOB_REASONS.noInput });
  const wait = Date.parse(data.at) - now;
  // The platform's clock decides, which may be set to another time than the machine's.
  if (wait > 0) return Promise.resolve({ state: "again", data, dueAt: at + wait });
  const id = jobId(job);
  return withinRequest({ fields: { requestId: id }, run: () => makeChange({ id, data, now }) });
}

interface Planned {
  id: string;
  data: PlanData;
  now: number;
}

async function makeChange({ id, data, now }: Planned): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const planned = await findPlanned({ ...data, job: id });
    // An earlier worker has made the change and was interrupted before it could say so.
    if (!planned) return { state: "done" };
    const resource = findResource(data.resource);
    const actor = await findStaff({ id: data.plannedBy.id, now });
    const row = resource && (await findRow({ resource, id: data.record }));
    if (!resource) return failed(PLAN_FAILURES.noInput);
    if (!actor) return failed(PLAN_FAILURES.noPerson);
    if (!row) return failed(PLAN_FAILURES.gone(resource.one));
    const fields = contentOf(planned);
    const unfit = await changedSince({ resource, row, data, names: Object.keys(fields) });
    if (unfit !== null) return failed(unfit);
    const outcome = await tryOnce({ id, data, now, resource, actor, row, fields });
    if (outcome !== "again" || attempt === ATTEMPTS)
      return outcome === "again" ? failed(PLAN_FAILURES.changed) : outcome;
  }
}

async function tryOnce(
  change: Planned & { resource: Resource; actor: Staff; row: Row; fields: Record<string, unknown> },
): Promise<Outcome | "again"> {
  try {
    await applyPlan(change);
    return { state: "done" };
  } catch (error) {
    if (isAppError(error, DONE)) return { state: "done" };
    if (isAppError(error, "record.stale") || isAppError(error, "draft.changed")) return "again";
    if (!(error instanceof AppError) || !REFUSALS.has(error.kind)) throw error;
    if (error.kind === "forbidden" || error.kind === "unauthenticated") return failed(PLAN_FAILURES.forbidden);
    return failed(PLAN_FAILURES.unfit(faultText({ resource: change.resource, error })));
  }
}

/** The kinds of errors that are about the record. All others are about the platform, which tries again. */
const REFUSALS = new Set<AppError["kind"]>([
  "input",
  "unauthenticated",
  "forbidden",
  "missing",
  "conflict",
  "tooLarge",
]);

function failed(reason: string): Outcome {
  return { state: "failed", reason };
}
