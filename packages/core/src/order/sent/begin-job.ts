import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import type { Assignment, Executor, Outcome } from "../../platform/job";
import { beginsAtOf } from "../step/begin";
import { findOrder } from "../store";
import { begunFrom, isForLater } from "./due";
import { tell } from "./tell";

/** Tells the destinations of an order about it when it has to be begun, and waits until then. */
export const beginExecutor: Executor = {
  kind: "begin",
  waits: [MINUTE, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  isRepeatable: true,
  run,
};

async function run({ job: { owner: uid, data }, at, now }: Assignment): Promise<Outcome> {
  const order = await findOrder(uid);
  if (!order) return { state: "dropped", reason: JOB_REASONS.noOrder };
  const begins = beginsAtOf(order);
  if (begins === null) return { state: "dropped", reason: JOB_REASONS.superseded };
  if (isForLater({ order, now })) return { state: "again", data, dueAt: at + begunFrom(begins) - now };
  await tell({ uid, now });
  return { state: "done" };
}
