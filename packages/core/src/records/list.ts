import { ARCHIVED, isArchived } from "@tresen/contract/kit/list/archive";
import { type ListFilter, NO_OPTIONS, conditionsOf, derivedOf, filtersOf } from "@tresen/contract/kit/list/list-query";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import type { Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "../platform/actor";
import { cursorOf, invalidCursor, placeIn } from "../platform/cursor";
import { requireRead, shownTo } from "./access";
import { fitting } from "./answer-size";
import { type AnyRecord, type Finding, type Found, type Row, listRows } from "./rows";

/** The parsed query of a list: `search`, `sort`, `cursor`, `limit` and values of fields. */
export type ListQuery = Readonly<Record<string, unknown>>;

/** `cursor` is for the next page; null after the last. */
export type RecordPage = Omit<Found, "next"> & { cursor: string | null };

interface Question {
  resource: Resource;
  actor: Actor;
  search: string;
  sort: string;
  filters: ListFilter[];
  ids?: ReadonlySet<string> | undefined;
  /** The conditions that are asked for, by their names, and when they have to hold. */
  conditions?: { values: Record<string, string>; now: Instant } | undefined;
  /** The position of the last record of the previous page. */
  after: string;
  limit: number;
}

/** The number of further reads that fill a page when access leaves few records of it. */
const FILL_READS = 5;

/**
 * A page of records that the actor may read and that match the query. Without search, order and filters its cost
 * depends on the page alone, and records are in the order of ids. Otherwise an indexed resource uses its index rows,
 * and a small one reads all records.
 */
export async function listFound({
  resource,
  actor,
  query = {},
  finding,
  now,
}: {
  resource: Resource;
  actor: Actor;
  query?: ListQuery;
  finding: Finding;
  /** Needed where a filter depends on it. */
  now?: Instant | undefined;
}): Promise<RecordPage> {
  requireRead({ resource, actor });
  const options = resource.list ?? NO_OPTIONS;
  const sort = textOf(query["sort"]);
  const search = textOf(query["search"]).trim();
  const filters = filtersOf({ options, query });
  const derived = derivedOf({ options, query });
  const { idsFor, filtersFor } = finding;
  if (derived && !idsFor && !filtersFor) throw new RangeError(`Nothing finds ${resource.name} by its derived filters`);
  const time = (): Instant => {
    if (now === undefined) throw new RangeError(`No time was passed on for the filters of ${resource.name}`);
    return now;
  };
  const asked = derived && { filters: derived, now: time() };
  const ids = asked && ((await idsFor?.(asked)) ?? undefined);
  const meant = asked && filtersFor ? [...filters, ...filtersFor(asked)] : filters;
  const wanted = conditionsOf({ options, query });
  const conditions = wanted && { values: wanted, now: time() };
  const limit = typeof query["limit"] === "number" ? query["limit"] : PAGE_SIZE;
  const question = { resource, actor, search, filters: meant, ids, conditions, limit };
  const scope = [resource.name, sort, filters, search, derived, wanted];
  const cursor = textOf(query["cursor"]);
  const ask = (place: { sort: string; after: string }): Promise<Found> => foundBy({ ...question, ...place }, finding);
  const { next, ...page } = finding.pageAt
    ? await finding.pageAt({ scope, cursor, before: textOf(query["before"]), sort, ask })
    : await ask({ sort, after: placeIn({ scope, cursor }) });
  return { ...page, cursor: cursorOf({ scope, place: next }) };
}

async function foundBy(question: Question, finding: Finding): Promise<Found> {
  const { search, sort, filters } = question;
  const scopes = finding.scopesFor?.(question) ?? [null];
  const view = viewOf(question);
  const isPlain =
    search === "" && sort === "" && filters.length === 0 && !scopes[0] && !question.ids && !question.conditions;
  if (isPlain) return pageById({ ...question, view });
  return finding.find({ ...question, scopes, view });
}

/**
 * What the actor sees of a row that meets the conditions. Records that are put away are listed only by the filter that
 * asks for them.
 */
function viewOf({ resource, actor, filters, conditions }: Question): (row: Row) => AnyRecord | null {
  const isAsked = filters.some(({ field }) => field === ARCHIVED);
  const meets = (record: AnyRecord): boolean =>
    Object.entries(conditions?.values ?? {}).every(([name, value]) =>
      resource.list?.conditions?.[name]?.holds({ record, value, now: conditions?.now ?? 0 }),
    );
  return (row) => {
    const record = isArchived(row.fields) && !isAsked ? null : shownTo({ resource, actor, row });
    return record && meets(record) ? record : null;
  };
}

async function pageById({
  resource,
  after,
  limit,
  view,
}: Question & { view: (row: Row) => AnyRecord | null }): Promise<Found> {
  if (after !== "" && !/^[A-Za-z0-9_-]{1,64}$/.test(after)) throw invalidCursor();
  let records: AnyRecord[] = [];
  let last = after || undefined;
  for (let read = 0; read < FILL_READS; read += 1) {
    const page = await listRows({ resource, after: last, limit: limit - records.length });
    const found = [...records, ...page.rows.flatMap((row) => view(row) ?? [])];
    records = fitting(found);
    const isCut = records.length < found.length;
    if (!page.after && !isCut) return { records, next: null, ...(after ? {} : { total: records.length }) };
    last = (isCut ? records.at(-1)?.id : page.after) ?? undefined;
    if (isCut || records.length >= limit) break;
  }
  return { records, next: last ?? null };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
