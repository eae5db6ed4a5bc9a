import type { ResourceName } from "@tresen/contract/resources";

/**
 * Where a record stands in the bundle as it was given: faulty records are missing in the checked one, and faults name
 * the place in this.
 */
export function indexIn({ input, name, id }: { input: unknown; name: ResourceName; id: string }): number {
  const list: unknown = typeof input === "object" && input !== null && name in input ? Reflect.get(input, name) : [];
  return Array.isArray(list)
    ? list.findIndex((entry) => typeof entry === "object" && entry !== null && "id" in entry && entry.id === id)
    : -1;
}
