import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { FoundManifest } from "@tresen/contract/signage/player/player";
import { canonicalJson } from "../../platform/canonical";
import { storageCall } from "../../platform/db";
import { readCatalog } from "../../snapshot";
import { buildManifest } from "./build";
import { hashedFile, writeHashed } from "./files";
import { ManifestEntity, SignageStateEntity } from "./manifest.entity";
import { readSources } from "./sources";

/** How long a file is used before it is written anew: the bucket keeps it for longer. */
const REWRITTEN_AFTER = 20 * DAY;
/** How long the row of a stream is kept that nobody asks for. */
const KEPT = 40 * DAY;

/**
 * What screens of the branch play by the stream. It is made anew once something was changed, and each hour, since
 * prices and menus change by the time alone; the same content keeps its address. Null for a stream or branch that is gone.
 */
export async function manifestOf({
  stream,
  branch,
  now,
}: {
  stream: string;
  branch: string;
  now: Instant;
}): Promise<FoundManifest | null> {
  const [{ data: state }, { data: known }] = await Promise.all([
    storageCall(() => SignageStateEntity.get({}).go()),
    storageCall(() => ManifestEntity.get({ stream, branch }).go()),
  ]);
  const version = state?.version ?? 0;
  const hour = new Date(now).toISOString().slice(0, 13);
  const file = known && hashedFile({ ...known, contentType: "application/json" });
  if (file && known.version === version && known.hour === hour) return file;
  const [sources, catalog] = await Promise.all([readSources(stream), readCatalog()]);
  const place = catalog.branches.get(branch);
  if (!sources || !place) return null;
  const { manifest, weekBytes } = await buildManifest({ sources, branch: place, catalog, now });
  const body = Buffer.from(canonicalJson(manifest));
  const isOld = !known || Date.now() - Date.parse(known.writtenAt) > REWRITTEN_AFTER;
  const written = await writeHashed({ body, contentType: "application/json", unless: isOld ? null : known.sha256 });
  const isSame = !isOld && written.sha256 === known.sha256;
  await storageCall(() =>
    ManifestEntity.put({
      ...{ stream, branch, version, hour, sha256: written.sha256, bytes: written.bytes, weekBytes },
      writtenAt: isSame ? known.writtenAt : new Date().toISOString(),
      expiresAt: Math.ceil((Date.now() + KEPT) / 1000),
    }).go({ response: "none" }),
  );
  return written;
}
