import { importExecutor } from "@tresen/core/bulk/executor";
import { worker } from "./worker";

/** Executes jobs that create and change records from the rows of a table. */
export const handler = worker(importExecutor);
