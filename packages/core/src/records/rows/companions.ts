import type { Recorded } from "../changes";
import type { Resource } from "@tresen/contract/kit/resource";
import { type Write, itemOf, keyOf } from "../../platform/db";
import { CompanionEntity } from "./companion.entity";
import { type Companions, type Indexing, indexingFor } from "./indexing";
import type { Row } from "./row";
import type { Uniques } from "./unique";

/** What a record's rows beside it are made from. Pictures and users' passwords are written by less. */
export type Definition = Resource | (Uniques & Recorded & { storage?: never });

/** A record before it is written and after it; null where there is none. */
export interface RecordChange {
  resource: Definition;
  before: Row | null;
  after: Row | null;
  indexing?: Partial<Indexing> | undefined;
}

const NONE: Companions = { puts: [], deletes: [] };

/** What is written in one transaction with a record, so that it is found: nothing for a small resource. */
export function companionsOf({ resource, before, after, indexing }: RecordChange): Companions {
  if (resource.storage !== "indexed") return NONE;
  return indexingFor({ resource, indexing, part: "writes" })?.({ resource, before, after }) ?? NONE;
}

/** The same as plain writes, for an import or a rebuild that has checked everything beforehand. */
export function companionWrites({ puts, deletes }: Companions): Write[] {
  return [
    ...deletes.map((key) => ({ delete: keyOf(CompanionEntity.delete(key).params()) })),
    ...puts.map((row) => ({ put: itemOf(CompanionEntity.put({ ...row }).params()) })),
  ];
}
