import { keysOf, tableOf } from "@tresen/contract/kit/object";
import { type ResourceName, resources } from "@tresen/contract/resources";
import { type ResourceEntry, entryOf } from "./resource-entry";

/**
 * All resources, read from their definitions. The build computes this table and keeps only its values, because the
 * definitions and zod weigh more than everything else that the order desk shows: see `web/evaluated-modules.ts`.
 */
export const resourceEntries = tableOf<Record<ResourceName, ResourceEntry>>({
  names: keysOf(resources),
  entryOf: (name) => entryOf(resources[name]),
});
