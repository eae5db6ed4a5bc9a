import { useEffect } from "react";
import { failureText, isConflict } from "../../../shared/failure";
import { clearFailures, showToast } from "../../../shared/toasts";
import type { Draft } from "../../model/draft";
import { UNDO_TEXTS } from "../form.texts";

/** A saved record, and what is needed to save its former fields over it. */
interface Undoable<R> {
  saved: R;
  former: Draft;
  save: (request: { base: R; draft: Draft }) => Promise<R>;
  onUndone: (record: R) => void;
  failure: string;
}

/**
 * Says that a record was saved, with an undo that saves its former fields over it. The undo works on after the form was
 * left, and is offered until the form is changed again.
 * The message names the record, since it stays when the person goes on to another one.
 * @param about identifies the record.
 */
export function useUndo({ about, isDirty }: { about: string; isDirty: boolean }) {
  useEffect(() => {
    if (isDirty) clearFailures(about);
  }, [about, isDirty]);
  return <R>({ label, ...done }: Undoable<R> & { label: string }): void =>
    showToast({ kind: "success", message: UNDO_TEXTS.saved(label), about, undo: () => takeBack({ about, ...done }) });
}

/** Starts an undo, of whose outcome a confirmation or an entry tells. */
export function takeBack<R>(done: Undoable<R> & { about: string }): void {
  void undo(done).catch(() => undefined);
}

/** Rejects when it fails, so that the entry stays until a retry succeeds. */
export async function undo<R>(done: Undoable<R> & { about: string }): Promise<void> {
  const { about, saved, former, save, onUndone, failure } = done;
  try {
    onUndone(await save({ base: saved, draft: former }));
    showToast({ kind: "success", message: UNDO_TEXTS.done, about });
  } catch (error) {
    showToast({
      kind: "error",
      message: isConflict(error) ? UNDO_TEXTS.changedMeanwhile : failureText(error, failure),
      error,
      about,
      // A later version would be overwritten.
      retry: isConflict(error) ? undefined : () => undo(done),
    });
    throw error;
  }
}
