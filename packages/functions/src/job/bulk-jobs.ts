import { bulkExecutor } from "@tresen/core/bulk";
import { worker } from "./worker";

/** Executes jobs that change, remove or restore many records. */
export const handler = worker(bulkExecutor);
