import { nestingFault } from "@tresen/contract/signage/segment/segment.rules";
import type { Segment } from "@tresen/contract/signage/segment/segment.resource";
import { inputError } from "../platform/errors";
import type { Hooks } from "../records";
import { type Row, type WriteCheck, allRows, namedRecords, versionCheck } from "../records/rows";

export const segmentRows = namedRecords<Segment>("digital-signage-segments");

/**
 * The hooks of segments: none contains itself, and they are nested three levels deep at most. All that a segment
 * contains must be unchanged when it is written, so that two writes cannot make a circle together. What is deeper all
 * the same, since a segment above it was written at the same moment, is not played.
 */
export const segmentHooks = {
  async checks({ row }: { before: Row | null; row: Row | null }): Promise<WriteCheck[]> {
    if (!row) return [];
    const { entries } = segmentRows.fieldsOf(row);
    if (!entries.some(({ segment }) => segment)) return [];
    const others = (await allRows({ resource: segmentRows })).filter(({ id }) => id !== row.id);
    const segments = new Map([...others, row].map((one) => [one.id, segmentRows.fieldsOf(one).entries]));
    const fault = nestingFault({ id: row.id, segments });
    if (fault) throw inputError({ code: "segment.nesting", faults: [fault] });
    const within = contained({ id: row.id, segments });
    return others.filter(({ id }) => within.has(id)).map(versionCheck);
  },
} satisfies Hooks;

/** The ids of all segments within a segment, at any level. */
function contained({
  id,
  segments,
  found = new Set(),
}: {
  id: string;
  segments: ReadonlyMap<string, Segment["entries"]>;
  found?: Set<string>;
}): Set<string> {
  for (const { segment } of segments.get(id) ?? [])
    if (segment && !found.has(segment)) contained({ id: segment, segments, found: found.add(segment) });
  return found;
}
