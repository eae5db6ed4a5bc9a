import { NESTING_LIMIT } from "@tresen/contract/signage/playing/parts";
import type { Scene } from "@tresen/contract/signage/scene/scene.resource";
import type { Segment } from "@tresen/contract/signage/segment/segment.resource";
import type { Stream } from "@tresen/contract/signage/stream/stream.resource";
import { sceneContent } from "@tresen/contract/signage/scene/scene-content";
import * as z from "zod";
import { withPictures } from "../../records";
import { findRow, findRows, namedRecords } from "../../records/rows";
import { segmentRows } from "../segment-hooks";

const sceneRows = namedRecords<Scene>("scenes");
const streamRows = namedRecords<Stream>("digital-signage-streams");
const scenePictures = z.object({ content: sceneContent });

/** A stream with all segments and scenes that it can reach. */
export interface Sources {
  stream: Stream;
  segments: Segment[];
  scenes: Scene[];
}

/** What a stream plays; null for one that does not exist. Reads as often as segments are nested, and once for scenes. */
export async function readSources(id: string): Promise<Sources | null> {
  const row = await findRow({ resource: streamRows, id });
  if (!row) return null;
  const stream = streamRows.recordOf(row);
  const segments = new Map<string, Segment>();
  let wanted = new Set([stream.filler, ...[...stream.plan, ...stream.overrides].map(({ segment }) => segment)]);
  for (let depth = 0; depth < NESTING_LIMIT && wanted.size > 0; depth += 1) {
    const found = await findRows({ resource: segmentRows, ids: [...wanted], isConsistent: false });
    for (const segment of found.values()) segments.set(segment.id, segmentRows.recordOf(segment));
    const next = [...found.values()].flatMap((one) => segmentRows.recordOf(one).entries);
    wanted = new Set(next.flatMap(({ segment }) => (segment && !segments.has(segment) ? [segment] : [])));
  }
  const ids = [...segments.values()].flatMap(({ entries }) => entries.flatMap(({ scene }) => scene ?? []));
  const scenes = await findRows({ resource: sceneRows, ids: [...new Set(ids)], isConsistent: false });
  const filled = await withPictures({ schema: scenePictures, values: [...scenes.values()].map(sceneRows.recordOf) });
  return { stream, segments: sorted([...segments.values()]), scenes: sorted(filled) };
}

/** In one order, so that the same records make the same text. */
function sorted<Entry extends { id: string }>(records: readonly Entry[]): Entry[] {
  return records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
