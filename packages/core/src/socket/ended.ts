import type { Instant } from "@tresen/contract/kit/time";
import { SIGNAGE } from "@tresen/contract/socket/socket";
import { ConditionFailed, storageCall } from "../platform/db";
import { SocketEntity, TvSocketEntity } from "./socket.entity";

/**
 * Notes that a connection has ended, if it was a TV's: it is told nothing more, and the TV counts as off, unless it has
 * opened another connection since. Nothing for other connections, whose rows are removed by the next hint.
 */
export async function noteEnded({ socket, now }: { socket: string; now: Instant }): Promise<void> {
  const { data } = await storageCall(() =>
    SocketEntity.delete({ channel: SIGNAGE, socket }).go({ response: "all_old" }),
  );
  const tv = data?.tv;
  if (tv === undefined) return;
  const closedAt = new Date(now).toISOString();
  try {
    await storageCall(() =>
      TvSocketEntity.patch({ tv })
        .set({ closedAt })
        .where((row, { eq }) => eq(row.socket, socket))
        .go({ response: "none" }),
    );
  } catch (error) {
    // The TV has another connection, or is gone.
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/** The connections of all TVs that are not known to have ended. */
export async function socketsOfTvs(): Promise<string[]> {
  const { data } = await storageCall(() => SocketEntity.query.primary({ channel: SIGNAGE }).go({ pages: "all" }));
  return data.map(({ socket }) => socket);
}
