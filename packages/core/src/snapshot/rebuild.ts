import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { offeredProviders } from "../payment";
import { buildSnapshot } from "./build";
import { readCatalog } from "./read";
import { readMeta } from "./store";

/** Like `buildSnapshot`, with the payment methods that currently work. */
export async function rebuildSnapshot({
  startedAt,
}: {
  startedAt: number;
}): Promise<{ version: number; etag: string }> {
  const published = async (): Promise<readonly OnlineMethod[]> =>
    (await readMeta({ consistent: false })) ? (await readCatalog()).paymentProviders : [];
  return buildSnapshot({ startedAt, paymentProviders: await offeredProviders({ published }) });
}

/** Whether the build of the published snapshot began after `at`, so that it includes everything written until then. */
export async function isPublishedSince({ at }: { at: number }): Promise<boolean> {
  const meta = await readMeta({ consistent: true });
  return meta !== null && meta.startedAt > at;
}
