import { IN_USE, REFERRING } from "@tresen/contract/kit/errors";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { type Reference, referencesIn, requiredReferencesIn } from "@tresen/contract/kit/references/references";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Referrer } from "@tresen/contract/kit/resource";
import type * as z from "zod";
import { named, stillUsed } from "@tresen/contract/kit/errors.texts";
import { AppError, inputError } from "../../platform/errors";
import { isPicture, isReady } from "../pictures";
import { type AnyRecord, type Indexing, type Referring, allRows, findRows, recordOf, requireIndexing } from "../rows";

export { guardedUses } from "./guarded-uses";
export { referringSettings } from "./settings";

/** The number of referring records named in the message of a refusal, and listed in its details. */
const NAMED = 5;
const LISTED = 20;

/**
 * Refuses references to missing records, to those that `mayRefer` does not allow, as if they were missing too, and to
 * pictures and videos whose file is awaited or was refused.
 * References that `before` has too are not checked again, but for pictures: whoever saves a record with one that is gone
 * is told so. The check precedes the write and is not part of its transaction: of some resources `guardedUses` makes sure
 * that they are not removed at the same moment; of other records a dangling reference remains, which every reader ignores.
 * @throws input with each fault.
 */
export async function requireReferences({
  schema,
  value,
  before,
  mayRefer = () => true,
}: {
  schema: z.ZodType;
  value: unknown;
  before?: unknown;
  mayRefer?: (referred: { resource: string; record: AnyRecord }) => boolean;
}): Promise<void> {
  const known = new Set(before === undefined ? [] : referencesIn({ schema, value: before }).map(keyOf));
  const isKnown = (reference: Reference): boolean => known.has(keyOf(reference));
  const references = requiredReferencesIn({ schema, value }).filter((one) => isPicture(one) || !isKnown(one));
  const wanted = Map.groupBy(references, ({ resource }) => resource);
  const faults = await Promise.all(
    [...wanted].map(async ([resource, list]) => {
      const found = await findRows({ resource: { name: resource }, ids: list.map(({ id }) => id) });
      return list.flatMap((reference) => {
        const row = found.get(reference.id);
        if (row && isKnown(reference)) return [];
        const isAllowed = row && mayRefer({ resource, record: recordOf(row) });
        if (isAllowed && isReady({ resource, row })) return [];
        const message = isAllowed ? VALIDATION.noFile : VALIDATION.reference;
        return [fieldError({ path: reference.path, code: "reference", message })];
      });
    }),
  );
  if (faults.flat().length > 0) throw inputError({ code: "record.reference_missing", faults: faults.flat() });
}

interface Removal {
  resource: Referrer;
  id: string;
  /** All resources whose records may refer to records of this one. */
  referrers: readonly Referrer[];
  /** Needed when one of these resources is indexed. */
  indexing?: Partial<Indexing> | undefined;
  /** Whether the actor may see the name of the referring record. Others are only counted. */
  mayName: (record: Referring) => boolean;
}

/**
 * Refuses the removal of a record that others refer to.
 * @throws conflict that names some of them, in its message and in its details.
 */
export async function requireUnreferenced({ mayName, ...asked }: Removal): Promise<void> {
  const referring = await findReferring(asked);
  if (referring.length > 0) throw inUse({ resource: asked.resource, referring, mayName });
}

/** The records that refer to one; of indexed resources up to a limit. */
export async function findReferring({
  resource,
  id,
  referrers,
  indexing,
}: Omit<Removal, "mayName">): Promise<Referring[]> {
  const small = referrers.filter(({ storage }) => storage !== "indexed");
  const sources = referrers.filter(({ storage }) => storage === "indexed");
  const [first] = sources;
  const found = await Promise.all([
    first ? requireIndexing({ resource: first, indexing, part: "referrers" })({ sources, resource, id }) : [],
    ...small.map(async (source) => (await allRows({ resource: source })).map((row) => ({ resource: source, row }))),
  ]);
  return found.flat().filter((record) => refersTo({ record, resource, id }));
}

/** The error that refuses a removal because of these referring records. */
export function inUse({
  resource,
  referring,
  mayName,
}: Pick<Removal, "mayName"> & { resource: Pick<Referrer, "one">; referring: readonly Referring[] }): AppError {
  const details = referring.filter(mayName).map(({ resource: source, row }) => ({
    field: `${source.name}.${row.id}`,
    code: REFERRING,
    message: nameOf({ resource: source, row }),
  }));
  const unnamed = Map.groupBy(
    referring.filter((record) => !mayName(record)),
    (record) => record.resource,
  );
  const counts = [...unnamed].map(([{ one, many }, { length }]) => `${length} ${length === 1 ? one : many}`);
  const message = stillUsed({
    one: resource.one,
    by: [...counts, ...details.slice(0, NAMED).map((detail) => detail.message)],
    more: details.length - NAMED,
  });
  return new AppError(IN_USE, "conflict", message, [{ code: IN_USE, message }, ...details.slice(0, LISTED)]);
}

/** For example `Tisch „7“`; a record without a title has the name of its resource. */
function nameOf({ resource, row }: Referring): string {
  const label = recordTitle({ resource, record: row.fields });
  return label.startsWith(resource.one) ? label : named({ one: resource.one, title: label });
}

function keyOf({ resource, id }: Reference): string {
  return `${resource} ${id}`;
}

/** Whether a record refers to another one. A reference to itself does not prevent a removal. */
export function refersTo({ record, resource, id }: { record: Referring; resource: Referrer; id: string }): boolean {
  const { resource: source, row } = record;
  if (source.name === resource.name && row.id === id) return false;
  return referencesIn({ schema: source.fields, value: row.fields }).some(
    (reference) => reference.resource === resource.name && reference.id === id,
  );
}
