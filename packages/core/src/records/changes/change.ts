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

/** Who changes a record, when and by which action. A write without a user is made by the system. */
export interface Cause {
  actor: Actor | null;
  action: ChangeAction;
  now: Instant;
}

/** The compressed content of a change row. Secrets are stored apart from the fields and are not included. */
export interface ChangeContent {
  /**
   * The fields after the change, or before a removal; null when they are too large for the row and are stored in the
   * record's parts of this version.
   */
  fields: Record<string, unknown> | null;
  changes: ChangedField[];
}

/** The part of a resource that its change rows need. */
export type Recorded = Pick<Resource, "name" | "one" | "title" | "named" | "untitled" | "branchesOf">;

interface State {
  version: number;
  /** The number of part rows with the fields; undefined when the record needs none. */
  parts?: number;
  fields: Record<string, unknown>;
  secrets?: Record<string, unknown>;
}

/** How long changes are kept. */
export const KEPT_DAYS = 400;
/** The size limit of the content in bytes; the whole row may have 400 KB. */
const CONTENT_LIMIT = 300_000;
const VERSION_DIGITS = 10;

/**
 * The change row, which is written in the same transaction as the record.
 * @param before the record before the change, null for a new one.
 * @param after the record after it, null for a removal.
 */
export function changeItem({
  resource,
  id,
  before,
  after,
  cause,
  version = after?.version ?? (before?.version ?? 0) + 1,
  title,
}: {
  resource: Recorded;
  id: string;
  before: State | null;
  after: State | null;
  cause: Cause;
  /** The version of the row, by default the one after the change; a removal has the one after the last. */
  version?: number | undefined;
  /** The title, if the fields do not contain it. */
  title?: string;
}): ChangeRow {
  const { actor, action, now } = cause;
  const fields = after?.fields ?? before?.fields ?? {};
  const changes = changedFields({ before: before?.fields, after: after?.fields });
  // A password is no field of a stored record. The log tells that it was changed, without a value.
  if (before && after && before.secrets?.passwordHash !== after.secrets?.passwordHash)
    changes.push({ field: "password", before: null, after: null });
  const { parts = 0 } = after ?? before ?? {};
  const at = new Date(now).toISOString();
  const person = actor?.kind === "staff" ? actor.user : null;
  const branchesOf = (state: State | null): string[] => resource.branchesOf?.({ ...state?.fields, id }) ?? [];
  const branches = branchesOf(after ?? before);
  const former = branchesOf(before ?? after);
  return {
    resource: resource.name,
    id,
    version: versionKey(version),
    at,
    day: at.slice(0, 10),
    // An import has a single log entry, so the rows of its records are marked as parts.
    isPart: action === "import",
    actorKind: person ? "staff" : "system",
    actorId: person?.id,
    action,
    requestId: requestFields().requestId,
    title: title ?? recordTitle({ resource, record: fields }),
    branches: branches.length > 0 ? branches : undefined,
    formerBranches: String(former) === String(branches) ? undefined : former,
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

/** When a change made now expires, in seconds since 1970. */
export function expiryOf(at: Instant): number {
  return Math.ceil((at + KEPT_DAYS * DAY) / 1000);
}

/** The row without any content of the record, for an erased person. */
export function withoutContent({ title: _, ...row }: ChangeRow): ChangeRow {
  return { ...row, paths: [], content: compressed({ fields: null, changes: [] }) };
}

export function versionKey(version: number): string {
  return String(version).padStart(VERSION_DIGITS, "0");
}

/**
 * The compressed content. If it is too large, the record is left out first (its parts may contain it), then the changed
 * values.
 */
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
