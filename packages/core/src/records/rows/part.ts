import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { isObject } from "@tresen/contract/kit/object";
import { RECORD_TOO_LARGE } from "@tresen/contract/kit/errors.texts";
import { AppError } from "../../platform/errors";
import { storageCall } from "../../platform/db";
import type { Named, Row } from "./row";
import { PartEntity } from "./part.entity";

/** Fields with more bytes of JSON are stored in parts, since an item may have 400 KB. */
const INLINE_LIMIT = 200_000;
const PART_BYTES = 300_000;
/** The number of parts, since a transaction may have 4 MB. */
const PART_LIMIT = 12;

export interface PartItem {
  resource: string;
  id: string;
  version: number;
  index: number;
  bytes: Uint8Array;
}

/** The part rows for the fields; none when they fit into the row. */
export function partsOf({
  resource,
  id,
  version,
  fields,
}: {
  resource: Named;
  id: string;
  version: number;
  fields: Record<string, unknown>;
}): PartItem[] {
  const json = JSON.stringify(fields);
  if (Buffer.byteLength(json) <= INLINE_LIMIT) return [];
  const bytes = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const count = Math.ceil(bytes.length / PART_BYTES);
  if (count > PART_LIMIT) throw new AppError("record.too_large", "tooLarge", RECORD_TOO_LARGE);
  return Array.from({ length: count }, (_, index) => ({
    resource: resource.name,
    id,
    version,
    index,
    bytes: bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES),
  }));
}

/** The row with its fields, wherever they are stored; null when it was replaced meanwhile. */
export async function withParts({ resource, row }: { resource: Named; row: Row }): Promise<Row | null> {
  if (row.parts === 0) return row;
  const fields = await partFields({ ...row, resource: resource.name });
  return fields && { ...row, fields };
}

/** The fields that are stored in the parts of this version; null when not all of them exist. */
export async function partFields({
  resource,
  id,
  version,
  parts,
}: Pick<Row, "id" | "version" | "parts"> & { resource: string }): Promise<Record<string, unknown> | null> {
  const { data } = await storageCall(() =>
    PartEntity.query.primary({ resource, id, version }).go({ pages: "all", consistent: true }),
  );
  if (data.length !== parts) return null;
  const json = brotliDecompressSync(Buffer.concat(data.map(({ bytes }) => bytes)));
  const fields: unknown = JSON.parse(json.toString());
  if (!isObject(fields)) throw new RangeError("no fields");
  return fields;
}
