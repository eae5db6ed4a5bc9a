import type { Instant } from "@tresen/contract/kit/time";
import type { Preview, PreviewRequest } from "@tresen/contract/signage/player/preview";
import { PREVIEW_MESSAGES } from "@tresen/contract/signage/player/preview.texts";
import type { Scene } from "@tresen/contract/signage/scene/scene.resource";
import type { Segment } from "@tresen/contract/signage/segment/segment.resource";
import type { Stream } from "@tresen/contract/signage/stream/stream.resource";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import { type Actor, requirePermission } from "../../platform/actor";
import { canonicalJson } from "../../platform/canonical";
import { AppError } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { playerLive } from "../player/live";
import { buildManifest } from "./build";
import { writeHashed } from "./files";
import { type Edited, sourcesOf } from "./sources";

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
  const sources = await sourcesOf(played({ ...shown, record }));
  const { manifest } = await buildManifest({ sources, branch: place, catalog, now: Date.parse(at) });
  const body = Buffer.from(canonicalJson(manifest));
  const { sha256, url, bytes } = await writeHashed({ body, contentType: "application/json" });
  return { manifest: { sha256, url, bytes }, live: await playerLive({ branch, now }) };
}

/** The stream that plays what is looked at. */
function played({
  scene,
  segment,
  stream,
  record,
}: Pick<PreviewRequest, "scene" | "segment" | "stream"> & {
  record: { id: string; version: number; createdAt: string; updatedAt: string };
}): { stream: Stream; edited: Edited } {
  if (stream) return { stream: { ...stream, ...record }, edited: {} };
  const always = { isEnabled: true, validFrom: null, validTo: null, schedule: [], branches: [] };
  const whole: Scene | undefined = scene && { ...scene, ...always, ...record };
  const around: Segment = {
    ...{ name: "", tags: [], order: "sequence", entries: [{ scene: record.id }] },
    ...segment,
    ...record,
  };
  const alone = { name: "", branch: null, orientation: "landscape", isMuted: false, plan: [], overrides: [] } as const;
  return {
    stream: { ...alone, plan: [], overrides: [], filler: record.id, ...record },
    edited: { scene: whole, segment: around },
  };
}
