import { planExecutor } from "@tresen/core/plan/executor";
import { worker } from "./worker";

/** Executes jobs that make changes which were planned for a time. */
export const handler = worker(planExecutor);
