import { Readable } from "node:stream";
import { constants, crc32, deflateRawSync } from "node:zlib";
import type { LabelOf } from "@tresen/contract/kit/table/cell-text";
import type { TableColumn } from "@tresen/contract/kit/table/columns";
import { CSV_START, csvLines } from "@tresen/contract/kit/table/csv";
import type { ZoneOf } from "@tresen/contract/kit/table/record-zone";
import { tableCells, tableHead } from "@tresen/contract/kit/table/rows";
import { SHEET_END, SHEET_NAME, sheetRow, sheetStart, xlsxFrame } from "@tresen/contract/kit/table/xlsx";
import { type ZipEntry, zipEnd, zipHead } from "@tresen/contract/kit/table/zip";
import { dispositionOf, readObject, removeObject, streamObject, writeObject } from "../../platform/blob";
import type { AnyRecord } from "../../records";
import type { BulkData } from "../bulk-job";
import { chunkKey, folderOf } from "./file-keys";

/*
 * A file is written in chunks, each an object of the bucket. The last slice joins them: those of a CSV file as they
 * are; those of an XLSX file are pieces of one compressed stream, since each of them ends at a whole byte.
 */

type Format = "csv" | "xlsx";
type Written = NonNullable<BulkData["written"]>;

interface Place {
  /** The id of the job. */
  id: string;
  format: Format;
}

const NOTHING: Written = { crc: 0, size: 0, bytes: 0, chunks: 0 };

/** Writes the head of the file. */
export function startFile({
  columns,
  ...place
}: Place & { columns: readonly TableColumn[]; sheet: string }): Promise<Written> {
  const titles = tableHead(columns);
  const text = place.format === "csv" ? CSV_START + csvLines([titles]) : sheetStart(titles);
  return addChunk({ ...place, written: NOTHING, text });
}

/** Writes the rows of these records. @param line the number of the first one in the sheet. */
export async function addToFile({
  columns,
  labelOf,
  zoneOf,
  records,
  line,
  written,
  ...place
}: Place & {
  columns: readonly TableColumn[];
  labelOf: LabelOf;
  zoneOf: ZoneOf;
  records: readonly AnyRecord[];
  line: number;
  written: Written;
}): Promise<Written> {
  if (records.length === 0) return written;
  const text =
    place.format === "csv"
      ? csvLines(records.map((record) => tableCells({ columns, record, labelOf, zone: zoneOf(record) })))
      : records
          .map((record, index) => sheetRow({ columns, record, line: line + index, labelOf, zone: zoneOf(record) }))
          .join("");
  return addChunk({ ...place, written, text });
}

/** Joins the chunks to the file. @returns its key and its size in bytes. */
export async function finishFile({
  id,
  format,
  written: rows,
  sheet,
  name,
  type,
}: Place & { written: Written; sheet: string; name: string; type: string }): Promise<{ key: string; size: number }> {
  const written =
    format === "csv" ? rows : await addChunk({ id, format, written: rows, text: SHEET_END, isLast: true });
  const { before, after } = format === "csv" ? NO_FRAME : frameOf({ sheet, written });
  const size = before.length + written.bytes + after.length;
  const key = `${folderOf(id)}file.${format}`;
  await streamObject({
    key,
    body: Readable.from(bytesOf({ id, before, after, chunks: written.chunks })),
    size,
    contentType: type,
    disposition: dispositionOf(name),
  });
  // Chunks that are left when this fails expire with the file.
  for (let chunk = 0; chunk < written.chunks; chunk += 1) await removeObject({ key: chunkKey({ id, chunk }) });
  return { key, size };
}

interface Frame {
  before: Uint8Array;
  after: Uint8Array;
}

const NO_FRAME: Frame = { before: new Uint8Array(), after: new Uint8Array() };

/** What stands before and after the rows of an XLSX file. */
function frameOf({ sheet, written }: { sheet: string; written: Written }): Frame {
  const entries: ZipEntry[] = [];
  const before: Uint8Array[] = [];
  for (const { name, content } of xlsxFrame(sheet)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const entry = { name, crc: crc32(bytes), size: bytes.length, compressed: packed.length };
    entries.push(entry);
    before.push(zipHead(entry), packed);
  }
  const rows = { name: SHEET_NAME, crc: written.crc, size: written.size, compressed: written.bytes };
  return { before: Buffer.concat([...before, zipHead(rows)]), after: zipEnd([...entries, rows]) };
}

async function* bytesOf({
  id,
  before,
  after,
  chunks,
}: Frame & { id: string; chunks: number }): AsyncGenerator<Uint8Array> {
  if (before.length > 0) yield before;
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const bytes = await readObject({ key: chunkKey({ id, chunk }) });
    if (!bytes) throw new Error(`The chunk ${chunk} of the export is gone`);
    yield bytes;
  }
  if (after.length > 0) yield after;
}

async function addChunk({
  id,
  format,
  written,
  text,
  isLast = false,
}: Place & { written: Written; text: string; isLast?: boolean }): Promise<Written> {
  const bytes = Buffer.from(text);
  const body = format === "csv" ? bytes : packed({ bytes, isLast });
  await writeObject({
    key: chunkKey({ id, chunk: written.chunks }),
    body,
    contentType: "application/octet-stream",
    cache: "private, no-store",
  });
  return {
    crc: crc32(bytes, written.crc),
    size: written.size + bytes.length,
    bytes: written.bytes + body.length,
    chunks: written.chunks + 1,
  };
}

/** A piece of a compressed stream. Only the last one ends the stream. */
function packed({ bytes, isLast }: { bytes: Uint8Array; isLast: boolean }): Uint8Array {
  return deflateRawSync(bytes, { finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH });
}
