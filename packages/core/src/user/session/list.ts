import type { SessionView } from "@tresen/contract/user/account/account";
import { ACCOUNT_MESSAGES, UNKNOWN_DEVICE } from "@tresen/contract/user/account/account.texts";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { ConditionFailed, batchRead, storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { hashOf } from "./credential";
import { isPlaceOpen, placeKeys } from "./on-tablet";
import { SessionEntity } from "./session.entity";

interface Asked {
  user: string;
  /** The token of the session from which it is asked, if it is the user's own. */
  token?: string | null;
  now: Instant;
}

/** The user's sessions, the last used one first. */
export async function listSessions({ user, token = null, now }: Asked): Promise<SessionView[]> {
  const current = token === null ? null : hashOf(token);
  const { data } = await storageCall(() => SessionEntity.query.ofUser({ user }).go({ pages: "all", hydrate: true }));
  // Those on tablets end with the tablet and the PIN, and nothing removes their rows then.
  const places = data.flatMap(({ tablet }) => (tablet === undefined ? [] : placeKeys({ tablet, user })));
  const found = await batchRead(places);
  return data
    .filter(({ expiresAt }) => expiresAt * 1000 > now)
    .filter(({ tablet, pin }) => tablet === undefined || isPlaceOpen({ tablet, pin, user, found, now }))
    .map(({ tokenHash, id, method, device, address, place, createdAt, lastUsedAt, expiresAt }) => ({
      id: id ?? tokenHash,
      device: device ?? UNKNOWN_DEVICE,
      address: address ?? "",
      place: place ?? null,
      method: method ?? ("password" as const),
      createdAt,
      lastUsedAt: lastUsedAt ?? createdAt,
      expiresAt: new Date(expiresAt * 1000).toISOString(),
      isCurrent: tokenHash === current,
    }))
    .sort((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt));
}

/** Ends one of the user's sessions. @throws missing for any other. */
export async function endSession({ user, id }: { user: string; id: string }): Promise<void> {
  const { data } = await storageCall(() => SessionEntity.query.ofUser({ user }).go({ pages: "all", hydrate: true }));
  const found = data.find((session) => (session.id ?? session.tokenHash) === id);
  if (!found) throw new AppError("session.missing", "missing", ACCOUNT_MESSAGES.noSession);
  await storageCall(() => SessionEntity.delete({ tokenHash: found.tokenHash }).go());
}

/** Notes once an hour that the session is used. */
export async function noteUse({ token, now }: { token: string | null; now: Instant }): Promise<void> {
  if (token === null) return;
  const outdated = new Date(now - HOUR).toISOString();
  await storageCall(() =>
    SessionEntity.patch({ tokenHash: hashOf(token) })
      .set({ lastUsedAt: new Date(now).toISOString() })
      .where((stored, { lte, notExists }) => `${notExists(stored.lastUsedAt)} OR ${lte(stored.lastUsedAt, outdated)}`)
      .go({ response: "none" }),
  ).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

/** The session opens everything again, now that a second factor is set up. */
export async function freeSession({ token }: { token: string | null }): Promise<void> {
  if (token === null) return;
  await storageCall(() =>
    SessionEntity.patch({ tokenHash: hashOf(token) })
      .remove(["mustProtect"])
      .go({ response: "none" }),
  );
}
