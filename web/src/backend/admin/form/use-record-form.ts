import type { FieldError } from "@tresen/contract/kit/errors";
import { useCallback, useMemo, useState } from "react";
import { type Draft, draftOf, isSame } from "../model/draft";
import { describePath, isWithin, normalizePath, propertyOf } from "../model/path";
import { type Field } from "../model/field";

export interface RecordForm {
  draft: Draft;
  setDraft: (draft: Draft) => void;
  /** Replaces the whole draft. The editors begin anew, so that none keeps what was typed into it before. */
  replaceDraft: (draft: Draft) => void;
  /** Grows with each replaced draft. */
  generation: number;
  /** Grows, by the key of a field, when its value was replaced by what the server has. */
  revisions: Revisions;
  errors: ReadonlyMap<string, string>;
  /** Shows these faults at their fields, and returns those without a field. */
  setErrors: (errors: readonly FieldError[]) => void;
  /** Faults that belong to no field of the form. */
  otherErrors: readonly string[];
  isDirty: boolean;
}

export type Revisions = Readonly<Record<string, number>>;

interface Content {
  initial: Draft;
  since: Draft | undefined;
  draft: Draft;
  generation: number;
  revisions: Revisions;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The state of a form: the draft, whether it differs from its initial state, and its faults. */
export function useRecordForm({
  fields,
  initial,
  since,
  entered,
}: {
  fields: readonly Field[];
  /** Another one, as after a save, replaces the values of the fields that the person has not changed. */
  initial: Draft;
  /** What the form held when the record was sent of which `initial` is the answer; missing if nothing was sent. */
  since?: Draft | undefined;
  /** What was entered elsewhere already. */
  entered?: Draft | undefined;
}): RecordForm {
  const [content, setContent] = useState<Content>(() => ({
    initial,
    since,
    draft: entered ? draftOf({ fields, record: { ...initial, ...entered } }) : initial,
    generation: 0,
    revisions: {},
  }));
  if (content.initial !== initial) setContent(renewed({ content, initial, since }));
  const { draft, generation, revisions } = content;
  const [errors, setErrorMap] = useState(NONE);
  const [otherErrors, setOtherErrors] = useState<readonly string[]>([]);
  const isDirty = useMemo(() => !isSame(content.initial, draft), [content.initial, draft]);

  const setDraft = useCallback(
    (changed: Draft) => {
      const touched = Object.keys(changed).filter((key) => !Object.is(changed[key], draft[key]));
      setContent((known) => {
        const before = known.draft;
        // What was changed since this draft was drawn stays, such as by an editor that follows another field.
        const after =
          before === draft ? changed : { ...before, ...Object.fromEntries(touched.map((key) => [key, changed[key]])) };
        // The fault of a field disappears when the field changes; the next validation decides again.
        setErrorMap((errors) => (errors.size === 0 ? errors : withoutBelow({ errors, before, after, keys: touched })));
        return { ...known, draft: after };
      });
    },
    [draft],
  );

  const replaceDraft = useCallback((changed: Draft) => {
    setContent((known) => ({ ...known, draft: changed, generation: known.generation + 1 }));
    setErrorMap(NONE);
    setOtherErrors([]);
  }, []);

  const setErrors = useCallback(
    (faults: readonly FieldError[]) => {
      const keys = new Set(fields.map(({ key }) => key));
      const atFields = new Map<string, string>();
      const others: string[] = [];
      for (const { field, message } of faults) {
        const path = normalizePath(field ?? "");
        const [head = ""] = path.split(".");
        if (keys.has(head)) atFields.set(path, atFields.get(path) ?? message);
        else others.push(path ? `${describePath({ fields, path })}: ${message}` : message);
      }
      setErrorMap(atFields);
      setOtherErrors(others);
    },
    [fields],
  );
  return { draft, setDraft, replaceDraft, generation, revisions, errors, setErrors, otherErrors, isDirty };
}

/** The version of a record that a form edits, and what the form held when that version was sent. */
export interface Edited<R> {
  record: R;
  since?: Draft;
}

/**
 * A form goes on with the saved record, instead of beginning anew: what is typed while a save is under way stays, and
 * so does the cursor.
 * @returns the record that is edited, and a function that goes on with another version of it.
 */
export function useEdited<R extends { version: number } | null>(given: R) {
  const [edited, setEdited] = useState<Edited<R>>({ record: given });
  return {
    ...edited,
    edit: setEdited,
    /** Goes on with a newer version that was loaded, unless it would replace what nobody has saved. */
    follow: ({ isBusy }: { isBusy: boolean }): void => {
      if (!isBusy && given && edited.record && given.version > edited.record.version) setEdited({ record: given });
    },
  };
}

/** The content of a form over another record: what the person has changed since then stays. */
function renewed({ content, initial, since }: { content: Content; initial: Draft; since: Draft | undefined }): Content {
  const { draft } = content;
  // Each draft that was sent counts for its own answer only.
  const before = since && since !== content.since ? since : content.initial;
  const values: Draft = {};
  const revisions: Record<string, number> = { ...content.revisions };
  for (const [key, value] of Object.entries(initial)) {
    const isKept = key in draft && (!isSame(draft[key], before[key]) || isSame(draft[key], value));
    values[key] = isKept ? draft[key] : value;
    if (!isKept) revisions[key] = (revisions[key] ?? 0) + 1;
  }
  return { ...content, initial, since, draft: values, revisions };
}

/**
 * Removes the faults of values that changed. If the length of a list changed, its entries moved, so all its faults are
 * removed.
 */
function withoutBelow({
  errors,
  before,
  after,
  keys,
}: {
  errors: ReadonlyMap<string, string>;
  before: Draft;
  after: Draft;
  keys: readonly string[];
}): ReadonlyMap<string, string> {
  const kept = [...errors].filter(
    ([path]) =>
      !keys.some(
        (key) =>
          isWithin(path, key) &&
          hasChanged({ before: before[key], after: after[key], steps: path.split(".").slice(1) }),
      ),
  );
  return kept.length === errors.size ? errors : new Map(kept);
}

function hasChanged({ before, after, steps }: { before: unknown; after: unknown; steps: readonly string[] }): boolean {
  if (Object.is(before, after)) return false;
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return true;
  const [step, ...rest] = steps;
  if (step === undefined || !isObject(before) || !isObject(after)) return true;
  return hasChanged({ before: propertyOf(before, step), after: propertyOf(after, step), steps: rest });
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;
