import type { Recorded } from "../changes";
import type { Resource } from "@tresen/contract/kit/resource";
import { type Write, itemOf, keyOf } from "../../platform/db";
import { CompanionEntity } from "./companion.entity";
import { type Companions, type Indexing, requireIndexing } from "./indexing";
import type { Row } from "./row";
import type { Uniques } from "./unique";

/** The definition from which index rows are made. Images and passwords are written with less. */
export type Definition = Resource | (Uniques & Recorded & { storage?: never; prices?: never });

/** A record before and after a write; null when it does not exist. */
export interface RecordChange {
  resource: Definition;
  before: Row | null;
  after: Row | null;
  indexing?: Partial<Indexing> | undefined;
}

const NONE: Companions = { puts: [], deletes: [] };

/** The index rows that are written in the same transaction as the record; none for a small resource. */
export function companionsOf({ resource, before, after, indexing }: RecordChange): Companions {
  if (resource.storage !== "indexed") return NONE;
  return requireIndexing({ resource, indexing, part: "writes" })({ resource, before, after });
}

/** The same as unconditional writes, for an import or rebuild that has validated everything. */
export function companionWrites({ puts, deletes }: Companions): Write[] {
  return [
    ...deletes.map((key) => ({ delete: keyOf(CompanionEntity.delete(key).params()) })),
    ...puts.map((row) => ({ put: itemOf(CompanionEntity.put({ ...row }).params()) })),
  ];
}
