import { MINUTE } from "@tresen/contract/kit/time";
import type { Executor } from "../../platform/job";
import { isRetentionRun } from "../retention/plan";

/** Erases a person, or what is older than the periods of the settings, in slices. What it knows of customers and orders is loaded with the first job. */
export const erasureExecutor: Executor = {
  kind: "erasure",
  waits: [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE],
  isRepeatable: true,
  budget: MINUTE,
  run: async (assignment) =>
    isRetentionRun(assignment.job)
      ? (await import("../retention")).retentionSlice(assignment)
      : (await import("../run")).run(assignment),
};
