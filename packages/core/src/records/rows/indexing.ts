import type { IndexRow, Scope } from "@tresen/contract/kit/list/index-rows";
import type { ListFilter } from "@tresen/contract/kit/list/list-query";
import type { Referrer, Resource } from "@tresen/contract/kit/resource";
import type { Actor } from "../../platform/actor";
import type { Key } from "../../platform/db";
import type { AnyRecord, Row } from "./row";

export interface Found {
  records: AnyRecord[];
  /** For the next page; null after the last. */
  cursor: string | null;
  /** Only where it costs nothing to know. */
  total?: number;
}

/** Rows that are written beside a record. */
export interface Companions {
  puts: readonly IndexRow[];
  deletes: readonly Key[];
}

/** What is wanted of an indexed resource. */
export interface Wanted {
  resource: Resource;
  search: string;
  /** A sortable field, with `-` before it from the largest on; empty for the resource's first one. */
  sort: string;
  filters: readonly ListFilter[];
  /** Where the page before ended; empty for the first one. */
  after: string;
  limit: number;
  /** Only records in one of these; null for all. */
  scopes: readonly Scope[];
  /** The record as whoever asks may see it; null for none of it. */
  view: (row: Row) => AnyRecord | null;
  /** Where a search looks in a record, unless it is in the searchable fields. */
  textsOf?: (row: Row) => string[];
  /** The order in which records come that are too many to be sorted: the asked one, unless words are enough. */
  isOrderKept?: boolean;
}

/** One record that points to another. */
export interface Referring {
  resource: Referrer;
  row: Row;
}

/**
 * What indexed resources do beside the pattern of all. A function passes on the parts that it needs: those that list and
 * write records for a resource of its own, `referrers` where it removes what records of an indexed one may point to.
 */
export interface Indexing {
  /** The rows beside a record that a change puts and deletes. */
  writes: (change: { resource: Resource; before: Row | null; after: Row | null }) => Companions;
  find: (wanted: Wanted) => Promise<Found>;
  /** A page for a picker, of records that have the words: of few in order, of many as they come. */
  findToPick: (wanted: Pick<Wanted, "resource" | "search" | "after" | "view" | "textsOf">) => Promise<Found>;
  /** Which records a list with leading filters looks at; null for all. */
  scopesFor: (asked: { resource: Resource; actor: Actor; filters: readonly ListFilter[] }) => Scope[];
  /** The records of these resources that point to the one with the id. */
  referrers: (target: { sources: readonly Referrer[]; resource: Referrer; id: string }) => Promise<Referring[]>;
}

/** A part of what is passed on for an indexed resource; null for a small one. @throws where it was forgotten. */
export function indexingFor<Part extends keyof Indexing>({
  resource,
  indexing,
  part,
}: {
  resource: Pick<Resource, "name" | "storage">;
  indexing: Partial<Indexing> | undefined;
  part: Part;
}): Indexing[Part] | null {
  if (resource.storage !== "indexed") return null;
  const found = indexing?.[part];
  if (!found) throw new RangeError(`${resource.name} is indexed, and no indexing was passed on`);
  return found;
}
