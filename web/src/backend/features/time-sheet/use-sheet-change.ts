import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../shared/failure";
import { clearFailures, showToast } from "../../shared/toasts";
import { timeSheetQueries } from "./time-sheet-queries";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

/** What the errors of these changes are about: they go with the next change, and when another sheet is opened. */
export const SHEET_FAILURES = "time-sheets";

interface SheetChange<Change> {
  run: (change: Change) => void;
  isRunning: boolean;
  /** Why the last one failed, until the next one or `forget`. */
  error: Error | null;
  forget: () => void;
}

/** Runs a change of a sheet. Afterwards all sheets are read again, also where somebody was faster. */
export function useSheetChange<Change>({
  send,
  done,
  onDone,
  isToldHere = false,
}: {
  send: (change: Change) => Promise<unknown>;
  /** What is told of its success. */
  done: (change: Change) => string;
  onDone?: () => void;
  /** Whether a dialog tells why it failed, which covers the entries below the page. */
  isToldHere?: boolean;
}): SheetChange<Change> {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onError: (failure) => {
      if (isToldHere) return;
      const message = failureText(failure, texts.saveFailed);
      showToast({ kind: "error", message, error: failure, about: SHEET_FAILURES });
    },
    onSuccess: (_answer, change) => {
      clearFailures(SHEET_FAILURES);
      showToast({ kind: "success", message: done(change) });
      onDone?.();
    },
    onSettled: () => client.invalidateQueries({ queryKey: timeSheetQueries.key }),
  });
  return { run: mutate, isRunning: isPending, error, forget: reset };
}
