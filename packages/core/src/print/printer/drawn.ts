import { findDevice } from "../../device";
import type { PrintJobRow } from "../job";
import type { DrawnFormat, PaperFonts, PrinterFormat } from "../render";
import { headedPaper } from "./job-bytes";
import { picturesOf } from "./pictures";

/** What the printers of a driver are sent; others are drawn like a printer with ESC/POS. */
const FORMATS: Readonly<Record<string, PrinterFormat>> = { cloudprnt: "starprnt", "epson-sdp": "epos" };

/** The paper of a job for people: what its printer makes of it, or a PDF. What draws it is large, and loaded first here. */
export async function drawJob({
  job,
  format,
  fonts,
}: {
  job: PrintJobRow;
  format: DrawnFormat;
  fonts: PaperFonts;
}): Promise<{ type: string; bytes: Uint8Array }> {
  const [{ MEDIA_TYPES, drawPaper }, device, pictures] = await Promise.all([
    import("../render"),
    findDevice(job.device),
    picturesOf(job.lines),
  ]);
  const bytes = await drawPaper({
    paper: headedPaper(job),
    format,
    printer: FORMATS[device?.driver ?? ""] ?? "escpos",
    width: job.paperWidth,
    codePage: job.codePage,
    copies: format === "pdf" ? job.copies : 1,
    fonts,
    pictures,
  });
  return { type: MEDIA_TYPES[format], bytes };
}
