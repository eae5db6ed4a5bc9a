import type { Instant } from "@tresen/contract/kit/time";
import type { Preview, PreviewRequest } from "@tresen/contract/signage/player/preview";
import { PREVIEW_MESSAGES } from "@tresen/contract/signage/player/preview.texts";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import { type Actor, requirePermission } from "../../platform/actor";
import { canonicalJson } from "../../platform/canonical";
import { AppError } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { playerLive } from "../player/live";
import { buildManifest } from "./build";
import { writeHashed } from "./files";
import { playedAlone } from "./played-alone";
import { sourcesOf } from "./sources";

/** What a scene, a segment and a stream are called that have no id yet. No record has it. */
const PREVIEWED = "preview";

/**
 * What screens of the branch would play, as it is in a form. A scene or a segment is all that is played then, and a scene
 * also outside of its times and other branches. @throws forbidden, missing for a branch that is gone.
 */
export async function previewOf({
  actor,
  now,
  branch,
  at,
  id,
  ...shown
}: PreviewRequest & { actor: Actor; now: Instant }): Promise<Preview> {
  requirePermission({ actor, permission: tvPermissions.preview, branch });
  const catalog = await readCatalog();
  const place = catalog.branches.get(branch);
  if (!place) throw new AppError("branch.missing", "missing", PREVIEW_MESSAGES.branch);
  const time = new Date(now).toISOString();
  const record = { id: id ?? PREVIEWED, version: 1, createdAt: time, updatedAt: time };
  const { stream, ...parts } = shown;
  const sources = await sourcesOf(stream ? { stream: { ...stream, ...record } } : playedAlone({ ...parts, record }));
  const { manifest } = await buildManifest({ sources, branch: place, catalog, now: Date.parse(at) });
  const body = Buffer.from(canonicalJson(manifest));
  const { sha256, url, bytes } = await writeHashed({ body, contentType: "application/json" });
  return { manifest: { sha256, url, bytes }, live: await playerLive({ branch, now }) };
}
