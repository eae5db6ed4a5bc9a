import type { BulkView } from "@tresen/contract/bulk/bulk.view";

/** Whether the job leaves the records as they are and makes a file of them. */
export function writesFile({ action }: Pick<BulkView, "action">): boolean {
  return action === "export" || action === "draw";
}
