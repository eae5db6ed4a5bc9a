import { JOB_REASONS } from "@tresen/contract/job/job.state";
import type { Assignment, Outcome } from "../../platform/job";
import { type ErasureStep, erasureDataOf } from "../begin";
import { eraseForms } from "./jobs";
import { listIds } from "./list";
import { eraseOrders } from "./orders";
import { eraseOthers } from "./others";
import type { Slice } from "./slice";
import { eraseTraces } from "./traces";

const STEPS: Readonly<Record<ErasureStep, (slice: Slice) => Promise<Outcome>>> = {
  list: listIds,
  orders: eraseOrders,
  others: eraseOthers,
  jobs: eraseForms,
  traces: eraseTraces,
};

/** One slice of an erasure. Each can be done twice, so whoever is interrupted does it again. */
export async function run({ job, at, now }: Assignment): Promise<Outcome> {
  const data = erasureDataOf(job);
  if (!data) return { state: "dropped", reason: JOB_REASONS.noInput };
  return STEPS[data.step]({ data, at, now });
}
