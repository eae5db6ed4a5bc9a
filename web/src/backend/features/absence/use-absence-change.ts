import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureDetail, failureText } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { absenceQueries } from "./absence-queries";
import { ABSENCES_PAGE as texts } from "./absences.texts";

/** Runs a change of an absence. Afterwards everything of the page is read again, also where somebody was faster. */
export function useAbsenceChange<Change>({
  send,
  failed = texts.saveFailed,
  onDone,
}: {
  send: (change: Change) => Promise<unknown>;
  failed?: string;
  onDone?: () => void;
}): { run: (change: Change) => void; isRunning: boolean } {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onError: (error) => showToast({ kind: "error", message: failureText(error, failed), detail: failureDetail(error) }),
    onSuccess: () => onDone?.(),
    onSettled: () => client.invalidateQueries({ queryKey: absenceQueries.key }),
  });
  return { run: mutate, isRunning: isPending };
}
