/** Whether the value is an object with fields: neither a list nor null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The entry of that name, which somebody outside may have chosen; none for what every object has, such as `toString`. */
export function ownOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Whether the object has an entry of that name. For objects written in code, whose type lists all their keys. */
export function hasKey<Name extends string>(table: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return Object.hasOwn(table, name);
}

/** An object with an entry for each of the names, made by `entryOf`. */
export function tableOf<Table extends object>({
  names,
  entryOf,
}: {
  names: readonly (keyof Table)[];
  entryOf: <Name extends keyof Table>(name: Name) => Table[Name];
}): Table {
  const table: Partial<Table> = {};
  for (const name of names) table[name] = entryOf(name);
  if (!hasAll(table, names)) throw new Error("The table has no entry for one of its names.");
  return table;
}

function hasAll<Table extends object>(table: Partial<Table>, names: readonly (keyof Table)[]): table is Table {
  return names.every((name) => Object.hasOwn(table, name));
}

/** The typed keys of an object that is written in code and has no other keys than its type says. */
export function keysOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table).filter((name) => hasKey(table, name));
}
