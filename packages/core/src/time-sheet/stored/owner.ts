/** Whose time it is. */
interface Owner {
  field: "user" | "externalUser";
  id: string;
}

const EXTERNAL = "externalUser:";

/**
 * Under which word the sheets of somebody are kept: the id of a user, and for an external person one that no user has, since
 * ids from bundles may be the same.
 */
export function sheetOwner({ field, id }: Owner): string {
  return field === "user" ? id : `${EXTERNAL}${id}`;
}

/** Whose time sheets under this word are about. */
export function ownerOfSheet(key: string): Owner {
  return key.startsWith(EXTERNAL)
    ? { field: "externalUser", id: key.slice(EXTERNAL.length) }
    : { field: "user", id: key };
}
