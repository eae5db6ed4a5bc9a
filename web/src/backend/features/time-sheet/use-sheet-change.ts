import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureDetail, failureText } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { timeSheetQueries } from "./time-sheet-queries";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

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
    onError: (error) =>
      showToast({ kind: "error", message: failureText(error, texts.saveFailed), detail: failureDetail(error) }),
    onSuccess: () => onDone?.(),
    onSettled: () => client.invalidateQueries({ queryKey: timeSheetQueries.key }),
  });
  return { run: mutate, isRunning: isPending };
}
