import type { RecordMeta, Resource } from "@tresen/contract/kit/resource";
import { type Item, type Key, keyOf } from "../../platform/db";
import { recordEntity } from "./record.entity";

/** A record as the wire has it: its fields and its meta data on one level. */
export type AnyRecord = RecordMeta & Record<string, unknown>;

/** A record as it is stored, whole. */
export interface Row extends RecordMeta {
  fields: Record<string, unknown>;
  /** How many part rows hold the fields; 0 when they stand in the row itself. */
  parts: number;
  secrets: Record<string, unknown>;
}

export type Named = Pick<Resource, "name">;

export function recordOf({ fields, id, version, createdAt, updatedAt }: Row): AnyRecord {
  return { ...fields, id, version, createdAt, updatedAt };
}

export function rowKey({ resource, id }: { resource: Named; id: string }): Key {
  return keyOf(recordEntity(resource).get({ id }).params());
}

/** A stored item of a resource's partition. Fields that stand in part rows are still missing in it: see `withParts`. */
export function rowOf(item: Item | StoredItem): Row {
  if (!isStored(item)) throw new RangeError("no record");
  const { id, version, createdAt, updatedAt, fields, parts, secrets } = item;
  return { id, version, createdAt, updatedAt, fields: fields ?? {}, parts: parts ?? 0, secrets: secrets ?? {} };
}

interface StoredItem extends RecordMeta {
  fields?: Record<string, unknown> | undefined;
  parts?: number | undefined;
  secrets?: Record<string, unknown> | undefined;
}

function isStored(item: object): item is StoredItem {
  return "id" in item && "version" in item;
}
