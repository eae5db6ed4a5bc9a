import type { LocalDate } from "../../kit/time";
import type { PlayableScene, PlayableSegment, PlayableStream } from "./parts";

/**
 * The ids of all scenes that a stream can show on some days, the first and the last included, whatever conditions hold: what
 * a screen must have to play them without a network.
 */
export function neededScenes({
  stream,
  segments,
  scenes,
  from,
  to,
}: {
  stream: PlayableStream;
  segments: readonly PlayableSegment[];
  scenes: readonly Pick<PlayableScene, "id" | "isEnabled" | "validFrom" | "validTo">[];
  from: LocalDate;
  to: LocalDate;
}): ReadonlySet<string> {
  const overrides = stream.overrides.filter(({ fromDate, toDate }) => fromDate <= to && toDate >= from);
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const reached = new Set([stream.filler, ...[...stream.plan, ...overrides].map(({ segment }) => segment)]);
  const within = new Set<string>();
  // The set grows while it is gone through, by what is nested.
  for (const id of reached)
    for (const { scene, segment } of byId.get(id)?.entries ?? []) {
      if (segment) reached.add(segment);
      if (scene) within.add(scene);
    }
  const isValid = ({ isEnabled, validFrom, validTo }: (typeof scenes)[number]): boolean =>
    isEnabled && (validFrom === null || validFrom <= to) && (validTo === null || validTo >= from);
  return new Set(scenes.filter((scene) => within.has(scene.id) && isValid(scene)).map(({ id }) => id));
}
