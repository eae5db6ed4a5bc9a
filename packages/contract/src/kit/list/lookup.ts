/** What one row of an indexed resource is found by, and what it says without its record being read. */
export interface Lookup {
  value: string;
  holds: Readonly<Record<string, unknown>>;
}

/** The partition of the record that is found by this value. */
export function lookupKey({ name, value }: { name: string; value: string }): string {
  return `lookup#${name}#${encodeURIComponent(value)}`;
}
