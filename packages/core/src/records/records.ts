import type { Resource } from "@tresen/contract/kit/resource";
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
  insertRow,
  recordOf,
  removeRow,
  replaceRow,
  stale,
} from "./rows";
import { requireReferences } from "./references";
import { mayRead, requireRead, requireWrite, seen, shownTo, writableFields } from "./access";
import type { Hooks } from "./hooks";

type Input = Record<string, unknown>;

/** @throws missing, also for records that the actor may not know of, and forbidden. */
export async function getRecord({
  resource,
  actor,
  id,
}: {
  resource: Resource;
  actor: Actor;
  id: string;
}): Promise<AnyRecord> {
  requireRead({ resource, actor });
  const row = await existing({ resource, id });
  if (!mayRead({ resource, actor, row })) throw forbidden();
  const record = shownTo({ resource, actor, row });
  if (!record) throw missing(resource);
  return record;
}

/**
 * Stores a new record. `input` has passed the resource's schema and may have its own id.
 * @throws input for values that are taken and references to missing records, conflict for an id that is taken,
 * forbidden.
 */
export async function createRecord({
  resource,
  actor,
  now,
  input,
  hooks = {},
  indexing,
}: {
  resource: Resource;
  actor: Actor;
  now: Instant;
  input: Input;
  hooks?: Hooks | undefined;
  indexing?: Partial<Indexing> | undefined;
}): Promise<AnyRecord> {
  const { id = `${resource.idPrefix}_${ulid(now)}`, ...fields } = input;
  const at = new Date(now).toISOString();
  const draft: Row = { id: String(id), version: 1, createdAt: at, updatedAt: at, fields, parts: 0, secrets: {} };
  requireWrite({ resource, verb: "create", actor, rows: [draft] });
  refuseContradictions({ resource, fields });
  await checkReferences({ resource, actor, fields });
  const row = { ...draft, ...(await hooks.prepare?.({ fields, before: null, actor })) };
  refuseSecrets({ resource, row });
  const checks = await hooks.checks?.({ before: null, row, actor });
  const stored = await insertRow({ resource, row, checks, cause: { actor, action: "create", now }, indexing });
  return seen({ resource, actor, record: recordOf(stored) });
}

/**
 * Replaces a record. `input` is the whole record with the version it was based on.
 * @throws conflict for an outdated version, input, missing, forbidden.
 */
export async function updateRecord({
  resource,
  actor,
  now,
  id,
  input,
  hooks = {},
  indexing,
}: {
  resource: Resource;
  actor: Actor;
  now: Instant;
  id: string;
  input: Input;
  hooks?: Hooks | undefined;
  indexing?: Partial<Indexing> | undefined;
}): Promise<AnyRecord> {
  const { id: sent, version, createdAt: _, updatedAt: __, ...sentFields } = input;
  if (sent !== undefined && sent !== id)
    throw inputError({
      code: "record.id_fixed",
      faults: [{ field: "id", code: "record.id_fixed", message: ID_FIXED }],
    });
  requireWrite({ resource, verb: "update", actor, rows: [] });
  const before = await existing({ resource, id });
  const changed = { ...before, version: before.version + 1, updatedAt: new Date(now).toISOString() };
  requireWrite({ resource, verb: "update", actor, rows: [before, { ...changed, fields: sentFields }] });
  if (version !== before.version) throw stale();
  const fields = writableFields({ resource, actor, before, fields: sentFields });
  refuseContradictions({ resource, fields });
  await checkReferences({ resource, actor, fields, before: before.fields });
  const row: Row = { ...changed, fields, ...(await hooks.prepare?.({ fields, before, actor })) };
  refuseSecrets({ resource, row });
  const checks = await hooks.checks?.({ before, row, actor });
  const stored = await replaceRow({ resource, before, row, checks, cause: { actor, action: "update", now }, indexing });
  await hooks.after?.({ before, row: stored });
  return seen({ resource, actor, record: recordOf(stored) });
}

/**
 * Removes a record of a resource that no other resource refers to; for others see `removeRecord`.
 * @param beforehand throws to refuse the removal.
 * @throws missing, forbidden.
 */
export async function removeUnreferred({
  resource,
  actor,
  now,
  id,
  hooks = {},
  indexing,
  beforehand,
}: {
  resource: Resource;
  actor: Actor;
  now: Instant;
  id: string;
  hooks?: Hooks | undefined;
  indexing?: Partial<Indexing> | undefined;
  beforehand?: () => Promise<void>;
}): Promise<void> {
  requireWrite({ resource, verb: "remove", actor, rows: [] });
  const before = await existing({ resource, id });
  requireWrite({ resource, verb: "remove", actor, rows: [before] });
  await beforehand?.();
  const checks = await hooks.checks?.({ before, row: null, actor });
  await removeRow({ resource, before, checks, cause: { actor, action: "remove", now }, indexing });
  await hooks.after?.({ before, row: null });
}

/** @throws input with each new reference to a record that does not exist, or that the actor may not refer to. */
function checkReferences({
  resource: form,
  actor,
  fields,
  before,
}: {
  resource: Resource;
  actor: Actor;
  fields: Input;
  before?: Input;
}): Promise<void> {
  const mayRefer = form.refersTo?.mayRefer;
  return requireReferences({
    schema: form.fields,
    value: fields,
    before,
    mayRefer:
      mayRefer && (({ resource, row }) => mayRefer({ person: personOf(actor), form, resource, record: recordOf(row) })),
  });
}

/** @throws input with each contradiction between the fields. */
function refuseContradictions({ resource, fields }: { resource: Resource; fields: Input }): void {
  const faults = contradictions({ resource, fields });
  if (faults.length > 0) throw inputError({ code: "validation", faults });
}

/** Throws if a secret field is still among the fields: the resource's hooks must move it, so they were not passed. */
function refuseSecrets({ resource, row }: { resource: Resource; row: Row }): void {
  const name = Object.keys(row.fields).find((field) => isSecret(resource.fields.shape[field]));
  if (name !== undefined) throw new RangeError(`${resource.name}.${name} would be stored as it was sent`);
}

function isSecret(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && z.globalRegistry.get(schema)?.secret === true;
}

async function existing({ resource, id }: { resource: Resource; id: string }): Promise<Row> {
  const row = await findRow({ resource, id });
  if (!row) throw missing(resource);
  return row;
}

function missing({ one }: Resource): AppError {
  return new AppError("record.missing", "missing", notFound(one));
}
