import { offeredProviders } from "../payment";
import { buildSnapshot } from "./build";
import { readMeta } from "./store";

/** As `buildSnapshot`, with the methods that can be paid with as their providers say now. */
export async function rebuildSnapshot({ startedAt }: { startedAt: number }): Promise<{ version: number; etag: string }> {
  return buildSnapshot({ startedAt, paymentProviders: await offeredProviders() });
}

/** Whether the snapshot in place was begun after `at`, and so holds everything written until then. */
export async function isPublishedSince({ at }: { at: number }): Promise<boolean> {
  const meta = await readMeta({ consistent: true });
  return meta !== null && meta.startedAt > at;
}
