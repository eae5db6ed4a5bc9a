import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Resource } from "@tresen/contract/kit/resource";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import type { TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { EXPORTED_RECORDS } from "@tresen/contract/template/template.calls";
import { callPage } from "../../../../shared/api";
import { serverSort } from "../../../admin/list/source/server-sort";
import { firstPicture, pictureFieldOf } from "../../../admin/list/table/thumbnail";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { labelOf } from "../../../admin/queries";
import { resourceOf } from "../../../shared/template/source-resource";
import { RECORD_TEXTS as texts } from "./record.texts";

/** A record for which a template can be drawn. */
export interface SourceRecord {
  id: string;
  label: string;
  /** What the picture shows of its name: the label may say more. */
  name: string;
  /** What is switched off is chosen only one by one. */
  isActive?: boolean;
  picture?: unknown;
}

export interface RecordFilter {
  search?: string;
  /** The id of a category; only for products. */
  category?: string | null;
}

interface RecordPage {
  records: SourceRecord[];
  cursor: string | null;
}

/** For so many records pictures are shown or drawn at once. */
export const MOST_RECORDS = EXPORTED_RECORDS;

const PAGE = 50;
const FIRST = 20;
const LARGE_PAGE = 500;
/** So many records are looked through for the next one, and for the longest name. */
const LOOKED_THROUGH = 5_000;
const FRESH = 60_000;

export const recordQueries = {
  of: (source: TemplateSource) =>
    [...(source === "order" ? ["template-orders"] : ["resource", resourceOf(source)?.name ?? ""]), "drawn"] as const,
  /** The record with which a template is shown at first: one that has a picture, if there is any among the first. */
  first: (source: TemplateSource) =>
    queryOptions({
      queryKey: [...recordQueries.of(source), "first"],
      queryFn: async ({ signal }) => {
        const { records } = await loadPage({ source, limit: FIRST, signal });
        return records.find(({ picture }) => firstPicture(picture)) ?? records[0] ?? null;
      },
      staleTime: FRESH,
    }),
  found: ({ source, filter }: { source: TemplateSource; filter: RecordFilter }) =>
    infiniteQueryOptions({
      queryKey: [...recordQueries.of(source), "found", filter],
      queryFn: ({ pageParam, signal }) => loadPage({ source, filter, limit: PAGE, cursor: pageParam, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
      staleTime: FRESH,
    }),
  /** All records in their order, as far as they are looked through. */
  all: (source: TemplateSource) =>
    queryOptions({
      queryKey: [...recordQueries.of(source), "all"],
      queryFn: ({ signal }) => loadMatching({ source, most: LOOKED_THROUGH, signal }),
      staleTime: FRESH,
    }),
};

/** The records that match, at most so many. */
export async function loadMatching({
  source,
  filter = {},
  most,
  isActive = () => true,
  signal,
}: {
  source: TemplateSource;
  filter?: RecordFilter;
  most: number;
  /** Which of them count. */
  isActive?: (record: SourceRecord) => boolean;
  signal?: AbortSignal;
}): Promise<SourceRecord[]> {
  const found: SourceRecord[] = [];
  let cursor: string | null = null;
  do {
    const limit = Math.min(LARGE_PAGE, most - found.length);
    const page: RecordPage = await loadPage({ source, filter, limit, cursor, ...(signal ? { signal } : {}) });
    found.push(...page.records.filter(isActive));
    cursor = page.cursor;
  } while (cursor !== null && found.length < most);
  return found;
}

interface Asked {
  source: TemplateSource;
  filter?: RecordFilter;
  limit: number;
  cursor?: string | null;
  signal?: AbortSignal;
}

async function loadPage(asked: Asked): Promise<RecordPage> {
  if (asked.source === "order") return loadOrders(asked);
  const resource = resourceOf(asked.source);
  return resource ? loadRecords({ ...asked, resource }) : { records: [], cursor: null };
}

async function loadRecords({
  resource,
  filter: { search, category } = {},
  limit,
  cursor,
  signal,
}: Asked & { resource: Resource }): Promise<RecordPage> {
  const page = await callPage("GET /api/{resource}", {
    params: { resource: resource.name },
    query: {
      ...{ limit, as: "staff", search: search || undefined, category: category ?? undefined },
      ...{ cursor: cursor ?? undefined, sort: serverSort({ resource, sort: undefined }) || undefined },
    },
    ...(signal ? { signal } : {}),
  });
  const picture = pictureFieldOf(fieldsOf(resource.fields));
  const records = page.data.map((record) => ({
    ...{ id: record.id, label: labelOf({ resource, record }), name: recordTitle({ resource, record }) },
    isActive: record["isEnabled"] !== false,
    ...(picture === undefined ? {} : { picture: record[picture] }),
  }));
  return { records, cursor: page.cursor };
}

/** Orders are named without their customers. */
async function loadOrders({ filter: { search } = {}, limit, cursor, signal }: Asked): Promise<RecordPage> {
  const page = await callPage("GET /api/orders", {
    query: { limit, search: search || undefined, cursor: cursor ?? undefined },
    ...(signal ? { signal } : {}),
  });
  const records = page.data.map(({ id, uid, ticketNumber, createdAt }) => {
    const at = formatDateTime({ at: Date.parse(createdAt), zone: DEFAULT_TIME_ZONE });
    return { id, label: texts.order({ number: ticketNumber, uid, at }), name: uid };
  });
  return { records, cursor: page.cursor };
}
