/** An index row that answers a read by itself: the value by which it is found, and the fields it holds. */
export interface Lookup {
  value: string;
  holds: Readonly<Record<string, unknown>>;
}

/** The partition key of the row with this value. */
export function lookupKey({ name, value }: { name: string; value: string }): string {
  return `lookup#${name}#${encodeURIComponent(value)}`;
}
