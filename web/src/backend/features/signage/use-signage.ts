import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useMemo } from "react";
import { resourceQueries } from "../../admin/queries";
import { byId, playableScene, playableSegment } from "./playable";

const NONE: readonly AnyRecord[] = [];

/** All scenes and segments, as records and as they are played. `isLoaded` tells whether an id that is missing is gone. */
export function useSignage() {
  const scenes = useQuery(resourceQueries.all("scenes"));
  const segments = useQuery(resourceQueries.all("digital-signage-segments"));
  const [sceneRecords, segmentRecords] = [scenes.data ?? NONE, segments.data ?? NONE];
  const isLoaded = scenes.data !== undefined && segments.data !== undefined;
  return useMemo(
    () => ({
      isLoaded,
      scenes: byId(sceneRecords),
      segments: byId(segmentRecords),
      playableScenes: byId(sceneRecords.flatMap((record) => playableScene(record) ?? [])),
      playableSegments: byId(segmentRecords.map(playableSegment)),
    }),
    [isLoaded, sceneRecords, segmentRecords],
  );
}

export type Signage = ReturnType<typeof useSignage>;

/** The name of a record; the given words for one that is not there. */
export function nameOf({
  records,
  id,
  missing,
}: {
  records: ReadonlyMap<string, AnyRecord>;
  id: string;
  missing: string;
}): string {
  const name = records.get(id)?.["name"];
  return typeof name === "string" && name !== "" ? name : missing;
}
