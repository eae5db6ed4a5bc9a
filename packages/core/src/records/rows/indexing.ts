import type { IndexRow, Scope } from "@tresen/contract/kit/list/index-rows";
import type { ListFilter } from "@tresen/contract/kit/list/list-query";
import type { Referrer, Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "../../platform/actor";
import type { CursorScope } from "../../platform/cursor";
import type { Key, TransactionWrite, Write } from "../../platform/db";
import type { AnyRecord, Row } from "./row";

export interface Found {
  records: AnyRecord[];
  /** The position after which the next page begins; null after the last. */
  next: string | null;
  /** Given only where it costs nothing to know. */
  total?: number;
}

/** The index rows that are written with a record. */
export interface Companions {
  puts: readonly IndexRow[];
  deletes: readonly Key[];
}

/** A record of an indexed resource before and after a write; null when it does not exist. */
export interface IndexedChange {
  resource: Resource;
  before: Row | null;
  after: Row | null;
}

/** A change of a record with prices: see `Resource.prices`. */
export interface PriceWrite extends IndexedChange {
  /** The version of the change row. */
  version: number;
  now: Instant;
}

/** The request for a page of an indexed resource. */
export interface Wanted {
  resource: Resource;
  search: string;
  /** A sortable field, with `-` before it for descending order; empty for the resource's first one. */
  sort: string;
  filters: readonly ListFilter[];
  /** The position after which the page begins; empty for the first page. */
  after: string;
  limit: number;
  /** Only records in one of these scopes; null for all. */
  scopes: readonly Scope[];
  /** The caller's view of a record; null when it is not visible. */
  view: (row: Row) => AnyRecord | null;
  /** The texts that a search reads, if they are not the searchable fields. */
  textsOf?: (row: Row) => string[];
  /** Only records with one of these ids, where a derived filter has found them. */
  ids?: ReadonlySet<string> | undefined;
  /** Whether many records must be in the requested order. Otherwise they may be in the order of their words. */
  isOrderKept?: boolean;
}

/** A record that refers to another one. */
export interface Referring {
  resource: Referrer;
  row: Row;
}

/** The values of derived filters by their names, and when they were asked for. */
export interface DerivedFilters {
  filters: Readonly<Record<string, string>>;
  now: Instant;
}

/** How the records of a list or a picker are found: by index rows, or among all records of a small resource. */
export type Finding = Pick<Indexing, "find" | "findToPick"> &
  Partial<Pick<Indexing, "scopesFor" | "pageAt">> & {
    /** The ids of the records that derived filters mean; null where the filters' conditions say it all. */
    idsFor?: (asked: DerivedFilters) => Promise<ReadonlySet<string> | null>;
    /** The conditions on fields that derived filters stand for. */
    filtersFor?: (asked: DerivedFilters) => readonly ListFilter[];
    /** What pickers call records for whoever may read them, where names of other records belong to it, by id. */
    labelsFor?: (records: readonly AnyRecord[]) => Promise<ReadonlyMap<string, string>>;
  };

/**
 * The functions that only indexed resources need. A handler passes the parts that it needs: those for listing and
 * writing if its own resource is indexed, `referrers` if it removes records that an indexed resource may refer to.
 */
export interface Indexing {
  /** The index rows that a change adds and removes. */
  writes: (change: IndexedChange) => Companions;
  /** The same as writes of the record's transaction. */
  transact: (change: IndexedChange) => readonly TransactionWrite[];
  /** Of a resource with prices: the rows that keep them, as writes of the record's transaction. */
  transactPrices: (change: PriceWrite) => Promise<readonly TransactionWrite[]>;
  /** The same as unconditional writes. */
  writePrices: (change: PriceWrite) => Promise<readonly Write[]>;
  find: (wanted: Wanted) => Promise<Found>;
  /**
   * A page for a picker with the records that match the words: few are sorted, many are in the order of their words.
   */
  findToPick: (wanted: Pick<Wanted, "resource" | "search" | "after" | "view" | "textsOf">) => Promise<Found>;
  /**
   * The page behind one cursor of the order or before another. `ask` reads a page in the order `sort` after a position.
   */
  pageAt: (asked: {
    scope: CursorScope;
    cursor: string;
    before: string;
    sort: string;
    ask: (place: { sort: string; after: string }) => Promise<Found>;
  }) => Promise<Found>;
  /** The scopes that a list with leading filters reads; null for all. */
  scopesFor: (asked: { resource: Resource; actor: Actor; filters: readonly ListFilter[] }) => Scope[];
  /** The records of these resources that refer to the record with the id. */
  referrers: (target: { sources: readonly Referrer[]; resource: Referrer; id: string }) => Promise<Referring[]>;
}

/** An indexing function for an indexed resource. @throws RangeError when it was not passed. */
export function requireIndexing<Part extends keyof Indexing>({
  resource,
  indexing,
  part,
}: {
  resource: Pick<Resource, "name">;
  indexing: Partial<Indexing> | undefined;
  part: Part;
}): Indexing[Part] {
  const found = indexing?.[part];
  if (!found) throw new RangeError(`${resource.name} is indexed, and no indexing was passed on`);
  return found;
}
