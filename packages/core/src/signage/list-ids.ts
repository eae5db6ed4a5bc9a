import type { Scene } from "@tresen/contract/signage/scene/scene.resource";
import type { Segment } from "@tresen/contract/signage/segment/segment.resource";
import { isOfBranch } from "@tresen/contract/signage/signage-fields";
import type { Stream } from "@tresen/contract/signage/stream/stream.resource";
import { type DerivedFilters, allRows, namedRecords } from "../records/rows";
import { namedSegments, reachedSegments } from "./reach";

const sceneRows = namedRecords<Scene>("scenes");
const segmentRows = namedRecords<Segment>("digital-signage-segments");
const streamRows = namedRecords<Stream>("digital-signage-streams");

type Parts = Awaited<ReturnType<typeof readParts>>;

async function readParts() {
  const [scenes, segments] = await Promise.all([
    allRows({ resource: sceneRows, consistent: false }),
    allRows({ resource: segmentRows, consistent: false }),
  ]);
  return {
    scenes: new Map(scenes.map((row) => [row.id, sceneRows.fieldsOf(row)])),
    segments: new Map(segments.map((row) => [row.id, segmentRows.fieldsOf(row)])),
    contents: new Map(segments.map((row) => [row.id, segmentRows.fieldsOf(row).entries])),
  };
}

/** The scenes and the segments that are played with these segments, themselves included. */
function played({ ids, parts: { scenes, segments, contents } }: { ids: readonly string[]; parts: Parts }) {
  const reached = [...reachedSegments({ ids, contents })];
  return {
    segments: reached.flatMap((id) => segments.get(id) ?? []),
    scenes: reached.flatMap((id) => (contents.get(id) ?? []).flatMap(({ scene }) => scenes.get(scene ?? "") ?? [])),
  };
}

/** The ids of the segments of a branch: all scenes in them, at any depth, are shown there. */
export async function segmentIdsFor({ filters: { branch = "" } }: DerivedFilters): Promise<ReadonlySet<string>> {
  const parts = await readParts();
  return new Set(
    [...parts.segments.keys()].filter((id) =>
      played({ ids: [id], parts }).scenes.every(({ branches }) => isOfBranch({ branches, branch })),
    ),
  );
}

/**
 * The ids of the streams of a branch, with those of all branches, and of those that play a segment or a scene with a tag,
 * at any depth.
 */
export async function streamIdsFor({ filters: { branch, tag } }: DerivedFilters): Promise<ReadonlySet<string>> {
  const [rows, parts] = await Promise.all([
    allRows({ resource: streamRows, consistent: false }),
    tag === undefined ? null : readParts(),
  ]);
  const isTagged = (stream: Stream): boolean => {
    if (!parts || tag === undefined) return true;
    const { segments, scenes } = played({ ids: namedSegments(stream), parts });
    return [...segments, ...scenes].some(({ tags }) => tags.includes(tag));
  };
  const found = rows
    .map(streamRows.recordOf)
    .filter((stream) => (branch === undefined || !stream.branch || stream.branch === branch) && isTagged(stream));
  return new Set(found.map(({ id }) => id));
}
