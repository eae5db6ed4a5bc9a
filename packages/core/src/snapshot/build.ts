import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { OnlineMethod } from "@tresen/contract/payment";
import { ConditionFailed } from "../db";
import { AppError } from "../errors";
import { type Bundle, buildBundle } from "./bundle";
import { hold } from "./held";
import { type Meta, readMeta, touchStored, writeStored } from "./store";

const QUALITY = 9;
const ATTEMPTS = 5;

const compress = promisify(brotliCompress);

/**
 * Builds and publishes the snapshot from the table as it is now. Whoever publishes last has read last: a build that
 * finds another one in place of the one it began with starts over, unless that one began later.
 * @param startedAt epoch ms of this moment by the machine's clock, which the stream's records are compared with.
 */
export async function buildSnapshot({ startedAt, paymentProviders }: { startedAt: number; paymentProviders: readonly OnlineMethod[] }): Promise<{ version: number; etag: string }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await readMeta({ consistent: true });
    if (attempt > 1 && before && before.startedAt > startedAt) return before;
    const bundle = await buildBundle({ paymentProviders });
    const { json } = bundle;
    // Of what everybody gets alone: from a hash of hidden prices they could be guessed. A change of theirs changes a record's version.
    const etag = `"${createHash("sha256").update(json).digest("base64url").slice(0, 27)}"`;
    try {
      if (before?.etag === etag) return await touchStored({ before, startedAt: Math.max(startedAt, before.startedAt) });
      return await publish({ before, bundle, etag, startedAt });
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new AppError("snapshot.contended", "limit", "Der Shop wird gerade von anderer Stelle veröffentlicht.");
}

async function publish({ before, bundle, etag, startedAt }: { before: Meta | null; bundle: Bundle; etag: string; startedAt: number }): Promise<Meta> {
  const [brotli, staffBrotli] = await Promise.all([compressed(bundle.json), bundle.staffJson === "" ? Buffer.alloc(0) : compressed(bundle.staffJson)]);
  const meta = await writeStored({ before, etag, startedAt, brotli, staffBrotli });
  hold({ meta, brotli, staffBrotli });
  return meta;
}

function compressed(json: string): Promise<Buffer> {
  const text = Buffer.from(json);
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_LGWIN]: 24 } });
}
