import { useQuery } from "@tanstack/react-query";
import type { Absence } from "@tresen/contract/absence/absence";
import { useState } from "react";
import { call } from "../../../shared/api";
import { branchQueries, useZoneOf } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { failureDetail } from "../../shared/failure";
import { ErrorState } from "../../shared/ui/states";
import { Switch } from "../../shared/ui/switch";
import { absenceQueries, sendDecision } from "./absence-queries";
import { daysOf, doneText, isReport, kindText, shiftText, spanText } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";
import type { Met } from "./met-dialog";
import { useAbsenceChange } from "./use-absence-change";

interface ApproveDialogProps {
  absence: Absence;
  onClose: () => void;
  /** Called where somebody else was faster. */
  onMet: (met: Met) => void;
}

/**
 * Approves an absence in whose days the person has shifts, and makes those open that are not left to them. Where the
 * shifts could not be loaded, whoever decides has to say that they approve without knowing them.
 */
export function ApproveDialog({ absence, onClose, onMet }: ApproveDialogProps) {
  const { id, version, user } = absence;
  const { data, error, isFetching, refetch } = useQuery(absenceQueries.preview(daysOf(absence)));
  const { data: branches = [] } = useQuery(branchQueries.all());
  const zoneOf = useZoneOf();
  const [isApproved, setIsApproved] = useState(false);
  /** The ids of those that stay with the person, and of those that were made open. */
  const [kept, setKept] = useState<readonly string[]>([]);
  const [released, setReleased] = useState<readonly string[]>([]);
  /** After the approval what was seen before it counts, also where that cannot be loaded again. */
  const isUnknown = error !== null && !isApproved;
  const shifts = isUnknown ? [] : (data?.shifts ?? []);
  const { run, isRunning } = useAbsenceChange<void>({
    send: async () => {
      // A second try after a shift could not be made open approves nothing again.
      if (!isApproved) {
        await sendDecision({ id, version, state: "approved" });
        setIsApproved(true);
      }
      for (const shift of shifts.filter((one) => !kept.includes(one.id) && !released.includes(one.id))) {
        const stored = await call("GET /api/working-schedules/{id}", { params: { id: shift.id } });
        // Somebody else may have planned it anew meanwhile.
        if (stored.user === user.id)
          await call("PUT /api/working-schedules/{id}", { params: { id: shift.id }, body: { ...stored, user: null } });
        setReleased((before) => [...before, shift.id]);
      }
    },
    done: () => doneText({ absence, decided: "approved" }),
    onDone: onClose,
    // A shift that somebody else has changed is told, and the dialog stays.
    ...(!isApproved && {
      onOutdated: () => {
        onClose();
        onMet({ id, state: "approved" });
      },
    }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.approveOf(user.name)}
      footer={
        <>
          <Button onPress={onClose}>{isApproved ? COMMON_TEXTS.close : COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" isDisabled={isRunning || isFetching || !(data ?? isUnknown)} onPress={() => run()}>
            {isReport(absence)
              ? texts[isUnknown ? "confirmAnyway" : "confirm"]
              : texts[isUnknown ? "approveAnyway" : "approve"]}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p className="font-medium">{`${kindText(absence)}, ${spanText(absence)}`}</p>
        {isUnknown ? (
          <ErrorState
            message={texts.previewFailed}
            detail={[failureDetail(error), texts.unknownShifts].filter(Boolean).join(" ")}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          data && <p className="max-w-prose text-muted">{shifts.length > 0 ? texts.releaseHow : texts.noShifts}</p>
        )}
        <ul className="flex flex-col gap-1">
          {shifts.map((shift) => (
            <li key={shift.id} className="flex flex-col border-b border-line pb-1 last:border-b-0">
              <Switch
                isSelected={!kept.includes(shift.id)}
                isDisabled={isRunning || released.includes(shift.id)}
                onChange={(isOpen) => setKept(isOpen ? kept.filter((one) => one !== shift.id) : [...kept, shift.id])}
              >
                {texts.release(shiftText({ ...shift, zone: zoneOf(shift.branch) }))}
              </Switch>
              <span className="text-muted">
                {[branches.find((one) => one.id === shift.branch)?.name, shift.role].filter(Boolean).join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
