import { erasureExecutor } from "@tresen/core/privacy/executor";
import { worker } from "./worker";

/** Executes jobs that erase people. */
export const handler = worker(erasureExecutor);
