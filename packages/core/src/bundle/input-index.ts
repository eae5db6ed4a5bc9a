import type { ResourceName } from "@tresen/contract/resources";

/**
 * The position of a record in the given bundle. The parsed bundle lacks faulty records, but faults are reported with
 * positions of the given one.
 */
export function indexIn({ input, name, id }: { input: unknown; name: ResourceName; id: string }): number {
  const list: unknown = typeof input === "object" && input !== null && name in input ? Reflect.get(input, name) : [];
  return Array.isArray(list)
    ? list.findIndex((entry) => typeof entry === "object" && entry !== null && "id" in entry && entry.id === id)
    : -1;
}
