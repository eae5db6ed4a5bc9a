import { type Permission, type Verb, permissionOf } from "@tresen/contract/kit/access";
import type { NavigationPlace } from "@tresen/contract/kit/navigation";
import type { Resource } from "@tresen/contract/kit/resource";

/** What the shell needs to know of a resource: its words, its place and who may do what. */
export interface ResourceEntry {
  name: string;
  one: string;
  many: string;
  navigation?: NavigationPlace | undefined;
  permissions: Record<Verb, Permission>;
  /** The records are branches themselves. */
  isBranch: boolean;
}

export function entryOf(resource: Resource): ResourceEntry {
  const { name, one, many, navigation, isBranch = false } = resource;
  const permissions = {
    read: permissionOf({ resource, verb: "read" }),
    create: permissionOf({ resource, verb: "create" }),
    update: permissionOf({ resource, verb: "update" }),
    remove: permissionOf({ resource, verb: "remove" }),
  };
  return { name, one, many, navigation, permissions, isBranch };
}
