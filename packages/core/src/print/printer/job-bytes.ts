import { withHeadings } from "@tresen/contract/print/document/heading";
import { isRepeated, tokenOf } from "../job";
import type { PrintJobRow } from "../job";
import type { PrinterFormat } from "../render";
import { picturesOf } from "./pictures";

/** A job as a printer gets it: the same bytes each time. */
export interface PrinterJob {
  token: string;
  type: string;
  bytes: Uint8Array;
}

/** The renderer is loaded with the first job: most calls of printers have none. */
export async function jobBytes({ job, format }: { job: PrintJobRow; format: PrinterFormat }): Promise<PrinterJob> {
  const [{ MEDIA_TYPES, renderPaper }, pictures] = await Promise.all([import("../render"), picturesOf(job.lines)]);
  const bytes = renderPaper({
    paper: headedPaper(job),
    format,
    width: job.paperWidth,
    codePage: job.codePage,
    copies: job.copies,
    pictures,
  });
  return { token: tokenOf(job), type: MEDIA_TYPES[format], bytes };
}

/** What stands on the paper: the document, and whether it is there a second time. */
export function headedPaper(job: PrintJobRow): PrintJobRow["lines"] {
  return withHeadings({
    paper: job.lines,
    isCopy: job.isCopy,
    isRepeated: isRepeated(job),
    reroutedFrom: job.reroutedFromName,
  });
}
