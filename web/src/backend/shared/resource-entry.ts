import { type Permission, type Verb, permissionOf } from "@tresen/contract/kit/access";
import type { NavigationPlace } from "@tresen/contract/kit/navigation";
import type { Resource } from "@tresen/contract/kit/resource";

/** What the shell needs to know of a resource: its words, its place and who may do what. */
export interface ResourceEntry {
  name: string;
  one: string;
  many: string;
  navigation?: NavigationPlace | undefined;
  /** The permissions without their names, which follow from the resource's: see `entryPermission`. */
  permissions: Record<Verb, Omit<Permission, "name">>;
  /** The records are branches themselves. */
  isBranch: boolean;
  /** Each record comes with a file, so no form makes one. */
  isUploaded?: true | undefined;
}

export function entryOf(resource: Resource): ResourceEntry {
  const { name, one, many, navigation, isBranch = false, isUploaded } = resource;
  const unnamed = (verb: Verb): Omit<Permission, "name"> => {
    const { name: _, ...permission } = permissionOf({ resource, verb });
    return permission;
  };
  const permissions = {
    read: unnamed("read"),
    create: unnamed("create"),
    update: unnamed("update"),
    remove: unnamed("remove"),
  };
  return { name, one, many, navigation, permissions, isBranch, ...(isUploaded ? { isUploaded } : {}) };
}
