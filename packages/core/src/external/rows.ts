import type { ExternalUser } from "@tresen/contract/external/external-user.resource";
import type { EntityItem } from "electrodb";
import { batchRead, keyOf, storageCall } from "../platform/db";
import { namedRecords, rowKey, rowOf } from "../records/rows";
import { PersonalKeyEntity } from "./personal-key.entity";

export const externalUserRows = namedRecords<ExternalUser>("external-users");

export type PersonalKeyRow = EntityItem<typeof PersonalKeyEntity>;

/** The id of an external user's key. Its prefix says whose keys are meant, since ids from bundles may have any. */
const PREFIX = "ext_";
export const keyIdOf = (user: string): string => `${PREFIX}${user}`;
export const userOfKey = (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);

/** The branches that an external user belongs to. */
export const branchesOf = ({ branches }: Pick<ExternalUser, "branches">): string[] => branches.map(({ id }) => id);

export async function findPersonalKey(user: string): Promise<PersonalKeyRow | null> {
  return (await storageCall(() => PersonalKeyEntity.get({ user }).go({ consistent: true }))).data;
}

/** An external user with their key, in one read. */
export async function findWithKey(user: string): Promise<{ user: ExternalUser | null; key: PersonalKeyRow | null }> {
  const at = {
    user: rowKey({ resource: externalUserRows, id: user }),
    key: keyOf(PersonalKeyEntity.get({ user }).params()),
  };
  const found = await batchRead([at.user, at.key]);
  const [item, key] = [found(at.user), found(at.key)];
  return {
    user: item ? externalUserRows.recordOf(rowOf(item)) : null,
    key: key ? PersonalKeyEntity.parse({ Item: key }).data : null,
  };
}
