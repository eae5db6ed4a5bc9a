import { exportExecutor } from "@tresen/core/bulk";
import { worker } from "./worker";

/** Executes jobs that write records to a file. */
export const handler = worker(exportExecutor);
