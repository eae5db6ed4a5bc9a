import { pictureExecutor } from "@tresen/core/template/export";
import { worker } from "./worker";

/** Executes jobs that draw a template for many records. */
export const handler = worker(pictureExecutor);
