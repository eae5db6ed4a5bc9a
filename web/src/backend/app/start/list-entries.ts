import { keysOf } from "@tresen/contract/kit/object";
import type { Resource } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";

/** What has to be known of a list before its definition is loaded. */
export interface ListEntry {
  /** The orders of a list whose pages the server makes; null of one that is loaded whole. */
  sortable: readonly string[] | null;
  isHighestFirst?: true;
  /** The list is a library with pages of its own, which asks for them itself. */
  isLibrary?: true;
}

function entryOf({ storage, list, isUploaded }: Pick<Resource, "storage" | "list" | "isUploaded">): ListEntry {
  const sortable = storage === "indexed" ? (list?.sortable ?? []) : null;
  const isHighestFirst = list?.isHighestFirst;
  return { sortable, ...(isHighestFirst ? { isHighestFirst } : {}), ...(isUploaded ? { isLibrary: isUploaded } : {}) };
}

/** All lists by the name of their resource. The build keeps only the values: see `web/evaluated-modules.ts`. */
export const listEntries: Readonly<Record<string, ListEntry>> = Object.fromEntries(
  keysOf(resources).map((name) => [name, entryOf(resources[name])]),
);
