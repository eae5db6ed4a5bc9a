import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../shared/failure";
import { clearFailures, showToast } from "../../shared/toasts";
import { timeSheetQueries } from "./time-sheet-queries";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

/** What the errors of these changes are about: they go with the next change, and when another sheet is opened. */
export const SHEET_FAILURES = "time-sheets";

/** Runs a change of a sheet. Afterwards all sheets are read again, also where somebody was faster. */
export function useSheetChange<Change>({
  send,
  onDone,
}: {
  send: (change: Change) => Promise<unknown>;
  onDone?: () => void;
}): { run: (change: Change) => void; isRunning: boolean } {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: () => clearFailures(SHEET_FAILURES),
    onError: (error) =>
      showToast({ kind: "error", message: failureText(error, texts.saveFailed), error, about: SHEET_FAILURES }),
    onSuccess: () => onDone?.(),
    onSettled: () => client.invalidateQueries({ queryKey: timeSheetQueries.key }),
  });
  return { run: mutate, isRunning: isPending };
}
