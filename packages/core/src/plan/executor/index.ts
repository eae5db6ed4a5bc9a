import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import type { Executor } from "../../platform/job";

/** Makes changes that were planned for a time. The definitions of all resources are loaded with the first of them. */
export const planExecutor: Executor = {
  kind: "plan",
  waits: [MINUTE, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  // What was done is known by what its transaction has removed, so nothing is done twice.
  isRepeatable: true,
  run: async (assignment) => (await import("../run-plan")).runPlan(assignment),
};
