/** The size limit of a DynamoDB item. */
const ITEM_LIMIT = 400 * 1024;

/**
 * Whether the item fits, by DynamoDB's rules: names and texts in UTF-8, three bytes for a list or map and one for each
 * of its entries.
 */
export function fitsItem(item: Record<string, unknown>): boolean {
  return entryBytes(item) <= ITEM_LIMIT;
}

function bytes(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  // The largest size of a number, which depends on its digits.
  if (typeof value === "number") return 21;
  if (value === undefined) return 0;
  if (typeof value !== "object" || value === null) return 1;
  return (
    3 +
    Object.keys(value).length +
    (Array.isArray(value) ? value.reduce((sum: number, entry) => sum + bytes(entry), 0) : entryBytes(value))
  );
}

function entryBytes(fields: object): number {
  return Object.entries(fields).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytes(value), 0);
}
