import type { Instant } from "@tresen/contract/kit/time";
import type { FoundManifest } from "@tresen/contract/signage/player/player";
import type { Scene } from "@tresen/contract/signage/scene/scene.resource";
import { isOfBranch } from "@tresen/contract/signage/signage-fields";
import { canonicalJson } from "../../platform/canonical";
import { findRow, namedRecords } from "../../records/rows";
import { readCatalog } from "../../snapshot";
import { buildManifest } from "./build";
import { writeHashed } from "./files";
import { playedAlone } from "./played-alone";
import { sourcesOf } from "./sources";

const sceneRows = namedRecords<Scene>("scenes");

/**
 * The manifest of one scene alone, as the branch shows it now, for a command to show it: also outside of its times.
 * Undefined for one that is gone, not enabled, of other branches, or has nothing to show.
 */
export async function sceneManifestOf({
  scene: id,
  branch,
  now,
}: {
  scene: string;
  branch: string;
  now: Instant;
}): Promise<FoundManifest | undefined> {
  const [row, catalog] = await Promise.all([findRow({ resource: sceneRows, id }), readCatalog()]);
  const scene = row && sceneRows.recordOf(row);
  const place = catalog.branches.get(branch);
  if (!scene?.isEnabled || !place || !isOfBranch({ branches: scene.branches, branch })) return undefined;
  const sources = await sourcesOf(playedAlone({ scene, record: scene }));
  const { manifest } = await buildManifest({ sources, branch: place, catalog, now });
  if (manifest.scenes.length === 0) return undefined;
  const { sha256, url, bytes } = await writeHashed({
    body: Buffer.from(canonicalJson(manifest)),
    contentType: "application/json",
  });
  return { sha256, url, bytes };
}
