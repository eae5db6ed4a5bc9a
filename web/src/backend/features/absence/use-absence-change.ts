import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../shared/api";
import { failureDetail, failureText } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { absenceQueries } from "./absence-queries";
import { ABSENCES_PAGE as texts } from "./absences.texts";

/** Runs a change of an absence. Afterwards everything of the page is read again, also where somebody was faster. */
export function useAbsenceChange<Change>({
  send,
  failed = texts.saveFailed,
  onDone,
  onOutdated,
}: {
  send: (change: Change) => Promise<unknown>;
  failed?: string;
  onDone?: () => void;
  /** Called instead of a message where somebody else has changed or decided it since it was loaded. */
  onOutdated?: (change: Change) => void;
}): { run: (change: Change) => void; isRunning: boolean } {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onError: (error, change) =>
      onOutdated && isOutdated(error)
        ? onOutdated(change)
        : showToast({ kind: "error", message: failureText(error, failed), detail: failureDetail(error) }),
    onSuccess: () => onDone?.(),
    onSettled: () => client.invalidateQueries({ queryKey: absenceQueries.key }),
  });
  return { run: mutate, isRunning: isPending };
}

/** Other conflicts are about the days, such as those of another absence. */
const OUTDATED: readonly (string | undefined)[] = ["record.stale", "absence.step"];
const isOutdated = (error: unknown): boolean => error instanceof ApiError && OUTDATED.includes(error.errors[0]?.code);
