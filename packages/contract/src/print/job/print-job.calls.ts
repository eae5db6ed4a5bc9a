import * as z from "zod";
import { type Call, forHolders, get, post } from "../../kit/call";
import { paged } from "../../kit/list/paged";
import { id } from "../../kit/schema";
import { printJob, printJobId } from "./print-job";
import { printJobPermissions } from "./print-job.permissions";
import { PRINT_JOB_STATES } from "./print-job.state";

const byJob = z.object({ id: printJobId });
const reading = { ...get, ...forHolders(printJobPermissions.read) };
const handling = { ...post, ...forHolders(printJobPermissions.handle), params: byJob, response: printJob };

/** What printers have to print, have printed, or have not. */
export const printJobCalls = {
  printJobs: {
    ...reading,
    path: "/api/print-jobs",
    query: z.strictObject({
      device: id.optional(),
      order: id.optional(),
      state: z.enum(PRINT_JOB_STATES).optional(),
      only: z.enum(["open", "troubled"]).optional().meta({
        description:
          "Nur mit `device`, ohne `state`: was noch zu drucken ist, oder worum sich jemand kümmern muss; was zuerst fällig war, zuerst",
      }),
      ...paged,
    }),
    response: z.array(printJob),
  },
  printJob: { ...reading, path: "/api/print-jobs/{id}", params: byJob, response: printJob },
  /** An SVG: the paper as its printer prints it. */
  previewPrintJob: { ...reading, path: "/api/print-jobs/{id}/preview", params: byJob, response: z.string() },
  printJobPdf: { ...reading, path: "/api/print-jobs/{id}/pdf", params: byJob, response: z.string() },
  reprintPrintJob: { ...handling, path: "/api/print-jobs/{id}/reprint", isKeyed: true, status: 201 as const },
  reroutePrintJob: {
    ...handling,
    path: "/api/print-jobs/{id}/reroute",
    body: z.strictObject({ device: id }),
    status: 201 as const,
  },
  cancelPrintJob: { ...handling, path: "/api/print-jobs/{id}/cancel" },
  confirmPrintJob: {
    ...handling,
    path: "/api/print-jobs/{id}/confirm",
    body: z.strictObject({ isPrinted: z.boolean().meta({ description: "Ob es herausgekommen ist" }) }),
  },
  /** For what a browser prints: it is taken to be printed now, and `confirm` tells what came of it. */
  claimPrintJob: { ...handling, path: "/api/print-jobs/{id}/claim" },
} satisfies Record<string, Call>;
