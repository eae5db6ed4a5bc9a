import { useQuery } from "@tanstack/react-query";
import { DAY, addDays, formatDate } from "@tresen/contract/kit/time";
import { BATCH_LIMIT } from "@tresen/contract/planning/planner/planner-calls";
import { copiedShifts, mondayOf } from "@tresen/contract/planning/planner/templates";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { DateInput } from "../../../shared/ui/date/date-input";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage } from "../../../shared/ui/input";
import { Skeleton } from "../../../shared/ui/states";
import type { PlanChanges } from "../edit/use-plan-changes";
import { plannerQueries } from "../planner-queries";
import { PLANNER_TEXTS, WEEK_TEXTS as texts } from "../planner.texts";
import { AddedShifts } from "./added-shifts";
import { Refusals } from "./refusals";
import { type ConflictChoice, chosenShifts, withConflicts } from "./conflicts";
import { useAdding } from "./use-adding";

interface CopyDialogProps {
  branch: string;
  zone: string;
  monday: string;
  /** The shifts of the week that is shown, of the chosen department if one is. */
  shifts: readonly WorkingSchedule[];
  changes: PlanChanges;
  /** Shows the week that was written. */
  onDone: (monday: string) => void;
  onClose: () => void;
}

/** Copies the week that is shown into another one, as drafts. */
export function CopyDialog({ branch, zone, monday, shifts, changes, onDone, onClose }: CopyDialogProps) {
  const [day, setDay] = useState(addDays(monday, 7));
  const [set, setChoice] = useState<ConflictChoice | null>(null);
  const target = day === "" ? "" : mondayOf(day);
  const isSame = target === monday;
  const asked = { branch: target === "" || isSame ? "" : branch, from: target, to: target && addDays(target, 6) };
  const week = useQuery({ ...plannerQueries.week(asked), placeholderData: undefined });
  const { data: absences } = useQuery({ ...plannerQueries.absences(asked), placeholderData: undefined });
  const days = Math.round((Date.parse(target || monday) - Date.parse(monday)) / DAY);
  const added =
    week.data && absences
      ? withConflicts({
          added: copiedShifts({ shifts, days, zone }),
          ...{ shifts: week.data.shifts, people: week.data.people, absences, zone },
        })
      : null;
  // A week that is planned already is not planned twice by one press.
  const choice = set ?? (added?.some(({ reason }) => reason === "overlap") ? "skip" : "open");
  const chosen = added ? chosenShifts({ added, choice }) : [];
  const { add, isAdding, refused } = useAdding({ changes, onDone: () => onDone(target) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={texts.copyTitle}
      footer={
        <>
          <Button onPress={onClose}>{refused ? COMMON_TEXTS.close : COMMON_TEXTS.cancel}</Button>
          {!refused && (
            <Button
              variant="primary"
              isDisabled={isAdding || chosen.length === 0 || chosen.length > BATCH_LIMIT}
              onPress={() => add(chosen)}
            >
              {texts.apply(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      {refused ? (
        <Refusals refused={refused} />
      ) : (
        <div className="flex flex-col gap-3">
          <DateInput label={texts.target} required value={day} onChange={setDay} zone={zone} className="max-w-60" />
          {target !== "" && !isSame && (
            <p className="text-sm text-muted">{texts.into(formatDate({ at: Date.parse(target), zone: "UTC" }))}</p>
          )}
          {isSame && <FieldMessage>{texts.same}</FieldMessage>}
          {shifts.length === 0 && <p className="text-sm">{texts.nothing}</p>}
          {added && week.data && (
            <AddedShifts {...{ added, zone, choice }} people={week.data.people} onChoice={setChoice} />
          )}
          {week.error && <FieldMessage>{failureText(week.error, PLANNER_TEXTS.loadFailed)}</FieldMessage>}
          {!added && asked.branch !== "" && !week.error && <Skeleton className="h-10" />}
        </div>
      )}
    </Dialog>
  );
}
