import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { call } from "../../../shared/api";
import { failureText, isConflict } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { reminderQueries } from "./reminder-queries";
import { REMINDERS_PAGE as texts } from "./reminders.texts";
import { keyOf } from "./typed-times";

type Change = Partial<Pick<Reminder, "isOn">> & { wait?: number; time?: string };

/**
 * Changes what the branch has decided of a kind, with the version that was seen. Where somebody else was faster the list
 * is read again, and its row shows both values. @param onSaved what was typed is stored now.
 */
export function useReminderChange(
  { branch, kind, version, isOn }: Reminder,
  { onSaved }: { onSaved: () => void },
): {
  save: (change: Change) => void;
  isSaving: boolean;
} {
  const client = useQueryClient();
  const send = async (change: Change): Promise<void> => {
    const changed = await call("POST /api/reminders", { body: { branch: branch.id, kind, version, isOn, ...change } });
    client.setQueryData(reminderQueries.list().queryKey, (all) =>
      all?.map((one) => (keyOf(one) === keyOf(changed) ? changed : one)),
    );
    if (change.isOn === undefined) onSaved();
  };
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: reminderQueries.key });
  const tell = (error: unknown, change: Change): void => {
    // What was typed stands beside what is stored.
    if (isConflict(error) && change.isOn === undefined) return;
    const message = isConflict(error) ? texts.changedMeanwhile : failureText(error, texts.saveFailed);
    const retry = (): Promise<void> => send(change).catch(passConflict).then(refresh);
    showToast({ kind: "error", message, error, ...(isConflict(error) ? {} : { retry }) });
  };
  const { mutate, isPending } = useMutation({ mutationFn: send, onError: tell, onSettled: refresh });
  return { save: mutate, isSaving: isPending };
}

/** The row shows what was stored meanwhile, so that there is nothing to try again. */
function passConflict(error: unknown): void {
  if (!isConflict(error)) throw error;
}
