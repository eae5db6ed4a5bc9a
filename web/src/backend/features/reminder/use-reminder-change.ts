import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { call } from "../../../shared/api";
import { failureText } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { reminderQueries } from "./reminder-queries";
import { REMINDERS_PAGE as texts } from "./reminders.texts";

type Change = Partial<Pick<Reminder, "isOn">> & { wait?: number; time?: string };

/**
 * Changes what the branch has decided of a kind, with the version that was seen. Afterwards the list is read again, also
 * where somebody else was faster.
 */
export function useReminderChange({ branch, kind, version, isOn }: Reminder): {
  save: (change: Change) => void;
  isSaving: boolean;
} {
  const client = useQueryClient();
  const send = (change: Change): Promise<Reminder> =>
    call("POST /api/reminders", { body: { branch: branch.id, kind, version, isOn, ...change } });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: reminderQueries.key });
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onError: (error, change) =>
      showToast({
        kind: "error",
        message: failureText(error, texts.saveFailed),
        error,
        retry: () => send(change).then(refresh),
      }),
    onSettled: refresh,
  });
  return { save: mutate, isSaving: isPending };
}
