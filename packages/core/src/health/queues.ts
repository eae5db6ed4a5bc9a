import type { HealthCheck } from "@tresen/contract/health/health";
import { QUEUE_HEALTH } from "@tresen/contract/health/health.texts";
import { JOB_KIND_LABELS } from "@tresen/contract/job/job.texts";
import { MINUTE } from "@tresen/contract/kit/time";
import { type JobWork, readJobWork } from "../platform/job";
import { checked } from "./check";

/** No more jobs of a kind are counted. */
const MOST = 100;
/** A lost job is found by the sweep of each minute. Whatever waits longer, waits for a reason. */
const LATE_AFTER = 5 * MINUTE;

/** @param at by the machine's clock, by which jobs are due. */
export async function queueChecks({ at }: { at: number }): Promise<HealthCheck[]> {
  return (await readJobWork({ at, most: MOST })).map((work) => checkOf({ work, at }));
}

function checkOf({ work, at }: { work: JobWork; at: number }): HealthCheck {
  const { kind, due, oldest, troubled, newest, state: jobs } = work;
  const common = { area: "queues", subject: kind, title: JOB_KIND_LABELS[kind] } as const;
  if (troubled > 0) {
    const text = QUEUE_HEALTH.troubled({ count: troubled, most: MOST });
    return checked({ ...common, state: "bad", text, advice: QUEUE_HEALTH.troubledAdvice, since: newest, jobs });
  }
  if (oldest !== null && at - Date.parse(oldest) > LATE_AFTER) {
    const text = QUEUE_HEALTH.late({ count: due, most: MOST });
    return checked({ ...common, state: "bad", text, advice: QUEUE_HEALTH.lateAdvice, since: oldest });
  }
  const text = due > 0 ? QUEUE_HEALTH.open({ count: due, most: MOST }) : QUEUE_HEALTH.idle;
  return checked({ ...common, state: "good", text, since: oldest });
}
