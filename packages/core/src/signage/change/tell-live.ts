import { liveChannel } from "@tresen/contract/socket/socket";
import { clockOffset } from "../../platform/clock";
import type { StreamRecord } from "../../platform/event";
import { branchesOf, sendNews } from "../../socket";
import { playerLive } from "../player/live";

const BRANCHES = "resource#branches";

/**
 * Tells screens for guests what goes on in branches where it may have changed. They would all ask the same, so what is so
 * is computed once, and comes with the hint.
 */
export async function tellLive(records: readonly StreamRecord[]): Promise<void> {
  for (const branch of branchesOf(records)) await tellOf(branch);
}

/** The same of branches whose records were changed, such as their opening hours, once these are published. */
export async function tellHours(records: readonly StreamRecord[]): Promise<void> {
  const changed = records.flatMap(({ dynamodb }) => {
    const { pk, sk } = dynamodb?.Keys ?? {};
    return pk?.S === BRANCHES && sk?.S !== undefined ? [sk.S] : [];
  });
  for (const branch of new Set(changed)) await tellOf(branch);
}

async function tellOf(branch: string): Promise<void> {
  await sendNews({
    channel: liveChannel(branch),
    news: () => playerLive({ branch, now: Date.now() + clockOffset() }),
  });
}
