import type { PlannerPerson } from "@tresen/contract/planning/planner/planner";
import { newShiftOf } from "@tresen/contract/planning/planner/templates";
import type { NewShift } from "@tresen/contract/planning/planner/planner-calls";
import { Button } from "../../../shared/ui/button";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Dialog } from "../../../shared/ui/dialog";
import { CHANGE_TEXTS as texts, PLANNER_TEXTS, SHIFT_DIALOG } from "../planner.texts";
import { timeText } from "../shift-words";
import { formatDate } from "@tresen/contract/kit/time";
import type { Conflict } from "./use-plan-changes";

interface ConflictDialogProps {
  conflict: Conflict;
  people: readonly PlannerPerson[];
  zone: string;
  /** Saves the person's change over what is stored now. */
  onApply: () => void;
  onClose: () => void;
}

/** Somebody else changed the same shift: the person sees both and decides. */
export function ConflictDialog({
  conflict: { current, changes },
  people,
  zone,
  onApply,
  onClose,
}: ConflictDialogProps) {
  const said = (shift: NewShift): string =>
    [
      people.find(({ id }) => id === shift.user)?.name ?? SHIFT_DIALOG.nobody,
      `${formatDate({ at: Date.parse(shift.startsAt), zone })} ${timeText({ ...shift, zone })}`,
      PLANNER_TEXTS.breakMinutes(shift.breakMinutes),
      shift.role,
      shift.note,
    ]
      .filter(Boolean)
      .join(", ");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={texts.conflict}
      footer={
        current ? (
          <>
            <Button onPress={onClose}>{texts.keepTheirs}</Button>
            <Button variant="primary" onPress={onApply}>
              {texts.applyMine}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
        )
      }
    >
      {current ? (
        <div className="flex flex-col gap-3 text-sm">
          <p>{texts.conflictText}</p>
          <dl className="flex flex-col gap-2">
            <dt className="font-medium">{texts.theirs}</dt>
            <dd>{said(newShiftOf(current))}</dd>
            <dt className="font-medium">{texts.mine}</dt>
            <dd>{said({ ...newShiftOf(current), ...changes })}</dd>
          </dl>
        </div>
      ) : (
        <p>{texts.gone}</p>
      )}
    </Dialog>
  );
}
