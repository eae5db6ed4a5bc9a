/** An index row that answers a read by itself: the value by which it is found, and the fields it holds. */
export interface Lookup {
  /** The name of the lookup, since a resource may have several. */
  by: string;
  value: string;
  holds: Readonly<Record<string, unknown>>;
}

/** A record has at most this many rows of this kind. */
export const LOOKUP_LIMIT = 2;

/** The partition key of the rows with this value. */
export function lookupKey({ name, by, value }: { name: string } & Pick<Lookup, "by" | "value">): string {
  return `lookup#${name}#${by}=${encodeURIComponent(value)}`;
}
