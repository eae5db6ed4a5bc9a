import type { AnyRecord } from "@tresen/contract/openapi/client";
import { isObject } from "@tresen/contract/kit/object";
import type {
  EntryCondition,
  LiveFacts,
  PlayableScene,
  PlayableSegment,
  SegmentEntry,
} from "@tresen/contract/signage/playing/parts";
import { scenes } from "@tresen/contract/signage/scene/scene.resource";
import { segmentEntry } from "@tresen/contract/signage/segment/segment.referrer";
import { segments } from "@tresen/contract/signage/segment/segment.resource";

const sceneParts = scenes.fields
  .pick({
    ...{ isEnabled: true, duration: true, transition: true },
    ...{ validFrom: true, validTo: true, schedule: true, branches: true },
  })
  .strip();
const order = segments.fields.shape.order;

/** What decides whether a scene is shown; null for a record that lacks it. */
export function playableScene(record: AnyRecord): PlayableScene | null {
  const { data } = sceneParts.safeParse(record);
  if (!data) return null;
  const { validFrom, validTo, branches, ...rest } = data;
  return {
    ...rest,
    id: record.id,
    validFrom: validFrom ?? null,
    validTo: validTo ?? null,
    branches: branches.map(({ id }) => id),
  };
}

/** A segment as it is played, also one that is still being edited: what is not whole yet is left out. */
export function playableSegment(record: { id: string } & Readonly<Record<string, unknown>>): PlayableSegment {
  return {
    id: record.id,
    order: order.safeParse(record["order"]).data ?? "sequence",
    entries: entriesOf(record["entries"]).flatMap((entry) => playableEntry(entry) ?? []),
  };
}

/** The entries of a segment as they are edited. */
export function entriesOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((entry) => (isObject(entry) ? entry : {})) : [];
}

export function playableEntry(value: unknown): SegmentEntry | null {
  const { data } = segmentEntry.safeParse(value);
  if (!data) return null;
  const { condition, ...entry } = data;
  if (!condition) return entry;
  const known = conditionOf(condition);
  return known && { ...entry, condition: known };
}

function conditionOf({
  kind,
  value,
}: {
  kind: EntryCondition["kind"];
  value?: string | number | null | undefined;
}): EntryCondition | null {
  if (kind === "open") return { kind };
  if (kind === "soldOutCategory") return typeof value === "string" ? { kind, value } : null;
  return typeof value === "number" ? { kind, value } : null;
}

export const byId = <R extends { id: string }>(records: readonly R[]): ReadonlyMap<string, R> =>
  new Map(records.map((record) => [record.id, record]));

/** What a branch would have to be like for every condition of the segments to be met. */
export function everythingMet(segments: Iterable<PlayableSegment>): LiveFacts {
  const conditions = [...segments].flatMap(({ entries }) => entries.flatMap(({ condition }) => condition ?? []));
  return {
    isOpen: true,
    openOrders: Number.MAX_SAFE_INTEGER,
    soldOutCategories: conditions.flatMap((condition) =>
      condition.kind === "soldOutCategory" ? [condition.value] : [],
    ),
  };
}
