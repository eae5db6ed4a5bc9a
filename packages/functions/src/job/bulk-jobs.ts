import { bulkExecutor } from "@tresen/core/bulk/executor";
import { worker } from "./worker";

/** Executes jobs that change, remove or restore many records. */
export const handler = worker(bulkExecutor);
