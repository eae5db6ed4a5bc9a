import { BUDGET, WAITS } from "../../bulk/sliced";
import type { Executor } from "../../platform/job";

/**
 * Draws a template for many records. A slice that was interrupted is drawn again: its pictures take the place of those
 * that are there already. What draws is large and loaded with the first job.
 */
export const pictureExecutor: Executor = {
  kind: "pictures",
  waits: WAITS,
  isRepeatable: true,
  budget: BUDGET,
  run: async (assignment) => (await import("./run")).runExport(assignment),
};
