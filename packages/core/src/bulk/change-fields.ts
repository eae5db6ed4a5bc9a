import { isDeepStrictEqual } from "node:util";
import { mayWhole } from "@tresen/contract/kit/access";
import type { FieldError } from "@tresen/contract/kit/errors";
import { CHANGED_MEANWHILE, notFound } from "@tresen/contract/kit/errors.texts";
import { enteredFields } from "@tresen/contract/kit/resource";
import { type VisibleRow, findVisible, tryUpdate, updateRecord } from "../records";
import { recordOf } from "../records/rows";
import { fieldsAt } from "../plan/many";
import { isAppError } from "../platform/errors";
import { allFaults, isFaulty } from "./all-faults";
import { type Entry, refusedBy, refusedWith, titleOf } from "./entry";
import { writingOf } from "./definitions";
import type { Slice } from "./person";
import { planRow } from "./planned/plan-row";

/** The new values of some fields of a record as it is now; undefined removes a field. */
export interface NewValues {
  values: Record<string, unknown>;
  /** What is wrong with values that are left out for it. */
  faults?: readonly FieldError[];
}

export type IsSeen = (name: string) => boolean;

interface Change {
  slice: Slice;
  id: string;
  line?: number | undefined;
  /** @param isSeen whether the person sees what the field holds. */
  valuesOf: (record: { fields: Readonly<Record<string, unknown>>; isSeen: IsSeen }) => NewValues;
  /** The version that the record must have; without it, the change is made to whichever version there is. */
  version?: number | undefined;
}

/** How often a change is tried again when others change the record at the same moment. */
const ATTEMPTS = 4;

/**
 * Changes only the named fields of a record, with the checks of a single call. A change that somebody else makes at the
 * same moment is kept, since this one is repeated on the fresh record. A record in which nothing changes gets no new
 * version.
 */
export async function changeFields(change: Change): Promise<Entry> {
  const { slice, id, line, version } = change;
  const { resource, actor } = slice;
  const place = { id, ...(line === undefined ? {} : { line }) };
  for (let attempt = 1; ; attempt += 1) {
    const found = await findVisible({ resource, actor, id });
    // Whoever may not see a record learns no more of it than that it was not found.
    if (!found)
      return refusedWith({
        ...place,
        label: id,
        faults: [{ message: notFound(resource.one) }],
      });
    const label = titleOf({ resource, record: found.shown });
    if (version !== undefined && found.row.version !== version)
      return refusedWith({ ...place, label, faults: [{ message: CHANGED_MEANWHILE }] });
    try {
      return await changeRow({ change, found, label });
    } catch (error) {
      if (!isAppError(error, "record.stale") || attempt === ATTEMPTS || version !== undefined)
        return refusedBy({ ...place, label, error });
    }
  }
}

async function changeRow({
  change: { slice, id, line, valuesOf },
  found: { row, shown },
  label,
}: {
  change: Change;
  found: VisibleRow;
  label: string;
}): Promise<Entry> {
  const { resource, actor, data, now } = slice;
  const entry = { id, label, ...(line === undefined ? {} : { line }) };
  const isSeen = seenBy({ slice, found: { row, shown } });
  const { at } = data;
  const held = at === undefined ? row.fields : await fieldsAt({ resource, row, at });
  const wanted = valuesOf({ fields: held, isSeen });
  const named = Object.keys(wanted.values);
  const schema = enteredFields({ resource, isNew: false });
  const fields = withValues(held, wanted.values);
  const refused = async (found: readonly FieldError[]): Promise<Entry> =>
    refusedWith({ ...entry, faults: await allFaults({ slice, schema, fields, before: row, found }) });
  const parsed = schema.safeParse(fields);
  if (!parsed.success || wanted.faults?.length) return refused(wanted.faults ?? []);
  const values = Object.fromEntries(named.map((name) => [name, parsed.data[name]]));
  // Nobody learns that they have guessed what a field holds which they do not see.
  const changed = named.filter((name) => !isSeen(name) || !isDeepStrictEqual(plain(values[name]), plain(held[name])));
  if (changed.length === 0) return { ...entry, outcome: "unchanged" };
  const input = { ...withValues(held, values), version: row.version };
  const asked = { ...writingOf(resource), actor, now, id, input };
  let plan: { plan?: string } = {};
  try {
    await (data.isDryRun || at !== undefined ? tryUpdate(asked) : updateRecord(asked));
    if (at !== undefined) {
      const planned = Object.fromEntries(changed.map((name) => [name, plain(values[name]) ?? null]));
      plan = await planRow({ slice, row, fields: planned, at });
    }
  } catch (error) {
    if (isFaulty(error)) return refused(error.toFieldErrors());
    throw error;
  }
  const after = Object.fromEntries(
    changed.flatMap((name) => (isSeen(name) ? [[name, plain(values[name]) ?? null]] : [])),
  );
  const was = Object.fromEntries(changed.flatMap((name) => (held[name] === undefined ? [] : [[name, held[name]]])));
  return { ...entry, ...plan, outcome: at === undefined ? "changed" : "planned", named: changed, was, after };
}

/**
 * Which fields of the record the person sees. Of somebody who sees only what is public of it, a field that has nothing
 * there may be one that is kept from the public.
 */
function seenBy({ slice: { resource, actor }, found: { row, shown } }: { slice: Slice; found: VisibleRow }): IsSeen {
  const isWhole = mayWhole({ person: actor.user, verb: "read", resource, record: recordOf(row) });
  return (name) => (isWhole ? name in shown || !(name in row.fields) : (shown[name] ?? null) !== null);
}

function withValues(
  fields: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const all = Object.entries({ ...fields, ...values });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The value as it is stored, without undefined fields. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
