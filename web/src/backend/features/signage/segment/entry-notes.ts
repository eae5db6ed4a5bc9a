import { formatDate, instantAt, zonedTime } from "@tresen/contract/kit/time";
import type { SegmentEntry } from "@tresen/contract/signage/playing/parts";
import { type RoundParts, roundLengths } from "./round-length";
import { WARNING_TEXTS } from "./segment-editor.texts";

/**
 * Why an entry is not shown now, as a sentence; null if it is, as far as that depends on its scene or segment.
 * @param isLoaded whether what is missing is gone, rather than not loaded yet.
 */
export function entryNote({
  entry: { scene: sceneId, segment },
  isLoaded,
  parts,
}: {
  entry: Pick<SegmentEntry, "scene" | "segment">;
  isLoaded: boolean;
  parts: RoundParts;
}): string | null {
  if (!sceneId && !segment) return WARNING_TEXTS.nothing;
  if (!isLoaded) return null;
  if (segment) {
    if (!parts.segments.has(segment)) return WARNING_TEXTS.goneSegment;
    return roundLengths({ ...parts, segment }).most === 0 ? WARNING_TEXTS.emptySegment : null;
  }
  const scene = parts.scenes.get(sceneId ?? "");
  if (!scene) return WARNING_TEXTS.goneScene;
  if (!scene.isEnabled) return WARNING_TEXTS.disabled;
  const { at, zone } = parts;
  const today = zonedTime({ at, zone }).date;
  const dateText = (date: string): string => formatDate({ at: instantAt({ date, minutes: 12 * 60, zone }), zone });
  if (scene.validTo !== null && today > scene.validTo) return WARNING_TEXTS.expired(dateText(scene.validTo));
  if (scene.validFrom !== null && today < scene.validFrom) return WARNING_TEXTS.notYet(dateText(scene.validFrom));
  return null;
}
