import type { Instant } from "@tresen/contract/kit/time";
import { TABLET_IDLE } from "@tresen/contract/user/tablet/tablet-access";
import { TABLET_MESSAGES } from "@tresen/contract/user/tablet/tablet.texts";
import { ConditionFailed, storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { SessionEntity, hashOf } from "../session";

/**
 * Lets a session on a tablet last on, since somebody uses it. One that has ended is not opened again.
 * @throws conflict for any other session.
 */
export async function prolongSession({ token, now }: { token: string; now: Instant }): Promise<Instant> {
  const expiresAt = Math.floor((now + TABLET_IDLE) / 1000);
  try {
    await storageCall(() =>
      SessionEntity.patch({ tokenHash: hashOf(token) })
        .set({ expiresAt, lastUsedAt: new Date(now).toISOString() })
        .where(
          (stored, { exists, gt }) =>
            `(${exists(stored.tablet)} OR ${exists(stored.isShared)}) AND ${gt(stored.expiresAt, now / 1000)}`,
        )
        .go({ response: "none" }),
    );
  } catch (error) {
    throw error instanceof ConditionFailed
      ? new AppError("tablet.no_session", "conflict", TABLET_MESSAGES.noSession)
      : error;
  }
  return expiresAt * 1000;
}
