import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../shared/api";
import { failureText } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { absenceQueries } from "./absence-queries";
import { ABSENCES_PAGE as texts } from "./absences.texts";

/** Runs a change of an absence. Afterwards everything of the page is read again, also where somebody was faster. */
export function useAbsenceChange<Change>({
  send,
  done,
  failed = texts.saveFailed,
  onDone,
  onOutdated,
  isToldHere = false,
}: {
  send: (change: Change) => Promise<unknown>;
  /** What is told of its success. */
  done: (change: Change) => string;
  failed?: string;
  onDone?: () => void;
  /** Called instead of a message where somebody else has changed or decided it since it was loaded. */
  onOutdated?: (change: Change) => void;
  /** Whether a dialog tells why it failed, which covers the entries below the page. */
  isToldHere?: boolean;
}): { run: (change: Change) => void; isRunning: boolean; error: Error | null } {
  const client = useQueryClient();
  const {
    mutate,
    isPending,
    error: last,
  } = useMutation({
    mutationFn: send,
    onError: (error, change) => {
      if (onOutdated && isOutdated(error)) onOutdated(change);
      else if (!isToldHere) showToast({ kind: "error", message: failureText(error, failed), error });
    },
    onSuccess: (_answer, change) => {
      showToast({ kind: "success", message: done(change) });
      onDone?.();
    },
    onSettled: () => client.invalidateQueries({ queryKey: absenceQueries.key }),
  });
  return { run: mutate, isRunning: isPending, error: last };
}

/** Other conflicts are about the days, such as those of another absence. */
const OUTDATED: readonly (string | undefined)[] = ["record.stale", "absence.step"];
const isOutdated = (error: unknown): boolean => error instanceof ApiError && OUTDATED.includes(error.errors[0]?.code);
