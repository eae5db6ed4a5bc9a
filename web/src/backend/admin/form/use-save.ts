import { useMutation } from "@tanstack/react-query";
import type * as z from "zod";
import { useState } from "react";
import { ApiError } from "../../../shared/api";
import { failureDetail, failureText, isConflict, isPassing } from "../../shared/failure";
import { notify } from "../../shared/notices";
import { type Draft, type FieldChange, changesBetween, draftOf, mergeDrafts } from "../model/draft";
import type { Field } from "../model/field";
import { faultsOf } from "../model/validate";
import { focusField } from "./error-summary";
import type { RecordForm } from "./use-record-form";

/** What a save needs of a record: its version, and whose it is. */
export interface Versioned {
  version: number;
  updatedAt: string;
}

interface SaveRequest<R extends Versioned> {
  fields: readonly Field[];
  schema: z.ZodType;
  form: RecordForm;
  /** The record that is being changed; null for a new one. */
  base: R | null;
  save: (request: { base: R | null; draft: Draft }) => Promise<R>;
  reload: () => Promise<R>;
  onSaved: (record: R) => void;
  failure: string;
}

export interface Conflict<R> {
  theirs: R;
  changes: FieldChange[];
}

export interface Saver<R> {
  submit: () => void;
  isSaving: boolean;
  conflict: Conflict<R> | null;
  closeConflict: () => void;
  overwrite: () => void;
  merge: () => void;
}

/** Checks, sends, and sorts out what comes back: faults to their fields, a conflict to the person. */
export function useSave<R extends Versioned>({
  fields,
  schema,
  form,
  base,
  save,
  reload,
  onSaved,
  failure,
}: SaveRequest<R>): Saver<R> {
  const [conflict, setConflict] = useState<Conflict<R> | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onSuccess: (record) => {
      setConflict(null);
      onSaved(record);
    },
    onError: (error, sent) => void handle(error, sent),
  });

  const showFaults = (faults: Parameters<RecordForm["setErrors"]>[0]): void => {
    form.setErrors(faults);
    const [first] = faults;
    // After the summary and the fields' messages are there.
    if (first?.field) setTimeout(() => focusField(first.field ?? ""));
  };

  const handle = async (error: unknown, sent: { base: R | null; draft: Draft }): Promise<void> => {
    const faults = error instanceof ApiError ? error.errors.filter(({ field }) => field) : [];
    if (faults.length > 0) {
      showFaults(faults);
      return;
    }
    if (isConflict(error) && sent.base && (await showConflict(sent.base))) return;
    notify({
      kind: "error",
      message: failureText(error, failure),
      detail: failureDetail(error),
      retry: isPassing(error) ? () => mutate(sent) : undefined,
    });
  };

  /** Whether it is the record that changed, rather than another rule that was broken. */
  const showConflict = async (from: R): Promise<boolean> => {
    try {
      const theirs = await reload();
      if (theirs.version === from.version) return false;
      const toDraft = (record: R): Draft => draftOf({ fields, record: record as unknown as Record<string, unknown> });
      setConflict({
        theirs,
        changes: changesBetween({ fields, base: toDraft(from), mine: form.draft, theirs: toDraft(theirs) }),
      });
      return true;
    } catch {
      return false;
    }
  };

  const send = ({ from, draft }: { from: R | null; draft: Draft }): void => {
    const faults = faultsOf({ schema, value: draft });
    if (faults.length > 0) {
      showFaults(faults);
      return;
    }
    form.setErrors([]);
    mutate({ base: from, draft });
  };

  return {
    submit: () => send({ from: base, draft: form.draft }),
    isSaving: isPending,
    conflict,
    closeConflict: () => setConflict(null),
    overwrite: () => conflict && send({ from: conflict.theirs, draft: form.draft }),
    merge: () =>
      conflict &&
      send({
        from: conflict.theirs,
        draft: mergeDrafts({
          changes: conflict.changes,
          theirs: draftOf({ fields, record: conflict.theirs as unknown as Record<string, unknown> }),
        }),
      }),
  };
}
