import { configSubject } from "@tresen/contract/config/config.permissions";
import { ADDRESS_UNKNOWN, notFound } from "@tresen/contract/kit/errors.texts";
import { isAdmin, mayWhole } from "@tresen/contract/kit/access";
import type { Resource } from "@tresen/contract/kit/resource";
import type { ListedVersion, RecordVersion, VersionsQuery } from "@tresen/contract/log/version";
import { type Actor, personOf } from "../platform/actor";
import { AppError, forbidden } from "../platform/errors";
import { type ChangeRow, contentOf, versionKey } from "../records/changes";
import { findRow, partFields, recordOf } from "../records/rows";
import { findChange, readRecordChanges } from "./read-versions";
import { type NamesOf, type Subject, type View, actorOf, namesFor, viewFor } from "./view";

type Versioned = Subject & Partial<Pick<Resource, "fields" | "fieldAccess">>;

interface Reading {
  actor: Actor;
  /** Every resource, and the settings. */
  subjects: ReadonlyMap<string, Versioned>;
  namesOf: NamesOf;
  resource: string;
  id: string;
}

/**
 * The versions of a record, newest first, as far as the actor may read them: see `viewFor`. A page may have fewer than
 * its limit.
 * @throws missing, forbidden when the actor may not read the record as a whole, input for an invalid cursor.
 */
export async function listVersions({
  namesOf,
  query,
  ...asked
}: Reading & { query: VersionsQuery }): Promise<{ versions: ListedVersion[]; cursor: string | null }> {
  const { see, isShown } = await readerOf(asked);
  const { resource, id } = asked;
  const { rows, cursor } = await readRecordChanges({ resource, id, query, keeps: (row) => see(row) !== null });
  const names = await namesFor({ rows, namesOf });
  const versions = rows.map((row) => {
    const { version, at, action, paths = [], requestId } = row;
    const actor = actorOf({ row, names });
    return { version: Number(version), at, actor, action, fields: paths.filter(isShown), requestId: requestId || null };
  });
  return { versions, cursor };
}

/**
 * One version of a record with its fields. `record` is null where the actor may not see it as it was then.
 * @throws missing, also for a version that the actor may not read, and forbidden.
 */
export async function getVersion({
  namesOf,
  version,
  ...asked
}: Reading & { version: number }): Promise<RecordVersion> {
  const { see, isShown, subject } = await readerOf(asked);
  const { resource, id } = asked;
  const row = await findChange({ resource, id, version: versionKey(version) });
  const seen = row && see(row);
  if (!seen) throw missing(subject);
  const fields = await fieldsOf(seen);
  return {
    version,
    at: row.at,
    actor: actorOf({ row, names: await namesFor({ rows: [row], namesOf }) }),
    action: row.action,
    record: fields && Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name))),
    changes: seen.changes.filter(({ field }) => isShown(field)),
  };
}

/** How the actor may read the versions of this record. @throws missing, forbidden. */
async function readerOf({ actor, subjects, resource: name, id }: Omit<Reading, "namesOf">): Promise<{
  subject: Versioned;
  see: (row: ChangeRow) => View | null;
  isShown: (path: string) => boolean;
}> {
  const subject = subjects.get(name);
  if (!subject) throw new AppError("route.unknown", "missing", ADDRESS_UNKNOWN);
  const person = personOf(actor);
  const row = name === configSubject.name ? null : await findRow({ resource: subject, id });
  const record = row ? recordOf(row) : { id };
  // Of a record that was removed nobody else could tell any more whether the actor may have read it. Who may read none
  // of the resource does not learn whether there is one.
  if (!row && name !== configSubject.name && !isAdmin(person))
    throw mayWhole({ person, verb: "read", resource: subject }) ? missing(subject) : forbidden();
  if (!mayWhole({ person, verb: "read", resource: subject, record })) throw forbidden();
  const { fields, fieldAccess } = subject;
  const named = fields ? Object.fromEntries(Object.keys(fields.shape).map((field) => [field, null])) : {};
  const shown =
    fields && fieldAccess?.shown({ person, resource: { ...subject, fields }, record: { ...named, ...record } });
  return {
    subject,
    see: (change) => viewFor({ row: change, actor, subject, within: "all" }),
    isShown: (path) => !shown || headOf(path) in shown || !(headOf(path) in named),
  };
}

function headOf(path: string): string {
  return path.split(".", 1)[0] ?? path;
}

/**
 * The fields of the version; those before it for a removal. Null where they are not stored any more, or where the actor
 * may see the record only as it was before.
 */
async function fieldsOf({ row, seesBefore, seesAfter }: View): Promise<Record<string, unknown> | null> {
  const isRemoval = row.action === "remove";
  if (!(isRemoval ? seesBefore : seesAfter)) return null;
  const { fields } = contentOf(row);
  if (fields || !row.parts) return fields;
  const { resource: name, id, parts } = row;
  // A removal has a version of its own, and the record's parts have the one before.
  const version = Number(row.version) - (isRemoval ? 1 : 0);
  return partFields({ resource: name, id, version, parts });
}

function missing({ one }: Versioned): AppError {
  return new AppError("version.missing", "missing", notFound(one));
}
