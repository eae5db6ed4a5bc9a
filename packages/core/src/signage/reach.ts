import type { SegmentEntry } from "@tresen/contract/signage/playing/parts";
import type { Stream } from "@tresen/contract/signage/stream/stream.resource";

/** What segments contain, by their ids. */
export type Contents = ReadonlyMap<string, readonly Pick<SegmentEntry, "scene" | "segment">[]>;

/** These segments and all within them, at any level, by their ids. */
export function reachedSegments({
  ids,
  contents,
  found = new Set(),
}: {
  ids: readonly string[];
  contents: Contents;
  found?: Set<string>;
}): Set<string> {
  for (const id of ids)
    if (!found.has(id)) {
      found.add(id);
      const within = (contents.get(id) ?? []).flatMap(({ segment }) => segment ?? []);
      reachedSegments({ ids: within, contents, found });
    }
  return found;
}

/** The segments that a stream names, by their ids. */
export function namedSegments({ filler, plan, overrides }: Pick<Stream, "filler" | "plan" | "overrides">): string[] {
  return [filler, ...[...plan, ...overrides].map(({ segment }) => segment)];
}
