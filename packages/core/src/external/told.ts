import { storageCall } from "../platform/db";
import type { AnyRecord } from "../records";
import { PersonalKeyEntity } from "./personal-key.entity";

/** The external users with the time of their key's last use. One BatchGetItem for 100 of them. */
export async function withKeyUse(
  users: readonly AnyRecord[],
): Promise<(AnyRecord & { keyLastUsedAt: string | null })[]> {
  if (users.length === 0) return [];
  const { data } = await storageCall(() => PersonalKeyEntity.get(users.map(({ id }) => ({ user: id }))).go());
  const used = new Map(data.map(({ user, lastUsedAt }) => [user, lastUsedAt]));
  return users.map((user) => ({ ...user, keyLastUsedAt: used.get(user.id) ?? null }));
}
