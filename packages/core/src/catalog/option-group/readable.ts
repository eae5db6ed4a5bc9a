import type { Resource } from "@tresen/contract/kit/resource";
import { allGroups } from "./groups";

/** The definition by which records are read now, whose steps have the options of their groups. */
export async function readable(resource: Resource): Promise<Resource> {
  const { resolved } = resource;
  if (!resolved) return resource;
  const groups = await allGroups();
  return { ...resource, asRead: (record) => resolved(record, { groups, isEdited: true }) };
}
