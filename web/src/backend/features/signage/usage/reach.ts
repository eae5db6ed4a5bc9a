import type { AnyRecord } from "@tresen/contract/openapi/client";
import { isObject } from "@tresen/contract/kit/object";
import { isOfBranch } from "@tresen/contract/signage/signage-fields";

/** All that may play a scene or a segment. */
export interface Signage {
  segments: readonly AnyRecord[];
  streams: readonly AnyRecord[];
  tvs: readonly AnyRecord[];
}

/** What a change of a scene or of a segment reaches. */
export interface Reach extends Signage {
  /** The segments that name it themselves; `segments` are those too that contain one of them, at any depth. */
  direct: readonly AnyRecord[];
}

/** What plays the scene or the segment. A scene of single branches is not shown by TVs of others. */
export function reachOf({
  kind,
  record,
  segments,
  streams,
  tvs,
}: Signage & { kind: "scene" | "segment"; record: AnyRecord }): Reach {
  const direct = segments.filter((segment) => names({ list: segment["entries"], key: kind, ids: [record.id] }));
  const within = withParents({ direct, segments });
  const ids = [...(kind === "segment" ? [record.id] : []), ...within.map(({ id }) => id)];
  const playing = streams.filter(
    ({ filler, plan, overrides }) =>
      ids.some((id) => id === filler) ||
      names({ list: plan, key: "segment", ids }) ||
      names({ list: overrides, key: "segment", ids }),
  );
  const branches = kind === "scene" ? branchesOf(record) : [];
  return {
    ...{ direct, segments: within, streams: playing },
    tvs: tvs.filter(
      ({ stream, branch }) =>
        playing.some(({ id }) => id === stream) && isOfBranch({ branches, branch: String(branch ?? "") }),
    ),
  };
}

/** The segments with all that contain one of them. */
function withParents({
  direct,
  segments,
}: {
  direct: readonly AnyRecord[];
  segments: readonly AnyRecord[];
}): readonly AnyRecord[] {
  const found = new Set(direct);
  for (let before = -1; before < found.size;) {
    before = found.size;
    const ids = [...found].map(({ id }) => id);
    for (const segment of segments) if (names({ list: segment["entries"], key: "segment", ids })) found.add(segment);
  }
  return [...found];
}

/** Whether one of the entries has one of the ids in its field. */
function names({ list, key, ids }: { list: unknown; key: string; ids: readonly string[] }): boolean {
  return Array.isArray(list) && list.some((entry) => isObject(entry) && ids.some((id) => id === entry[key]));
}

function branchesOf({ branches }: AnyRecord): { id: string }[] {
  if (!Array.isArray(branches)) return [];
  return branches.flatMap((one) => (isObject(one) && typeof one["id"] === "string" ? [{ id: one["id"] }] : []));
}
