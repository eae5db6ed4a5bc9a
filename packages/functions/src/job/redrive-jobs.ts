import { redriveExecutor } from "@tresen/core/health/redrive/executor";
import { worker } from "./worker";

/** Executes jobs that process changes again whose processing failed for good. */
export const handler = worker(redriveExecutor);
