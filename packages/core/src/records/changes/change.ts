import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type ChangedField, changedFields } from "@tresen/contract/log/changed-fields";
import type { ChangeAction } from "@tresen/contract/log/log";
import { isObject } from "@tresen/contract/kit/object";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Resource } from "@tresen/contract/kit/resource";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import type { Actor } from "../../platform/actor";
import { requestFields } from "../../platform/request";
import type { ChangeEntity } from "./change.entity";

export type ChangeRow = EntityItem<typeof ChangeEntity>;

/** Who changes a record, when and how. Whoever writes one without a person in front of it is the system. */
export interface Cause {
  actor: Actor | null;
  action: ChangeAction;
  now: Instant;
}

/** What a change row holds compressed. Secrets stand apart in a record and are no part of it. */
export interface ChangeContent {
  /**
   * After the change, or as they were when the record was removed; null where they were too large for the row: then
   * they stand in the record's parts of this version.
   */
  fields: Record<string, unknown> | null;
  changes: ChangedField[];
}

/** What is told of a resource beside its records. */
export type Recorded = Pick<Resource, "name" | "one" | "title" | "untitled" | "branchesOf">;

interface State {
  version: number;
  /** How many rows of their own hold the fields; none for what stands in one. */
  parts?: number;
  fields: Record<string, unknown>;
}

/** How long a change can be looked up. */
const KEPT_DAYS = 400;
/** Bytes of a row's content; the row may hold 400 KB in all. */
const CONTENT_LIMIT = 300_000;
const VERSION_DIGITS = 10;

/**
 * The row that tells of a change, to be written in the same transaction as the record.
 * @param before the record as it was, null for a new one.
 * @param after as it will be, null for one that goes.
 */
export function changeItem({
  resource,
  id,
  before,
  after,
  cause,
  title,
}: {
  resource: Recorded;
  id: string;
  before: State | null;
  after: State | null;
  cause: Cause;
  /** How it is called, where its fields do not say it. */
  title?: string;
}): ChangeRow {
  const { actor, action, now } = cause;
  const fields = after?.fields ?? before?.fields ?? {};
  const changes = changedFields({ before: before?.fields ?? null, after: after?.fields ?? null });
  const { parts = 0 } = after ?? before ?? {};
  const at = new Date(now).toISOString();
  const person = actor?.kind === "staff" ? actor.user : null;
  const branches = resource.branchesOf?.({ ...fields, id }) ?? [];
  return {
    resource: resource.name,
    id,
    version: versionKey(after?.version ?? (before?.version ?? 0) + 1),
    at,
    day: at.slice(0, 10),
    // Of an import's records the log has one entry for all.
    isPart: action === "import",
    actorKind: person ? "staff" : "system",
    actorId: person?.id,
    actorName: person?.name,
    action,
    requestId: requestFields().requestId,
    title: title ?? recordTitle({ resource, record: fields }),
    branches: branches.length > 0 ? branches : undefined,
    paths: changes.map(({ field }) => field),
    parts: parts || undefined,
    content: compressed({ fields: parts > 0 ? null : fields, changes }),
    expiresAt: expiryOf(now),
  };
}

export function contentOf({ content }: ChangeRow): ChangeContent {
  const parsed: unknown = JSON.parse(inflateRawSync(content).toString());
  if (!isContent(parsed)) throw new RangeError("This row tells of no change");
  return parsed;
}

function isContent(value: unknown): value is ChangeContent {
  return isObject(value) && (value.fields === null || isObject(value.fields)) && Array.isArray(value.changes);
}

/** When a change of this moment is forgotten, in seconds since 1970. */
export function expiryOf(at: Instant): number {
  return Math.ceil((at + KEPT_DAYS * DAY) / 1000);
}

/** The row without anything that was in the record: for a person who was erased. */
export function withoutContent({ title: _, ...row }: ChangeRow): ChangeRow {
  return { ...row, paths: [], content: compressed({ fields: null, changes: [] }) };
}

export function versionKey(version: number): string {
  return String(version).padStart(VERSION_DIGITS, "0");
}

/** What is too large leaves out first the whole record, which may stand in parts of its own, and then the values. */
export function compressed({ fields, changes }: ChangeContent): Uint8Array {
  const told = changes.map(({ field }) => ({ field, before: null, after: null }));
  for (const content of [
    { fields, changes },
    { fields: null, changes },
  ]) {
    const bytes = deflateRawSync(JSON.stringify(content));
    if (bytes.length <= CONTENT_LIMIT) return bytes;
  }
  return deflateRawSync(JSON.stringify({ fields: null, changes: told }));
}
