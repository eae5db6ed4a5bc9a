import type { Page } from "./api";

/** A safeguard against a server that returns cursors endlessly. */
const MAX_PAGES = 200;
/** The largest page size of a call. */
const PAGE = 500;

/** Loads every entry of a list. `load` gets the query of one page after the other. */
export async function fetchAll<Entry>(
  load: (page: { limit: number; cursor?: string }) => Promise<Page<Entry>>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let next: { cursor?: string } = {};
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data, cursor } = await load({ limit: PAGE, ...next });
    entries.push(...data);
    if (!cursor) break;
    next = { cursor };
  }
  return entries;
}
