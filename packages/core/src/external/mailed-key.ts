import { isActive } from "@tresen/contract/external/external-user.rules";
import type { Instant } from "@tresen/contract/kit/time";
import { newSecret } from "../access-key";
import { ConditionFailed, storageCall } from "../platform/db";
import { PersonalKeyEntity } from "./personal-key.entity";
import { findWithKey, keyIdOf } from "./rows";

/**
 * Makes the key that a mail is about to bring, which ends the former one. A mail that is tried again brings another.
 * @param mail identifies the mail: see `sendPersonalKey`.
 * @returns its text; null where the mail must not be sent any more, since a key was made or revoked meanwhile, another
 * mail was asked for, or the external user has no access, or another address by now.
 */
export async function makeMailedKey({
  user: id,
  mail,
  to,
  now,
}: {
  user: string;
  mail: string;
  to: string;
  now: Instant;
}): Promise<string | null> {
  const { user, key } = await findWithKey(id);
  if (!user || key?.mail !== mail || user.email !== to) return null;
  if (!isActive({ user: { isEnabled: user.isEnabled, validTo: user.validTo }, now })) return null;
  const { key: text, stored } = newSecret(keyIdOf(id));
  const at = new Date(now).toISOString();
  try {
    await storageCall(() =>
      PersonalKeyEntity.patch({ user: id })
        .set({ ...stored, version: key.version + 1, createdAt: at, sentAt: at })
        .remove(["revokedAt"])
        .where(({ version }, { eq }) => eq(version, key.version))
        .go({ response: "none" }),
    );
  } catch (error) {
    if (error instanceof ConditionFailed) return null;
    throw error;
  }
  return text;
}
