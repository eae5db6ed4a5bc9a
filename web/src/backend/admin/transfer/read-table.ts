import { parseCsv } from "@tresen/contract/kit/table/csv";
import { READ_FAULTS } from "./transfer.texts";

/** A table as it was read: the line that has the titles, or would have them, and the lines below it. */
export interface ReadTable {
  name: string;
  /** From the first line with any text on. */
  grid: readonly (readonly string[])[];
  /** The number of that line in the file. */
  first: number;
}

export type Read = { table: ReadTable } | { fault: string };

const MOST_BYTES = 20_000_000;

/** Reads a CSV or XLSX file, whatever its name says. Old spreadsheets write CSV as Windows-1252 or UTF-16. */
export async function readFile(file: File): Promise<Read> {
  if (file.size > MOST_BYTES) return { fault: READ_FAULTS.tooLarge };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return { fault: READ_FAULTS.failed };
  if (beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readSheet({ name: file.name, bytes });
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { fault: /\.xlsx$/i.test(file.name) ? READ_FAULTS.notXlsx : READ_FAULTS.oldExcel };
  const text = textOf(bytes);
  return text === null ? { fault: READ_FAULTS.unreadable } : readText({ name: file.name, text });
}

/** Reads cells that were copied from a spreadsheet, or the text of a CSV file. */
export function readText({ name, text }: { name: string; text: string }): Read {
  return tableOf({ name, cells: parseCsv(text) });
}

async function readSheet({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<Read> {
  const { readXlsx } = await import("@tresen/contract/kit/table/xlsx-read");
  try {
    return tableOf({ name, cells: await readXlsx(bytes) });
  } catch {
    return { fault: READ_FAULTS.notXlsx };
  }
}

function tableOf({ name, cells }: { name: string; cells: readonly (readonly string[])[] }): Read {
  const start = cells.findIndex((row) => row.some((cell) => cell.trim() !== ""));
  if (start < 0) return { fault: READ_FAULTS.empty };
  return { table: { name, grid: cells.slice(start), first: start + 1 } };
}

/** The text of a file; null for one that is no text. */
function textOf(bytes: Uint8Array): string | null {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  // Texts have no control characters but tabs and line breaks.
  if (bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function beginsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, index) => bytes[index] === byte);
}
