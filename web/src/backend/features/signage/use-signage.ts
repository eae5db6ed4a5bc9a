import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useMemo } from "react";
import { resourceQueries } from "../../admin/queries";
import { NAME_TEXTS } from "./signage.texts";
import { byId, playableScene, playableSegment } from "./playable";

const NONE: readonly AnyRecord[] = [];

/** All scenes and segments, with their names and as they are played. `isLoaded` tells whether what is missing is gone. */
export function useSignage() {
  const scenes = useQuery(resourceQueries.all("scenes"));
  const segments = useQuery(resourceQueries.all("digital-signage-segments"));
  const [sceneRecords, segmentRecords] = [scenes.data ?? NONE, segments.data ?? NONE];
  const isLoaded = scenes.data !== undefined && segments.data !== undefined;
  return useMemo(() => {
    const [sceneById, segmentById] = [byId(sceneRecords), byId(segmentRecords)];
    return {
      isLoaded,
      scenes: sceneById,
      sceneName: (id: string) => nameOf({ record: sceneById.get(id), isLoaded, gone: NAME_TEXTS.goneScene }),
      segmentName: (id: string) => nameOf({ record: segmentById.get(id), isLoaded, gone: NAME_TEXTS.goneSegment }),
      playableScenes: byId(sceneRecords.flatMap((record) => playableScene(record) ?? [])),
      playableSegments: byId(segmentRecords.map(playableSegment)),
    };
  }, [isLoaded, sceneRecords, segmentRecords]);
}

export type Signage = ReturnType<typeof useSignage>;

/** The name of a record; other words for one that is not there yet, or not any more. */
function nameOf({
  record,
  isLoaded,
  gone,
}: {
  record: AnyRecord | undefined;
  isLoaded: boolean;
  gone: string;
}): string {
  const name = record?.["name"];
  if (typeof name === "string" && name !== "") return name;
  return isLoaded ? gone : NAME_TEXTS.loading;
}
