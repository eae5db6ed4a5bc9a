/** The size limit of a page as JSON. A function can answer at most 6 MB, whatever limit the request has. */
export const PAGE_BYTES = 4_000_000;

/** As many of the first records as fit into one page; at least one. */
export function fitting<Entry extends object>(records: Entry[]): Entry[] {
  let bytes = 0;
  return records.filter(
    (record, index) => (bytes += Buffer.byteLength(JSON.stringify(record))) <= PAGE_BYTES || !index,
  );
}
