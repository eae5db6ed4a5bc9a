import { batchWrite, keyOf, storageCall } from "../../platform/db";
import { keysIn } from "../../platform/job";
import { PrintJobEntity, type PrintJobRow } from "./print-job.entity";
import { changeLists, entryOf, findPrintJobs } from "./store";

/** The print jobs of an order, by an index that may be a moment behind. */
export async function printJobsOf({ order }: { order: string }): Promise<PrintJobRow[]> {
  const { data } = await storageCall(() => PrintJobEntity.query.ofOrder({ order }).go({ data: "raw" }));
  return findPrintJobs(keysIn(data).map(({ pk }) => pk.slice(pk.indexOf("#") + 1)));
}

/** Removes jobs, and their entries in the lists of their devices. */
export async function removePrintJobs(jobs: readonly PrintJobRow[]): Promise<void> {
  await batchWrite(jobs.map(({ id }) => ({ delete: keyOf(PrintJobEntity.get({ id }).params()) })));
  for (const job of jobs) {
    const entries = [entryOf(job)];
    await changeLists({ device: job.device, remove: { open: entries, troubled: entries } });
  }
}
