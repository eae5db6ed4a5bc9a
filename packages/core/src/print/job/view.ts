import type { PrintJob } from "@tresen/contract/print/job/print-job";
import type { PrintJobRow } from "./print-job.entity";

export function printJobView(row: PrintJobRow): PrintJob {
  const { id, device, branch, document, title, lines, state, copies, isCopy, createdAt, dueAt } = row;
  return {
    ...{ id, device, branch },
    order: row.order === "" ? null : `ord_${row.order}`,
    ...{ document, title, lines, state, copies, isCopy },
    copyOf: row.copyOf ?? null,
    reroutedFrom: row.reroutedFrom ?? null,
    ...{ createdAt, dueAt },
    claimedAt: row.claimedAt ?? null,
    finishedAt: row.finishedAt ?? null,
    expiresAt: row.validUntil,
    code: row.code ?? null,
    isSettled: row.settledAt !== undefined,
  };
}
