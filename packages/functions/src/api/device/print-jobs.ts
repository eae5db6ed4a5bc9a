import { printJobCalls as calls } from "@tresen/contract/print/job/print-job.calls";
import {
  type PrintJobRow,
  cancelPrintJob,
  claimForBrowser,
  confirmPrintJob,
  listPrintJobs,
  ownPrintJob,
  printJobView,
  reprint,
  reroute,
} from "@tresen/core/print/job";
import { drawJob } from "@tresen/core/print/printer";
import { type RawAnswer, endpoint } from "../../http/endpoint";
import { idempotencyKey } from "../../http/idempotency-key";
import { resource } from "../../http/resource";
import { paperFonts } from "../../font/paper-fonts";

export const handler = resource([
  endpoint({
    ...calls.printJobs,
    run: async ({ actor, query }) => {
      const { jobs, cursor } = await listPrintJobs({ actor, query });
      return { data: jobs, cursor };
    },
  }),
  endpoint({
    ...calls.printJob,
    run: async ({ actor, params }) => ({ data: printJobView(await ownPrintJob({ actor, ...params })) }),
  }),
  endpoint({
    ...calls.previewPrintJob,
    run: async ({ actor, params }) => drawn({ job: await ownPrintJob({ actor, ...params }), format: "svg" }),
  }),
  endpoint({
    ...calls.printJobPdf,
    run: async ({ actor, params }) => drawn({ job: await ownPrintJob({ actor, ...params }), format: "pdf" }),
  }),
  endpoint({
    ...calls.reprintPrintJob,
    run: async ({ actor, params, event, now }) => ({
      data: await reprint({ actor, ...params, key: idempotencyKey(event), now }),
    }),
  }),
  endpoint({
    ...calls.reroutePrintJob,
    run: async ({ actor, params, body, now }) => ({ data: await reroute({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.cancelPrintJob,
    run: async ({ actor, params, now }) => ({ data: await cancelPrintJob({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.confirmPrintJob,
    run: async ({ actor, params, body, now }) => ({ data: await confirmPrintJob({ actor, ...params, ...body, now }) }),
  }),
  endpoint({
    ...calls.claimPrintJob,
    run: async ({ actor, params, now }) => ({ data: await claimForBrowser({ actor, ...params, now }) }),
  }),
]);

/** A picture that changes with nothing but the job's headings. It may not run anything where it is opened by itself. */
async function drawn({ job, format }: { job: PrintJobRow; format: "svg" | "pdf" }): Promise<RawAnswer> {
  const { type, bytes } = await drawJob({ job, format, fonts: await paperFonts() });
  return {
    rawBody: Buffer.from(bytes).toString("base64"),
    base64: true,
    headers: {
      "content-type": type,
      "cache-control": "private, max-age=60",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      ...(format === "pdf" ? { "content-disposition": `inline; filename="${job.id}.pdf"` } : {}),
    },
  };
}
