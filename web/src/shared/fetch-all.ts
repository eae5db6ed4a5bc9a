import type { Page } from "./api";

/** A safeguard against a server that hands out cursors for ever. */
const MAX_PAGES = 200;
/** The most that a call gives. */
const PAGE = 500;

/** Every entry of a list. `load` is asked for one page after the other, by what its query says of the page. */
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
