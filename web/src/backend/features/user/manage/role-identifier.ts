import { followingName } from "../../../admin/form/editors/following-name";
import { identifierOf } from "../../../shared/identifier";

/** The identifier of a role. That of a new one follows its name until somebody types another. */
export const RoleIdentifier = followingName(roleIdentifierOf);

/** `2. Schicht & Küche` becomes `ROLE_SCHICHT_KUECHE`; a name without letters becomes nothing. */
export function roleIdentifierOf(name: string): string {
  const letters = identifierOf(name)
    .toUpperCase()
    .replaceAll("-", "_")
    .replace(/^[^A-Z]+/, "");
  return letters && `ROLE_${letters}`.slice(0, 60);
}
