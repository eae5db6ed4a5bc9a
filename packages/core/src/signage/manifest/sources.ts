import { NESTING_LIMIT } from "@tresen/contract/signage/playing/parts";
import type { Scene } from "@tresen/contract/signage/scene/scene.resource";
import type { Segment } from "@tresen/contract/signage/segment/segment.resource";
import type { Stream } from "@tresen/contract/signage/stream/stream.resource";
import { sceneContent } from "@tresen/contract/signage/scene/scene-content";
import * as z from "zod";
import { withPictures } from "../../records";
import { findRow, findRows, namedRecords } from "../../records/rows";
import { namedSegments } from "../reach";
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

/** What is played in place of the records of the same id. */
export interface Edited {
  scene?: Scene | undefined;
  segment?: Segment | undefined;
}

/** What a stream plays; null for one that does not exist. */
export async function readSources(id: string): Promise<Sources | null> {
  const row = await findRow({ resource: streamRows, id });
  return row ? sourcesOf({ stream: streamRows.recordOf(row) }) : null;
}

/** What the stream plays. Reads as often as segments are nested, and once for scenes. */
export async function sourcesOf({ stream, edited = {} }: { stream: Stream; edited?: Edited }): Promise<Sources> {
  const segments = new Map<string, Segment>();
  let wanted = new Set(namedSegments(stream));
  for (let depth = 0; depth < NESTING_LIMIT && wanted.size > 0; depth += 1) {
    const found = await readSegments({ ids: [...wanted], edited });
    for (const segment of found) segments.set(segment.id, segment);
    const next = found.flatMap(({ entries }) => entries);
    wanted = new Set(next.flatMap(({ segment }) => (segment && !segments.has(segment) ? [segment] : [])));
  }
  const ids = new Set([...segments.values()].flatMap(({ entries }) => entries.flatMap(({ scene }) => scene ?? [])));
  const { scene: own } = edited;
  const others = [...ids].filter((id) => id !== own?.id);
  const rows = await findRows({ resource: sceneRows, ids: others, isConsistent: false });
  const scenes = [...[...rows.values()].map(sceneRows.recordOf), ...(own && ids.has(own.id) ? [own] : [])];
  const filled = await withPictures({ schema: scenePictures, values: scenes });
  return { stream, segments: sorted([...segments.values()]), scenes: sorted(filled) };
}

async function readSegments({
  ids,
  edited: { segment: own },
}: {
  ids: readonly string[];
  edited: Edited;
}): Promise<Segment[]> {
  const others = ids.filter((id) => id !== own?.id);
  const rows = await findRows({ resource: segmentRows, ids: others, isConsistent: false });
  return [...[...rows.values()].map(segmentRows.recordOf), ...(own && ids.includes(own.id) ? [own] : [])];
}

/** In one order, so that the same records make the same text. */
function sorted<Entry extends { id: string }>(records: readonly Entry[]): Entry[] {
  return records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
