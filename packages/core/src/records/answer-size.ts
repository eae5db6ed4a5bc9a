/** What the records of one page may take as JSON: a function answers with 6 MB at the most, whatever the limit asks for. */
export const PAGE_BYTES = 4_000_000;

/** The records that fit into one page, from the first on, which always does. */
export function fitting<Entry extends object>(records: Entry[]): Entry[] {
  let bytes = 0;
  return records.filter(
    (record, index) => (bytes += Buffer.byteLength(JSON.stringify(record))) <= PAGE_BYTES || !index,
  );
}
