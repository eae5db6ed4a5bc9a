import type { RecordMeta, Resource } from "@tresen/contract/kit/resource";
import { type Item, type Key, keyOf } from "../../platform/db";
import { recordEntity } from "./record.entity";

/** A record as in answers: its fields and metadata on one level. */
export type AnyRecord = RecordMeta & Record<string, unknown>;

/** A stored record with all its fields. */
export interface Row extends RecordMeta {
  fields: Record<string, unknown>;
  /** The number of part rows with the fields; 0 when they are in the row itself. */
  parts: number;
  secrets: Record<string, unknown>;
  /** The number of writes that began to use this version of the record: see `useCheck`. */
  uses?: number | undefined;
}

export type Named = Pick<Resource, "name">;

export function recordOf({ fields, id, version, createdAt, updatedAt }: Row): AnyRecord {
  return { ...fields, id, version, createdAt, updatedAt };
}

export function rowKey({ resource, id }: { resource: Named; id: string }): Key {
  return keyOf(recordEntity(resource).get({ id }).params());
}

/** The row of a stored item. Fields in part rows are still missing: see `withParts`. */
export function rowOf(item: Item | StoredItem): Row {
  if (!isStored(item)) throw new RangeError("no record");
  const { id, version, createdAt, updatedAt, fields = {}, parts = 0, secrets = {}, uses } = item;
  return { id, version, createdAt, updatedAt, fields, parts, secrets, uses };
}

interface StoredItem extends RecordMeta {
  fields?: Record<string, unknown> | undefined;
  parts?: number | undefined;
  secrets?: Record<string, unknown> | undefined;
  uses?: number | undefined;
}

function isStored(item: object): item is StoredItem {
  return "id" in item && "version" in item;
}
