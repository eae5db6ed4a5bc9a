import type { Resource } from "@tresen/contract/kit/resource";
import { switchesOf } from "@tresen/contract/kit/switches";
import { contradictions } from "@tresen/contract/kit/validation/check";
import type { Instant } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import * as z from "zod";
import { ID_FIXED, notFound } from "@tresen/contract/kit/errors.texts";
import { type Actor, personOf } from "../platform/actor";
import { AppError, forbidden, inputError } from "../platform/errors";
import {
  type AnyRecord,
  type Indexing,
  type Row,
  findRow,
  referenceCheck,
  type RowChange,
  recordOf,
  stale,
  writeRow,
} from "./rows";
import type { Cause } from "./changes";
import { guardedUses, requireReferences } from "./references";
import { requireRead, requireWrite, seen, shownTo, writableFields } from "./access";
import type { Hooks } from "./hooks";

type Input = Record<string, unknown>;

/** How often a record is stored whose creation its hooks repeat. */
const ATTEMPTS = 8;

interface Asked {
  resource: Resource;
  actor: Actor;
  id: string;
}

/** What the calls that change a record have in common. */
interface Change extends Omit<Asked, "id"> {
  now: Instant;
  hooks?: Hooks | undefined;
  /** Needed when the resource is indexed. */
  indexing?: Partial<Indexing> | undefined;
}

/** @throws missing, also for records that the actor may not know of, and forbidden. */
export async function getRecord({ resource, actor, id }: Asked): Promise<AnyRecord> {
  requireRead({ resource, actor });
  const row = await existing({ resource, id });
  const record = shownTo({ resource, actor, row });
  if (record) return record;
  throw resource.access.read === "public" ? missing(resource) : forbidden();
}

/**
 * Stores a new record. `input` has passed the resource's schema and may have its own id.
 * @throws input for values that are taken and references to missing records, conflict for an id that is taken,
 * forbidden.
 */
export async function createRecord({ input, ...change }: Change & { input: Input }): Promise<AnyRecord> {
  const { resource, actor, now, hooks } = change;
  const { id = `${resource.idPrefix}_${ulid(now)}`, ...given } = input;
  const fields = (await hooks?.derive?.({ fields: given, before: null })) ?? given;
  const at = new Date(now).toISOString();
  const draft: Row = { id: String(id), version: 1, createdAt: at, updatedAt: at, fields, parts: 0, secrets: {} };
  requireWrite({ resource, verb: "create", actor, rows: [draft] });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return seen({ resource, actor, record: recordOf(await save({ ...change, before: null, draft })) });
    } catch (error) {
      if (attempt === ATTEMPTS || !hooks?.isRepeated?.(error)) throw error;
    }
  }
}

/**
 * Replaces a record. `input` is the whole record with the version it was based on.
 * @throws conflict for an outdated version, input, missing, forbidden.
 */
export async function updateRecord({
  id,
  input,
  ...change
}: Change & { id: string; input: Input }): Promise<AnyRecord> {
  const { resource, actor, now, hooks } = change;
  const { id: sent, version, createdAt: _, updatedAt: __, ...given } = input;
  if (sent !== undefined && sent !== id)
    throw inputError({
      code: "record.id_fixed",
      faults: [{ field: "id", code: "record.id_fixed", message: ID_FIXED }],
    });
  requireWrite({ resource, verb: "update", actor });
  const before = await existing({ resource, id });
  const own = { ...switchesOf(before.fields), ...given, ...servedFields({ resource, before }) };
  const sentFields = (await hooks?.derive?.({ fields: own, before })) ?? own;
  const draft = { ...before, version: before.version + 1, updatedAt: new Date(now).toISOString(), fields: sentFields };
  requireWrite({ resource, verb: "update", actor, rows: [before, draft] });
  if (version !== before.version) throw stale();
  const fields = writableFields({ resource, actor, before, fields: sentFields });
  const row = await save({ ...change, before, draft: { ...draft, fields } });
  await hooks?.after?.({ ...change, before, row });
  return seen({ resource, actor, record: recordOf(row) });
}

/**
 * Removes a record of a resource that no other resource refers to; for others see `removeRecord`.
 * @param beforehand throws to refuse the removal.
 * @throws missing, forbidden.
 */
export async function removeUnreferred({
  id,
  beforehand,
  ...change
}: Change & { id: string; beforehand?: () => Promise<void> }): Promise<void> {
  const { resource, actor, hooks } = change;
  requireWrite({ resource, verb: "remove", actor });
  const before = await existing({ resource, id });
  requireWrite({ resource, verb: "remove", actor, rows: [before] });
  await beforehand?.();
  await store({ ...change, action: "remove", before, after: null });
  await hooks?.after?.({ ...change, before, row: null });
}

/**
 * Checks and stores a record whose fields the actor may write.
 * @throws input with each contradiction between the fields, and with each new reference to a record that does not exist
 * or that the actor may not refer to.
 */
async function save({ before, draft, ...change }: Change & { before: Row | null; draft: Row }): Promise<Row> {
  const { resource, actor, hooks } = change;
  const { fields } = draft;
  const faults = contradictions({ resource, fields });
  if (faults.length > 0) throw inputError({ code: "validation", faults });
  const mayRefer = resource.refersTo?.mayRefer;
  await requireReferences({
    schema: resource.fields,
    value: fields,
    before: before?.fields,
    mayRefer: (referred) => mayRefer?.({ person: personOf(actor), form: resource, ...referred }) ?? true,
  });
  const after = { ...draft, ...(await hooks?.prepare?.({ id: draft.id, fields, before, actor, now: change.now })) };
  refuseSecrets({ resource, row: after });
  return store({ ...change, action: before ? "update" : "create", before, after });
}

/** Writes the change with the conditions that the hooks bring along. */
async function store({
  resource,
  actor,
  now,
  hooks,
  indexing,
  action,
  ...rows
}: Change & Pick<Cause, "action"> & RowChange): Promise<Row> {
  const checks = (await hooks?.checks?.({ before: rows.before, row: rows.after, actor, now })) ?? [];
  const uses = await guardedUses({ schema: resource.fields, value: rows.after?.fields, before: rows.before?.fields });
  const all = [...checks, ...uses.map(referenceCheck)];
  return writeRow({ resource, ...rows, checks: all, cause: { actor, action, now }, indexing });
}

/** Fields that only the server writes are as they are stored, whatever was sent: the branches of a record may be one. */
function servedFields({ resource, before }: { resource: Resource; before: Row }): Record<string, unknown> {
  const served = Object.entries(resource.fields.shape).filter(([, schema]) => z.globalRegistry.get(schema)?.readOnly);
  return Object.fromEntries(served.map(([name]) => [name, before.fields[name]]));
}

/** Throws if a secret field is still among the fields: the resource's hooks must move it, so they were not passed. */
function refuseSecrets({ resource, row }: { resource: Resource; row: Row }): void {
  const name = Object.keys(row.fields).find((field) => {
    const schema = resource.fields.shape[field];
    return schema && z.globalRegistry.get(schema)?.secret;
  });
  if (name !== undefined) throw new RangeError(`${resource.name}.${name} would be stored as it was sent`);
}

async function existing({ resource, id }: { resource: Resource; id: string }): Promise<Row> {
  const row = await findRow({ resource, id });
  if (!row) throw missing(resource);
  return row;
}

function missing({ one }: Resource): AppError {
  return new AppError("record.missing", "missing", notFound(one));
}
