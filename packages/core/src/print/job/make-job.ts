import { createHash } from "node:crypto";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Device } from "@tresen/contract/device/device.resource";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { EXPIRY_MINUTES, type PrintedDocument } from "@tresen/contract/print/job/print-job";
import type { Paper } from "@tresen/contract/print/paper/paper";
import type { PrintJobRow } from "./print-job.entity";
import { KEPT } from "./store";

interface NewPrintJob {
  device: Pick<Device, "id" | "branch" | "copies" | "paperWidth" | "codePage">;
  branch: Pick<Branch, "ticketMinutes" | "printMinutes"> | undefined;
  document: PrintedDocument;
  title: string;
  lines: Paper;
  order?: string | undefined;
  /** What makes it the job that it is, beside its device: the same cause makes no second one. */
  cause: string;
  now: Instant;
}

/** A job that waits to be fetched. */
export function newPrintJob({
  device,
  branch,
  document,
  title,
  lines,
  order = "",
  cause,
  now,
  ...marks
}: NewPrintJob & Partial<Pick<PrintJobRow, "isCopy" | "copyOf" | "reroutedFrom" | "reroutedFromName">>): PrintJobRow {
  const at = new Date(now).toISOString();
  const minutes =
    document === "kitchenTicket"
      ? (branch?.ticketMinutes ?? EXPIRY_MINUTES.kitchenTicket)
      : (branch?.printMinutes ?? EXPIRY_MINUTES.other);
  return {
    id: printJobIdOf({ device: device.id, cause }),
    version: 1,
    device: device.id,
    branch: device.branch,
    ...{ order, document, title, lines },
    state: "waiting",
    copies: device.copies,
    ...{ paperWidth: device.paperWidth, codePage: device.codePage },
    isCopy: false,
    ...marks,
    attempts: 0,
    ...{ createdAt: at, dueAt: at },
    validUntil: new Date(now + minutes * MINUTE).toISOString(),
    expiresAt: Math.ceil((now + KEPT) / 1000),
  };
}

/** The id of the job that a cause makes on a device. */
export function printJobIdOf({ device, cause }: { device: string; cause: string }): string {
  return `prj_${createHash("sha256").update(`${device}\n${cause}`).digest("base64url").slice(0, 22)}`;
}
