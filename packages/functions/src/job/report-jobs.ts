import { reportExecutor } from "@tresen/core/report/executor";
import { documentFonts } from "../font/paper-fonts";
import { worker } from "./worker";

/** Executes jobs that send reports with pictures and documents. */
export const handler = worker(reportExecutor(documentFonts));
