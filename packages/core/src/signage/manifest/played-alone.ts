import type { PreviewRequest } from "@tresen/contract/signage/player/preview";
import type { Scene } from "@tresen/contract/signage/scene/scene.resource";
import type { Segment } from "@tresen/contract/signage/segment/segment.resource";
import type { Stream } from "@tresen/contract/signage/stream/stream.resource";
import type { Edited } from "./sources";

/** A stream that plays a scene or a segment and nothing else, a scene also outside of its times and other branches. */
export function playedAlone({
  scene,
  segment,
  record: { id, version, createdAt, updatedAt },
}: Pick<PreviewRequest, "scene" | "segment"> & {
  record: Pick<Scene, "id" | "version" | "createdAt" | "updatedAt">;
}): { stream: Stream; edited: Edited } {
  const record = { id, version, createdAt, updatedAt };
  const always = { isEnabled: true, validFrom: null, validTo: null, schedule: [], branches: [] };
  const whole: Scene | undefined = scene && { ...scene, ...always, ...record };
  const around: Segment = {
    ...{ name: "", tags: [], order: "sequence", entries: [{ scene: id }] },
    ...segment,
    ...record,
  };
  const alone = { name: "", branch: null, orientation: "landscape", isMuted: false, plan: [], overrides: [] } as const;
  return {
    stream: { ...alone, plan: [], overrides: [], filler: id, ...record },
    edited: { scene: whole, segment: around },
  };
}
