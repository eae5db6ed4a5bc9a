/** Whether the value is an object with fields: neither a list nor null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether the table, which the code itself wrote, has an entry of that name. */
export function hasKey<Name extends string>(table: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return Object.hasOwn(table, name);
}

/** The names of all entries of a table that the code itself wrote: it has no others than its type says. */
export function keysOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table).filter((name) => hasKey(table, name));
}
