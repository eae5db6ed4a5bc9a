import { isAdmin, may, permissionOf } from "@tresen/contract/kit/access";
import { nestingFault } from "@tresen/contract/signage/segment/segment.rules";
import { segmentReferrer } from "@tresen/contract/signage/segment/segment.referrer";
import type { Segment } from "@tresen/contract/signage/segment/segment.resource";
import { SEGMENT_MESSAGES } from "@tresen/contract/signage/segment/segment.texts";
import { streamReferrer } from "@tresen/contract/signage/stream/stream.referrer";
import type { Stream } from "@tresen/contract/signage/stream/stream.resource";
import { type Actor, personOf } from "../platform/actor";
import { AppError, inputError } from "../platform/errors";
import type { Hooks } from "../records";
import { type Row, type WriteCheck, allRows, namedRecords, versionCheck } from "../records/rows";
import { namedSegments, reachedSegments } from "./reach";

export const segmentRows = namedRecords<Segment>(segmentReferrer.name);
const streamRows = namedRecords<Stream>(streamReferrer.name);

/**
 * The hooks of segments: none contains itself, and they are nested three levels deep at most. All that a segment
 * contains must be unchanged when it is written, so that two writes cannot make a circle together. What is deeper all
 * the same, since a segment above it was written at the same moment, is not played. And whoever changes a segment may
 * change what plays it.
 */
export const segmentHooks = {
  async checks({ before, row, actor }: { before: Row | null; row: Row | null; actor: Actor }): Promise<WriteCheck[]> {
    if (before) await requireOwnStreams({ actor, id: before.id, verb: row ? "update" : "remove" });
    if (!row) return [];
    const { entries } = segmentRows.fieldsOf(row);
    if (!entries.some(({ segment }) => segment)) return [];
    const others = (await allRows({ resource: segmentRows })).filter(({ id }) => id !== row.id);
    const contents = new Map([...others, row].map((one) => [one.id, segmentRows.fieldsOf(one).entries]));
    const fault = nestingFault({ id: row.id, segments: contents });
    if (fault) throw inputError({ code: "segment.nesting", faults: [fault] });
    const within = reachedSegments({ ids: [row.id], contents });
    return others.filter(({ id }) => within.has(id)).map(versionCheck);
  },
} satisfies Hooks;

/**
 * Refuses to change or remove a segment that streams play which the actor may not change: a segment belongs to no branch,
 * its streams do. A custom role with the permission for segments holds it for all of them.
 * @throws forbidden
 */
export async function requireOwnStreams({
  actor,
  id,
  verb,
}: {
  actor: Actor;
  id: string;
  verb: "update" | "remove";
}): Promise<void> {
  const person = personOf(actor);
  const { name } = permissionOf({ resource: segmentReferrer, verb });
  if (isAdmin(person) || person?.permissions?.some(({ permission }) => permission === name)) return;
  const [segments, streams] = await Promise.all([
    allRows({ resource: segmentRows, consistent: false }),
    allRows({ resource: streamRows, consistent: false }),
  ]);
  const contents = new Map(segments.map((row) => [row.id, segmentRows.fieldsOf(row).entries]));
  const isForeign = streams.map(streamRows.recordOf).some((stream) => {
    const plays = reachedSegments({ ids: namedSegments(stream), contents }).has(id);
    return plays && !may({ person, verb: "update", resource: streamReferrer, record: { ...stream } });
  });
  if (isForeign) throw new AppError("segment.other_streams", "forbidden", SEGMENT_MESSAGES.otherStreams);
}
