import type { IndexRow } from "@tresen/contract/kit/list/index-rows";
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
  indexing?: Indexing | undefined;
}

/** Rows that are written in one transaction with a record, whatever they are for. */
type RowMaker = (change: RecordChange) => Companions;

/** Everything that stands beside a record. A further kind of rows is a further maker. */
const NONE: Companions = { puts: [], deletes: [] };
const MAKERS: readonly RowMaker[] = [indexRows];

/** What is written beside a record with this change. */
export function companionsOf(change: RecordChange): Companions {
  const made = MAKERS.map((make) => make(change));
  return { puts: made.flatMap(({ puts }) => puts), deletes: made.flatMap(({ deletes }) => deletes) };
}

function indexRows({ resource, before, after, indexing }: RecordChange): Companions {
  if (resource.storage !== "indexed") return NONE;
  return indexingFor({ resource, indexing })?.writes({ resource, before, after }) ?? NONE;
}

/** The same as plain writes, for an import or a rebuild that has checked everything beforehand. */
export function companionWrites({ puts, deletes }: Companions): Write[] {
  return [
    ...deletes.map((key) => ({ delete: keyOf(CompanionEntity.delete(key).params()) })),
    ...puts.map((row) => ({ put: itemOf(CompanionEntity.put(asItem(row)).params()) })),
  ];
}

/** As the entity takes it. */
export function asItem(row: IndexRow) {
  return { ...row };
}
