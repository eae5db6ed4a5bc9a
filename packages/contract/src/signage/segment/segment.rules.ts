import type { FieldError } from "../../kit/errors";
import { type IsValid, listOf } from "../../kit/validation/check";
import type { DeepPartial } from "../../kit/validation/valid-part";
import { fieldError } from "../../kit/validation/validation";
import { NESTING_LIMIT } from "../playing/parts";
import { SEGMENT_MESSAGES } from "./segment.texts";

interface Entry {
  scene?: string | null;
  segment?: string | null;
  condition?: { kind: string; value?: string | number | null } | null;
}

/** Refuses entries that are not exactly one scene or segment, and conditions without their value. */
export function checkSegment({
  fields,
  isValid,
}: {
  fields: DeepPartial<{ entries: readonly Entry[] }>;
  isValid: IsValid;
}): FieldError[] {
  return listOf(fields.entries).flatMap((entry, index) => {
    const path = `entries.${index}`;
    if (!entry || !isValid(path)) return [];
    const wrongValue = valueFault(entry.condition);
    return [
      ...(Boolean(entry.scene) === Boolean(entry.segment)
        ? [fieldError({ path: `${path}.scene`, code: "invalid", message: SEGMENT_MESSAGES.oneOf })]
        : []),
      ...(wrongValue ? [fieldError({ path: `${path}.condition.value`, code: "invalid", message: wrongValue })] : []),
    ];
  });
}

function valueFault(condition: DeepPartial<Entry>["condition"]): string | null {
  if (!condition) return null;
  const { kind, value } = condition;
  if (kind === "soldOutCategory") return typeof value === "string" && value !== "" ? null : SEGMENT_MESSAGES.category;
  if (kind === "openOrdersAbove") return typeof value === "number" ? null : SEGMENT_MESSAGES.orders;
  return value === null || value === undefined ? null : SEGMENT_MESSAGES.noValue;
}

type Nested = ReadonlyMap<string, readonly { segment?: string | null }[]>;

/**
 * What is wrong with the segments in a segment: a circle, or more than three levels, counted over what it contains and
 * what contains it.
 * @param segments the entries of all segments by their ids, with those that the segment is to get.
 */
export function nestingFault({ id, segments }: { id: string; segments: Nested }): FieldError | null {
  const entries = segments.get(id) ?? [];
  const above = levelsAbove({ id, segments });
  for (const [index, { segment }] of entries.entries()) {
    if (!segment) continue;
    const below = levelsBelow({ id: segment, segments, within: [id] });
    const isCircle = below === null;
    if (isCircle || above + 1 + below > NESTING_LIMIT) {
      const message = isCircle ? SEGMENT_MESSAGES.circle : SEGMENT_MESSAGES.tooDeep;
      return fieldError({ path: `entries.${index}.segment`, code: "nesting", message });
    }
  }
  return null;
}

/** How many levels the segment has, itself included; null for a circle. */
function levelsBelow({
  id,
  segments,
  within,
}: {
  id: string;
  segments: Nested;
  within: readonly string[];
}): number | null {
  if (within.includes(id)) return null;
  let most = 0;
  for (const { segment } of segments.get(id) ?? []) {
    if (!segment) continue;
    const below = levelsBelow({ id: segment, segments, within: [...within, id] });
    if (below === null) return null;
    most = Math.max(most, below);
  }
  return most + 1;
}

/** How many levels there are above the segment; circles above it count once. */
function levelsAbove({
  id,
  segments,
  within = [],
}: {
  id: string;
  segments: Nested;
  within?: readonly string[];
}): number {
  let most = 0;
  for (const [parent, entries] of segments) {
    if (within.includes(parent) || !entries.some(({ segment }) => segment === id)) continue;
    most = Math.max(most, 1 + levelsAbove({ id: parent, segments, within: [...within, id] }));
  }
  return most;
}
