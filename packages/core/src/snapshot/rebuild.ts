import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { offeredProviders } from "../payment";
import { buildSnapshot } from "./build";
import { readCatalog } from "./read";
import { readMeta } from "./store";

/** As `buildSnapshot`, with the methods that can be paid with as their providers say now. */
export async function rebuildSnapshot({
  startedAt,
}: {
  startedAt: number;
}): Promise<{ version: number; etag: string }> {
  const published = async (): Promise<readonly OnlineMethod[]> =>
    (await readMeta({ consistent: false })) ? (await readCatalog()).paymentProviders : [];
  return buildSnapshot({ startedAt, paymentProviders: await offeredProviders({ published }) });
}

/** Whether the snapshot in place was begun after `at`, and so holds everything written until then. */
export async function isPublishedSince({ at }: { at: number }): Promise<boolean> {
  const meta = await readMeta({ consistent: true });
  return meta !== null && meta.startedAt > at;
}
