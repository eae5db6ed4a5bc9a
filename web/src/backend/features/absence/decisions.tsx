import { useQueryClient } from "@tanstack/react-query";
import type { Absence } from "@tresen/contract/absence/absence";
import { possibleSteps } from "@tresen/contract/absence/absence.state";
import { useState } from "react";
import { Button } from "../../shared/ui/button";
import { type AbsenceDecision, absenceQueries, sendDecision } from "./absence-queries";
import { daysOf, doneText, isReport } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";
import { ApproveDialog } from "./approve-dialog";
import type { Met } from "./met-dialog";
import { ReasonForm } from "./reason-form";
import { useAbsenceChange } from "./use-absence-change";

/** The steps of which the person is told why. */
type Reasoned = "rejected" | "withdrawn";

const REASONED: Readonly<Record<Reasoned, { label: string; action: string }>> = {
  rejected: { label: texts.reason, action: texts.reject },
  withdrawn: { label: texts.cancelReason, action: texts.cancelApproved },
};

/** What can be decided about an absence. To reject it, or to cancel what was approved, the reason is asked first. */
export function Decisions({ absence, onMet }: { absence: Absence; onMet: (met: Met) => void }) {
  const { id, version, state } = absence;
  const client = useQueryClient();
  const [isApproving, setIsApproving] = useState(false);
  /** The step of which the reason is asked, and the one of which it was not given after all. */
  const [asked, setAsked] = useState<Reasoned | null>(null);
  const [left, setLeft] = useState<Reasoned | null>(null);
  const { run, isRunning } = useAbsenceChange<AbsenceDecision>({
    send: (decision) => sendDecision({ id, version, ...decision }),
    done: ({ state: decided }) => doneText({ absence, decided }),
    onDone: () => setAsked(null),
    onOutdated: (decision) => onMet({ id, ...decision }),
  });
  /** At once, unless the person has shifts in these days, or it is not known: then it is asked what becomes of them. */
  const approve = async (): Promise<void> => {
    const hasNoShifts = await client.fetchQuery({ ...absenceQueries.preview(daysOf(absence)), staleTime: 0 }).then(
      (preview) => preview.shifts.length === 0,
      () => false,
    );
    if (hasNoShifts) run({ state: "approved" });
    else setIsApproving(true);
  };
  const steps = possibleSteps(absence);
  if (asked)
    return (
      <div className="basis-full">
        <ReasonForm
          {...REASONED[asked]}
          isRunning={isRunning}
          onSend={(reason) => run({ state: asked, reason })}
          onCancel={() => {
            setLeft(asked);
            setAsked(null);
          }}
        />
      </div>
    );
  return (
    <>
      {steps.includes("approved") && (
        <Button variant="primary" isDisabled={isRunning} onPress={() => void approve()}>
          {isReport(absence) ? texts.confirm : texts.approve}
        </Button>
      )}
      {/* A button that comes back gets the focus that was in its form. */}
      {steps.includes("rejected") && (
        <Button isDisabled={isRunning} autoFocus={left === "rejected"} onPress={() => setAsked("rejected")}>
          {texts.reject}
        </Button>
      )}
      {steps.includes("withdrawn") && state === "approved" && (
        <Button isDisabled={isRunning} autoFocus={left === "withdrawn"} onPress={() => setAsked("withdrawn")}>
          {texts.cancelApproved}
        </Button>
      )}
      {steps.includes("withdrawn") && state !== "approved" && (
        <Button variant="ghost" isDisabled={isRunning} onPress={() => run({ state: "withdrawn" })}>
          {texts.withdraw}
        </Button>
      )}
      {isApproving && <ApproveDialog absence={absence} onClose={() => setIsApproving(false)} onMet={onMet} />}
    </>
  );
}
