import { withTimes, onOtherDay } from "@tresen/contract/planning/planner/moved";
import { mondayOf, newShiftOf } from "@tresen/contract/planning/planner/templates";
import { isBinding } from "@tresen/contract/planning/shift.state";
import { checkShift } from "@tresen/contract/planning/working-schedule.rules";
import { DAY } from "@tresen/contract/kit/time";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { NotLoaded } from "../../shared/ui/not-loaded";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { ConflictDialog } from "./edit/conflict-dialog";
import { UnsavedLine } from "./edit/unsaved-line";
import { ShiftDialog } from "./edit/shift-dialog";
import type { ShiftChanges } from "./edit/drawn-changes";
import { type PlanChanges, usePlanChanges } from "./edit/use-plan-changes";
import { PLAN_HINT } from "./edit/use-plan-steps";
import { FindingsList } from "./findings-list";
import { PlannerGrid } from "./grid/planner-grid";
import type { GridActions } from "./grid/use-grid";
import { KeyHelp } from "./key-help";
import { OPEN_ROW, isBefore, untoldOf, weekNumber } from "./model/planner-model";
import type { PlannedWeekProps } from "./planner-page";
import { PlannerHead } from "./planner-head";
import { CHANGE_TEXTS, PLANNER_TEXTS as texts, SHIFT_DIALOG } from "./planner.texts";
import type { PlannerDialog } from "./planner-search";
import { PublishDialog } from "./publish-dialog";
import { periodText } from "./shift-words";
import { usePlannerData } from "./use-planner-data";
import { SwapsDialog } from "./swap/swaps-dialog";
import { CopyDialog } from "./week/copy-dialog";
import { NeedsDialog } from "./week/needs-dialog";
import { TemplatesDialog } from "./week/templates-dialog";

/** The days of a branch: grid, dialogs and what is found. */
export function PlannedWeek({
  branches,
  branch,
  today,
  day,
  from,
  to,
  isDay,
  search,
  onSearch,
  mayChange,
  queue,
}: PlannedWeekProps) {
  const [find, setFind] = useState("");
  const [dialog, setDialog] = useState<PlannerDialog | null>(null);
  const department = search.department ?? "";
  const zone = branch.timeZone;
  const changes = usePlanChanges({
    days: { branch: branch.id, from, to },
    ...{ zone, queue },
    onShow: (at) => onSearch({ ...search, day: at }),
  });
  const { unsaved } = changes;
  const plan = usePlannerData({ branch, from, to, department, find, isDay, isReadOnly: !mayChange, unsaved });
  const { asked, week, findings } = plan;
  const close = (): void => setDialog(null);
  const remove = (shift: WorkingSchedule): void => {
    if (shift.state === "cancelled") refuse();
    else if (isBinding(shift.state)) setDialog({ kind: "cancel", shift });
    else {
      close();
      void changes.remove(shift);
    }
  };
  const actions: GridActions = {
    open: (shift) => setDialog({ kind: "shift", edited: { shift, user: shift.user ?? null, day: shift.day ?? from } }),
    create: (cell) =>
      setDialog({
        kind: "shift",
        edited: { shift: null, user: cell.row === OPEN_ROW ? null : cell.row, day: cell.day },
      }),
    place: (place) => placeShift({ ...place, from, zone, changes }),
    resize: ({ shift, ...by }) => resizeShift({ shift, by, changes }),
    remove,
    clip: (isCut) => showToast({ kind: "success", message: isCut ? texts.cut : texts.copied }),
    undo: changes.undo,
    redo: changes.redo,
  };
  const people = week.data?.people ?? [];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const untold = untoldOf(plan.own);
  const roles = [...new Set(plan.own.map(({ role }) => role).filter(Boolean))].sort();
  const label = [branch.name, ...(isDay ? [] : [texts.weekNumber(weekNumber(from))]), periodText({ from, to })].join(
    ", ",
  );
  const { conflict } = changes;
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <PlannerHead
        {...{ branches, branch, day, today, isDay, search, onSearch, find, mayChange }}
        onFind={setFind}
        untold={week.data && !week.isPlaceholderData ? untold.length : null}
        swaps={plan.swaps.length}
        changes={changes}
        onOpen={(kind) => setDialog({ kind })}
      />
      <UnsavedLine {...{ queue, unsaved }} />
      <div className="flex flex-col gap-4 p-4">
        {week.data ? (
          <>
            <PlannerGrid
              label={`${texts.title}: ${label}`}
              rows={plan.rows}
              shifts={plan.drawn}
              data={plan.data}
              {...{ today, actions }}
              isCovered={dialog !== null}
              sums={plan.sums}
              sumsOf={plan.sumsOf}
              hasCost={plan.hasCost}
              covers={plan.covers}
            />
            <KeyHelp hasNights={plan.hasNights} />
            {findings.data ? (
              <FindingsList findings={findings.data} names={names} shifts={plan.own} zone={zone} />
            ) : (
              findings.error && (
                <NotLoaded
                  message={texts.findingsFailed}
                  error={findings.error}
                  refetch={findings.refetch}
                  isFetching={findings.isFetching}
                />
              )
            )}
          </>
        ) : week.error ? (
          <ErrorState
            message={failureText(week.error, texts.loadFailed)}
            detail={failureDetail(week.error)}
            onRetry={() => void week.refetch()}
            isRetrying={week.isFetching}
          />
        ) : (
          <div role="status" aria-label={COMMON_TEXTS.loading}>
            <Skeleton className="h-96" />
          </div>
        )}
      </div>
      {dialog?.kind === "shift" && (
        <ShiftDialog
          edited={dialog.edited}
          branch={branch.id}
          {...{ zone, people, department }}
          roles={roles}
          absences={plan.absences ?? []}
          marks={plan.marks.shifts.get(dialog.edited.shift?.id ?? "") ?? []}
          isReadOnly={!mayChange}
          onSave={(shift) =>
            dialog.edited.shift ? changes.change({ shift: dialog.edited.shift, changes: shift }) : changes.create(shift)
          }
          onRemove={() => dialog.edited.shift && remove(dialog.edited.shift)}
          onClose={close}
        />
      )}
      {dialog?.kind === "cancel" && (
        <ConfirmDialog
          isOpen
          onClose={close}
          onConfirm={() => void changes.cancel(dialog.shift)}
          title={CHANGE_TEXTS.askCancel}
          confirmLabel={SHIFT_DIALOG.cancel}
          cancelLabel={COMMON_TEXTS.back}
          isDangerous
        >
          {CHANGE_TEXTS.askCancelText}
        </ConfirmDialog>
      )}
      {dialog?.kind === "publish" && (
        <PublishDialog days={asked} {...{ untold, people, zone }} findings={findings.data} onClose={close} />
      )}
      {dialog?.kind === "copy" && (
        <CopyDialog
          branch={branch.id}
          {...{ zone, changes }}
          monday={mondayOf(from)}
          shifts={plan.shown}
          onDone={(monday) => {
            close();
            onSearch({ ...search, day: monday });
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === "templates" && plan.setup && (
        <TemplatesDialog
          branch={branch.id}
          {...{ zone, changes, people }}
          monday={mondayOf(from)}
          setup={plan.setup}
          shown={plan.shown}
          shifts={plan.all}
          absences={plan.absences ?? []}
          onClose={close}
        />
      )}
      {dialog?.kind === "swaps" && <SwapsDialog swaps={plan.swaps} onClose={close} />}
      {dialog?.kind === "needs" && plan.setup && (
        <NeedsDialog branch={branch.id} setup={plan.setup} {...{ roles }} onClose={close} />
      )}
      {conflict && (
        <ConflictDialog
          {...{ conflict, people, zone }}
          onClose={() => {
            changes.closeConflict();
            close();
          }}
          onApply={() => {
            changes.closeConflict();
            close();
            if (conflict.current) void changes.change({ shift: conflict.current, changes: conflict.changes });
          }}
        />
      )}
    </div>
  );
}

const refuse = (): void => showToast({ kind: "error", message: CHANGE_TEXTS.isCancelled, about: PLAN_HINT });

/** Puts a shift, or a copy of it, at the same hours into another cell. */
function placeShift({
  shift,
  row,
  day,
  isCopy,
  from,
  zone,
  changes,
}: Parameters<GridActions["place"]>[0] & { from: string; zone: string; changes: PlanChanges }): void {
  const user = row === OPEN_ROW ? null : row;
  // What is left of the night before stands on the first day, and keeps its hours if only its person changes.
  const isNight = !isCopy && day === from && isBefore({ day: shift.day, from });
  const days = isNight ? 0 : Math.round((Date.parse(day) - Date.parse(shift.day ?? day)) / DAY);
  const times = onOtherDay({ ...shift, days, zone });
  if (isCopy) return void changes.create({ ...newShiftOf(shift), ...times, user });
  if (shift.state === "cancelled") return refuse();
  if (days === 0 && (shift.user ?? null) === user) return;
  void changes.change({ shift, changes: { ...times, user }, message: CHANGE_TEXTS.moved });
}

/** Moves the beginning and the end, where a shift is left that may be. */
function resizeShift({
  shift,
  by,
  changes,
}: {
  shift: WorkingSchedule;
  by: { start: number; end: number };
  changes: PlanChanges;
}): void {
  if (shift.state === "cancelled") return refuse();
  const resized = (now: WorkingSchedule): ShiftChanges | null => {
    const times = withTimes({ ...now, ...by });
    const [fault] = times ? checkShift({ fields: { ...times, breakMinutes: now.breakMinutes } }) : [];
    if (times && !fault) return times;
    showToast({ kind: "error", message: fault?.message ?? CHANGE_TEXTS.tooShort, about: PLAN_HINT });
    return null;
  };
  void changes.change({ shift, changes: resized });
}
