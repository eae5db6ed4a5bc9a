import type { RecordMeta } from "@tresen/contract/kit/resource";
import { type ApiPage, apiPage } from "./api";

/** A safeguard against a server that hands out cursors for ever. */
const MAX_PAGES = 200;
/** The most that a call gives. */
const PAGE = 500;

/** Every record of a resource, page by page; with `as`, also what is not public. */
export async function fetchAll<T extends RecordMeta>({
  resource,
  as,
  signal,
}: {
  resource: string;
  as?: "staff";
  signal: AbortSignal;
}): Promise<T[]> {
  const records: T[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer: ApiPage<T> = await apiPage<T>(`/api/${resource}`, { query: { limit: PAGE, cursor, as }, signal });
    records.push(...answer.data);
    cursor = answer.cursor;
    if (!cursor) break;
  }
  return records;
}
