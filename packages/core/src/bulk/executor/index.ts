import type { Executor } from "../../platform/job";
import { BUDGET, WAITS } from "../bulk-job";

/** What both have in common. The definitions of all resources are loaded with the first job. */
const ofManyRecords = { waits: WAITS, isRepeatable: true, budget: BUDGET } as const;

/** Changes, removes or restores many records. */
export const bulkExecutor: Executor = {
  ...ofManyRecords,
  kind: "bulk",
  run: async (assignment) => (await import("../run-bulk")).run(assignment),
  catchUp: async (assignment) => (await import("../run-bulk")).catchUp(assignment),
};

/** Creates and changes records from the rows of a table. */
export const importExecutor: Executor = {
  ...ofManyRecords,
  kind: "import",
  run: async (assignment) => (await import("../table/run-import")).run(assignment),
  catchUp: async (assignment) => (await import("../table/run-import")).catchUp(assignment),
};
