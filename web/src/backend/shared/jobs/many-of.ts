import { resourceEntries } from "../resource-entries";

/** The plural of the resource with this name, for whoever needs nothing else of its definition. */
export function manyOf(name: string): string {
  return Object.values(resourceEntries).find((entry) => entry.name === name)?.many ?? name;
}
