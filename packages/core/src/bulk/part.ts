import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type Write, batchWrite, itemOf, storageCall } from "../platform/db";
import { BulkPartEntity } from "./part.entity";

/** An item may have 400 KB. */
const PIECE_BYTES = 300_000;

interface Place {
  /** The id of the job. */
  job: string;
  section: "input" | "left" | "report" | "changes" | "columns" | "places" | "design" | "paths";
  index: number;
}

/** Stores a value of any size, in place of what was stored there before. */
export function writePart({
  value,
  expiresAt,
  ...place
}: Place & { value: unknown; expiresAt: number }): Promise<void> {
  return batchWrite(writesOf({ value, expiresAt, ...place }));
}

/** Stores the entries in parts of this many. @returns the number of parts. */
export async function writeParts({
  entries,
  size,
  expiresAt,
  from = 0,
  ...place
}: Omit<Place, "index"> & {
  entries: readonly unknown[];
  size: number;
  expiresAt: number;
  from?: number;
}): Promise<number> {
  const count = Math.ceil(entries.length / size);
  const writes = Array.from({ length: count }, (_, index) =>
    writesOf({ ...place, index: from + index, value: entries.slice(index * size, (index + 1) * size), expiresAt }),
  );
  await batchWrite(writes.flat());
  return count;
}

/** The stored value; null where there is none, or not all of it any more. */
export async function readPart({ job, section, index }: Place): Promise<unknown> {
  const { data } = await storageCall(() =>
    BulkPartEntity.query
      .primary({ job })
      .begins({ name: nameOf({ section, index }) })
      .go({ pages: "all", consistent: true }),
  );
  const pieces = data[0]?.pieces ?? 0;
  if (pieces === 0 || data.length < pieces) return null;
  const bytes = Buffer.concat(data.slice(0, pieces).map((piece) => piece.bytes));
  return JSON.parse(inflateRawSync(bytes).toString());
}

/** The stored list; empty where there is none. */
export async function readEntries(place: Place): Promise<readonly unknown[] | null> {
  const value = await readPart(place);
  return Array.isArray(value) ? value : null;
}

function writesOf({ job, section, index, value, expiresAt }: Place & { value: unknown; expiresAt: number }): Write[] {
  const all = deflateRawSync(JSON.stringify(value));
  const pieces = Math.max(1, Math.ceil(all.length / PIECE_BYTES));
  return Array.from({ length: pieces }, (_, piece) => ({
    put: itemOf(
      BulkPartEntity.put({
        job,
        name: nameOf({ section, index }),
        piece,
        pieces,
        bytes: all.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES),
        expiresAt,
      }).params(),
    ),
  }));
}

function nameOf({ section, index }: Pick<Place, "section" | "index">): string {
  return `${section}#${String(index).padStart(6, "0")}`;
}
