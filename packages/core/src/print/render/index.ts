import type { CodePage, PaperWidth } from "@tresen/contract/device/device.values";
import type { Paper } from "@tresen/contract/print/paper/paper";
import type { Picture } from "./bits";
import { printsAll, printsByPage } from "./characters";
import { eposXml } from "./epos";
import type { PaperFonts } from "./fonts";
import { CHARACTER, type Layout, type Row, layOut } from "./layout";
import { plainText } from "./plain-text";
import { printerBytes } from "./printer-bytes";

/*
 * From a document to what is printed. There are four entry points:
 *
 * - `renderPaper` for printers: ESC/POS, StarPRNT, Star Line, ePOS-Print XML and plain text.
 * - `drawPaper` for people: a preview (SVG) and PDF. What it needs is large, so it is loaded when it is first called, in
 *   functions with `isSplit` from files of their own.
 * - `drawLabels` for labels of products on sheets of A4, as PDF. It is loaded in the same way.
 * - `drawDocument` for a longer text on sheets of A4, as PDF.
 *
 * All give the same bytes for the same input.
 */

export type { Picture } from "./bits";
export type { PaperFonts } from "./fonts";

export type PrinterFormat = "escpos" | "starprnt" | "starline" | "epos" | "plain";
export type DrawnFormat = "svg" | "pdf";

/** The media types by which printers and browsers know the formats. */
export const MEDIA_TYPES: Readonly<Record<PrinterFormat | DrawnFormat, string>> = {
  escpos: "application/octet-stream",
  starprnt: "application/vnd.star.starprnt",
  starline: "application/vnd.star.line",
  epos: "text/xml; charset=utf-8",
  plain: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  pdf: "application/pdf",
};

/** The dots that printers have across paper of a width. */
const DOTS: Readonly<Record<PaperWidth, number>> = { 58: 384, 80: 576 };
/** The columns that every Epson printer with ePOS-Print has; those with finer dots have no more. */
const EPOS_COLUMNS: Readonly<Record<PaperWidth, number>> = { 58: 30, 80: 42 };

/** The characters of the usual size side by side. */
export function columnsOf({ format, width }: { format: PrinterFormat; width: PaperWidth }): number {
  return format === "epos" ? EPOS_COLUMNS[width] : printerColumns(width);
}

function printerColumns(width: PaperWidth): 32 | 48 {
  return width === 58 ? 32 : 48;
}

interface Rendered {
  paper: Paper;
  width: PaperWidth;
  codePage: CodePage;
  /** The pictures of the paper by their reference. One that is missing is left out. */
  pictures?: ReadonlyMap<string, Picture>;
}

const NO_PICTURES: ReadonlyMap<string, Picture> = new Map();

/** What a printer is sent, all copies after one another. */
export function renderPaper({
  format,
  copies = 1,
  ...rendered
}: Rendered & { format: PrinterFormat; copies?: number }): Uint8Array {
  const columns = columnsOf({ format, width: rendered.width });
  const rows = repeated({ rows: rowsFor({ ...rendered, format, columns }), copies });
  switch (format) {
    case "epos":
      return encoded(eposXml({ rows, columns }));
    case "plain":
      return encoded(plainText({ rows, columns }));
    default:
      return printerBytes({
        ...{ rows, language: LANGUAGES[format], codePage: pageOf({ format, codePage: rendered.codePage }) },
        columns: printerColumns(rendered.width),
      });
  }
}

const LANGUAGES = { escpos: "esc-pos", starprnt: "star-prnt", starline: "star-line" } as const;

/**
 * The code page of what is printed. Printers with ePOS-Print choose it themselves, by the language of the text; Star's
 * printers lack some, and have one that differs from these by little.
 */
function pageOf({ format, codePage }: { format: PrinterFormat; codePage: CodePage }): CodePage {
  if (format === "epos") return "windows1252";
  const isStar = format === "starprnt" || format === "starline";
  return isStar && (codePage === "cp850" || codePage === "iso8859-15") ? "cp858" : codePage;
}

function rowsFor({
  paper,
  format,
  columns,
  codePage,
  pictures = NO_PICTURES,
}: Rendered & { format: PrinterFormat; columns: number }): Row[] {
  const prints = format === "plain" ? printsAll : printsByPage(pageOf({ format, codePage }));
  const layout: Layout = { columns, prints, canStrike: false, largest: format === "plain" ? 1 : 3, pictures };
  return layOut({ paper, ...layout });
}

/**
 * What people see: the preview shows what a printer of this format makes of the document, the PDF is a print of its own.
 */
export async function drawPaper({
  paper,
  format,
  printer = "escpos",
  width,
  codePage,
  copies = 1,
  fonts,
  pictures = NO_PICTURES,
}: Rendered & {
  format: DrawnFormat;
  /** What the device of a preview takes. */
  printer?: PrinterFormat;
  copies?: number;
  fonts: PaperFonts;
}): Promise<Uint8Array> {
  const { openFonts } = await import("./fonts");
  const opened = openFonts(fonts);
  const dots = DOTS[width];
  if (format === "pdf") {
    const { paperPdf } = await import("./pdf");
    const columns = dots / CHARACTER.width;
    const rows = layOut({ paper, columns, prints: opened.prints, canStrike: true, largest: 3, pictures });
    return paperPdf({ rows, columns, paperWidth: width, width: dots, copies, fonts });
  }
  const { previewSvg } = await import("./preview");
  const columns = columnsOf({ format: printer, width });
  const page = printsByPage(pageOf({ format: printer, codePage }));
  const prints = (character: string): boolean => page(character) && opened.prints(character);
  const rows = layOut({ paper, columns, prints, canStrike: false, largest: 3, pictures });
  return encoded(previewSvg({ rows, columns, width: dots, fonts: opened }));
}

/** Labels on sheets as a PDF. */
export async function drawLabels(
  labels: Parameters<(typeof import("./label/label-pdf"))["labelPdf"]>[0],
): Promise<Uint8Array> {
  const { labelPdf } = await import("./label/label-pdf");
  return labelPdf(labels);
}

/** A longer text on sheets as a PDF. */
export async function drawDocument(
  drawn: Parameters<(typeof import("./document/document-pdf"))["documentPdf"]>[0],
): Promise<Uint8Array> {
  const { documentPdf } = await import("./document/document-pdf");
  return documentPdf(drawn);
}

function repeated({ rows, copies }: { rows: Row[]; copies: number }): Row[] {
  return Array.from({ length: copies }, () => rows).flat();
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
