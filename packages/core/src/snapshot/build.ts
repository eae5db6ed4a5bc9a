import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { SHOP_CONTENDED } from "@tresen/contract/snapshot/snapshot.texts";
import { clockOffset } from "../platform/clock";
import { ConditionFailed } from "../platform/db";
import { AppError } from "../platform/errors";
import { type SnapshotContent, readSnapshotContent } from "./content";
import { cacheSnapshot } from "./cache";
import { type Meta, readMeta, touchStored, writeStored } from "./store";

const QUALITY = 9;
const ATTEMPTS = 5;

const compress = promisify(brotliCompress);

/**
 * Builds the snapshot from the current content of the table and publishes it. The version published last is always the
 * one that was read last: if another snapshot was published during the build, the build starts again, unless that one
 * was begun later.
 * @param startedAt epoch ms of this moment by the machine's clock, which the stream's records are compared with.
 */
export async function buildSnapshot({
  startedAt,
  paymentProviders,
}: {
  startedAt: number;
  paymentProviders: readonly OnlineMethod[];
}): Promise<{ version: number; etag: string }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await readMeta({ consistent: true });
    if (attempt > 1 && before && before.startedAt > startedAt) return before;
    const bundle = await readSnapshotContent({ paymentProviders, now: startedAt + clockOffset() });
    const digests = { etag: `"${digestOf(bundle.open)}"`, digest: digestOf(`${bundle.open}\n${bundle.closed}`) };
    try {
      if (before?.digest === digests.digest)
        return await touchStored({ before, startedAt: Math.max(startedAt, before.startedAt) });
      return await publish({ before, bundle, ...digests, startedAt });
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new AppError("snapshot.contended", "limit", SHOP_CONTENDED);
}

async function publish({
  before,
  bundle,
  ...about
}: {
  before: Meta | null;
  bundle: SnapshotContent;
  etag: string;
  digest: string;
  startedAt: number;
}): Promise<Meta> {
  const [open, closed] = await Promise.all([compressed(bundle.open), compressed(bundle.closed)]);
  const meta = await writeStored({ before, ...about, packed: { open, closed } });
  cacheSnapshot({ meta, packed: { open, closed } });
  return meta;
}

function compressed(json: string): Promise<Buffer> {
  const text = Buffer.from(json);
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: 24,
    },
  });
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 27);
}
