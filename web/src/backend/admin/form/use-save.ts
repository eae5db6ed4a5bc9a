import { useMutation } from "@tanstack/react-query";
import type * as z from "zod";
import { useEffect, useId, useRef, useState } from "react";
import { ApiError } from "../../../shared/api";
import { failureText, isConflict, isMissing } from "../../shared/failure";
import { clearFailures, showToast } from "../../shared/toasts";
import { type Draft, type FieldChange, changesBetween, draftOf, mergeDrafts } from "../model/draft";
import { withEntryMessages } from "../model/entry-fault";
import { type Field, isSecret } from "../model/field";
import { faultsOf } from "../model/validate";
import { focusField } from "./error-summary";
import type { RecordForm } from "./use-record-form";

/** The parts of a record that saving needs: its version and its author. */
export interface Versioned {
  version: number;
  updatedAt: string;
}

interface SaveRequest<R extends Versioned> {
  fields: readonly Field[];
  schema: z.ZodType;
  form: RecordForm;
  /** The record before the change; null for a new one. */
  base: R | null;
  save: (request: { base: R | null; draft: Draft }) => Promise<R>;
  reload: () => Promise<R>;
  /** The person takes what somebody else saved, instead of what the form holds. */
  onReloaded: (theirs: R) => void;
  onSaved: (record: R, saved: Saved) => void;
  failure: string;
}

interface Saved {
  /** What the form held when it was sent: what was typed since is not saved. */
  shown: Draft;
  /** The fields before the save, with which it can be taken back; missing for a new record and a new password. */
  former?: Draft;
}

interface Sent<R> {
  base: R | null;
  draft: Draft;
  shown: Draft;
}

export interface Conflict<R> {
  theirs: R;
  changes: FieldChange[];
}

export interface Saver<R> {
  /** Whether it was saved. What went wrong is told by the form. */
  submit: () => Promise<boolean>;
  isSaving: boolean;
  /** What was to be saved of a record that somebody else has removed. */
  gone: Draft | null;
  closeGone: () => void;
  conflict: Conflict<R> | null;
  closeConflict: () => void;
  /** Saves with my values of the fields with these keys, and otherwise takes what the other person saved. */
  resolve: (chosen: ReadonlySet<string>) => void;
}

/** Saves a form: validates the draft, sends it, shows faults at their fields and resolves conflicts. */
export function useSave<R extends Versioned>({
  fields,
  schema,
  form,
  base,
  save,
  reload,
  onReloaded,
  onSaved,
  failure,
}: SaveRequest<R>): Saver<R> {
  const [conflict, setConflict] = useState<Conflict<R> | null>(null);
  const [gone, setGone] = useState<Draft | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ base: from, draft }: Sent<R>) => save({ base: from, draft }),
    onSuccess: (record, sent) => finish({ record, before: sent.base, shown: sent.shown }),
    onError: (error, sent) => handle(error, sent),
  });
  const about = `save ${useId()}`;
  // A form that was closed has no draft any more, so its errors must not offer a retry.
  useEffect(() => () => clearFailures(about), [about]);

  const finish = ({ record, before, shown }: { record: R; before: R | null; shown: Draft }): void => {
    clearFailures(about);
    setConflict(null);
    // Nobody knows the former password any more.
    const canUndo = before !== null && !fields.some((field) => isSecret(field) && shown[field.key]);
    onSaved(record, canUndo ? { shown, former: draftOf({ fields, record: before }) } : { shown });
  };

  const showFaults = (faults: Parameters<RecordForm["setErrors"]>[0]): void => {
    form.setErrors(faults);
    const [first] = faults;
    // Delayed until the summary and the messages at the fields are rendered.
    if (first?.field) setTimeout(() => focusField(first.field ?? ""));
  };

  const handle = async (error: unknown, sent: Sent<R>): Promise<void> => {
    const faults = error instanceof ApiError ? error.errors.filter(({ field }) => field) : [];
    if (faults.length > 0) {
      showFaults(withEntryMessages({ fields, draft: sent.draft, faults }));
      return;
    }
    if (isMissing(error) && sent.base) {
      clearFailures(about);
      setConflict(null);
      setGone(sent.draft);
      return;
    }
    if (isConflict(error) && sent.base && (await settleConflict({ ...sent, from: sent.base }))) return;
    showToast({
      kind: "error",
      message: failureText(error, failure),
      error,
      about,
      // Sends the current content of the form, which may have been edited since.
      retry: () => submitNow.current(),
    });
  };

  /**
   * Whether the server refused because the record has changed, and not for another reason. If the record now equals the
   * draft, it counts as saved; otherwise the person chooses between the two versions.
   */
  const settleConflict = async ({ from, draft, shown }: Sent<R> & { from: R }): Promise<boolean> => {
    try {
      const theirs = await reload();
      if (theirs.version === from.version) return false;
      const [base, other] = [draftOf({ fields, record: from }), draftOf({ fields, record: theirs })];
      const changes = changesBetween({ fields, base, mine: draft, theirs: other });
      if (changes.length === 0) finish({ record: theirs, before: null, shown });
      // What has changed is no field of the form, such as a picture's file: nothing is overwritten.
      else if (!changes.some(({ isTheirs }) => isTheirs)) await mutateAsync({ base: theirs, draft, shown });
      else setConflict({ theirs, changes });
      return true;
    } catch {
      return false;
    }
  };

  /** Rejects when nothing was saved, so that the entry of an earlier failure stays. */
  const send = async ({ from, draft }: { from: R | null; draft: Draft }): Promise<void> => {
    const faults = faultsOf({ schema, fields, value: draft });
    if (faults.length > 0) {
      showFaults(faults);
      throw new Error("The draft has faults");
    }
    form.setErrors([]);
    await mutateAsync({ base: from, draft, shown: form.draft });
  };

  const submit = (): Promise<void> => send({ from: base, draft: form.draft });
  const submitNow = useRef(submit);
  useEffect(() => {
    submitNow.current = submit;
  });

  return {
    submit: () =>
      submit().then(
        () => true,
        () => false,
      ),
    isSaving: isPending,
    gone,
    closeGone: () => setGone(null),
    conflict,
    closeConflict: () => setConflict(null),
    resolve: (chosen) => {
      if (!conflict) return;
      const { theirs, changes } = conflict;
      // With none of my values it is what the other person saved already.
      if (chosen.size === 0) {
        setConflict(null);
        onReloaded(theirs);
      } else
        void send({
          from: theirs,
          draft: mergeDrafts({ changes, theirs: draftOf({ fields, record: theirs }), chosen }),
        }).catch(told);
    },
  };
}

/** What failed was told at the fields, in the dialog of a conflict, or by an entry. */
const told = (): void => undefined;
