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
  errors: ReadonlyMap<string, string>;
  /** Shows these faults at their fields, and returns those without a field. */
  setErrors: (errors: readonly FieldError[]) => void;
  /** Faults that belong to no field of the form. */
  otherErrors: readonly string[];
  isDirty: boolean;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The state of a form: the draft, whether it differs from its initial state, and its faults. */
export function useRecordForm({
  fields,
  initial,
  entered,
}: {
  fields: readonly Field[];
  initial: Draft;
  /** What was entered elsewhere already. */
  entered?: Draft | undefined;
}): RecordForm {
  const [draft, setCurrent] = useState(() =>
    entered ? draftOf({ fields, record: { ...initial, ...entered } }) : initial,
  );
  const [generation, setGeneration] = useState(0);
  const [errors, setErrorMap] = useState(NONE);
  const [otherErrors, setOtherErrors] = useState<readonly string[]>([]);
  const isDirty = useMemo(() => !isSame(initial, draft), [initial, draft]);

  const setDraft = useCallback((changed: Draft) => {
    setCurrent((previous) => {
      const touched = Object.keys(changed).filter((key) => !Object.is(changed[key], previous[key]));
      // The fault of a field disappears when the field changes; the next validation decides again.
      setErrorMap((known) =>
        known.size === 0 ? known : withoutBelow({ errors: known, before: previous, after: changed, keys: touched }),
      );
      return changed;
    });
  }, []);

  const replaceDraft = useCallback((changed: Draft) => {
    setCurrent(changed);
    setErrorMap(NONE);
    setOtherErrors([]);
    setGeneration((count) => count + 1);
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
  return { draft, setDraft, replaceDraft, generation, errors, setErrors, otherErrors, isDirty };
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
