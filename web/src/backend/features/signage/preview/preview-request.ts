import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { PreviewRequest } from "@tresen/contract/signage/player/preview";
import { scenes } from "@tresen/contract/signage/scene/scene.resource";
import { segments } from "@tresen/contract/signage/segment/segment.resource";
import { streams } from "@tresen/contract/signage/stream/stream.resource";
import type { Draft } from "../../../admin/model/draft";

export const PREVIEW_KINDS = ["scene", "segment", "stream"] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** What is to be looked at, as the server is asked for it. */
export type Previewed = Pick<PreviewRequest, "id" | "scene" | "segment" | "stream">;

/** What the form holds; null while it lacks something that every record has. */
export function previewedOf({
  kind,
  record,
  draft,
}: {
  kind: PreviewKind;
  record: AnyRecord | null;
  draft: Draft;
}): Previewed | null {
  const id = record?.id ?? null;
  if (kind === "scene") return whole({ id, scene: scenes.fields.safeParse(draft).data });
  if (kind === "segment") return whole({ id, segment: segments.fields.safeParse(draft).data });
  return whole({ id, stream: streams.fields.safeParse(draft).data });
}

function whole(previewed: Previewed): Previewed | null {
  const { scene, segment, stream } = previewed;
  return scene || segment || stream ? previewed : null;
}
