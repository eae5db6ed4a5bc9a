import { liveChannel } from "@tresen/contract/socket/socket";
import { clockOffset } from "../../platform/clock";
import type { StreamRecord } from "../../platform/event";
import { branchesOf, sendNews } from "../../socket";
import { playerLive } from "../player/live";

/**
 * Tells screens for guests what goes on in branches where it may have changed. They would all ask the same, so what is so
 * is computed once, and comes with the hint.
 */
export async function tellLive(records: readonly StreamRecord[]): Promise<void> {
  for (const branch of branchesOf(records))
    await sendNews({
      channel: liveChannel(branch),
      news: () => playerLive({ branch, now: Date.now() + clockOffset() }),
    });
}
