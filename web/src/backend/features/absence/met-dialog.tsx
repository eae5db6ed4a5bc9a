import { useQuery } from "@tanstack/react-query";
import type { Absence } from "@tresen/contract/absence/absence";
import { possibleSteps } from "@tresen/contract/absence/absence.state";
import { formatDateTime } from "@tresen/contract/kit/time";
import { useState } from "react";
import { useZoneOf } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { Input } from "../../shared/ui/input";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { type AbsenceDecision, absenceQueries, sendDecision } from "./absence-queries";
import { REASON_LIMIT, doneText, kindText, spanText } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";
import { useAbsenceChange } from "./use-absence-change";

/** What somebody wanted to do with an absence about which somebody else was faster. */
export interface Met extends AbsenceDecision {
  /** The id of the absence. */
  id: string;
}

/**
 * Shows who has decided about an absence meanwhile, or that it was changed, with the reason that was written, and lets its
 * reader do what is still possible with that reason.
 */
export function MetDialog({
  met: { id, state: wanted, reason: written = "" },
  onClose,
}: {
  met: Met;
  onClose: () => void;
}) {
  const { data: absence, error, refetch, isFetching } = useQuery({ ...absenceQueries.one(id), staleTime: 0 });
  const zone = useZoneOf()("");
  const [reason, setReason] = useState(written);
  const { run, isRunning } = useAbsenceChange<AbsenceDecision>({
    send: (decision) => sendDecision({ id, version: absence?.version ?? 0, ...decision }),
    done: ({ state: decided }) => (absence ? doneText({ absence, decided }) : texts.done[decided]),
    onDone: onClose,
    // Once more somebody was faster: what is shown is loaded again.
    onOutdated: () => void refetch(),
  });
  const step = absence && stepLeft({ absence, wanted });
  const label = { approved: texts.approve, rejected: texts.rejectAnyway, withdrawn: texts.cancelApproved };
  const isReasonAsked = written !== "" || (step !== undefined && step !== "approved");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.metTitle[absence?.state === "requested" ? "changed" : "decided"]}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          {step && (
            <Button
              variant={step === "approved" ? "primary" : "danger"}
              isDisabled={isRunning || isFetching || (step !== "approved" && reason.trim() === "")}
              onPress={() => run(step === "approved" ? { state: step } : { state: step, reason })}
            >
              {label[step]}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {absence ? (
          <>
            <p className="font-medium">{[absence.user.name, kindText(absence), spanText(absence)].join(", ")}</p>
            <p>{metText({ absence, zone })}</p>
          </>
        ) : error ? (
          <ErrorState
            message={failureText(error, texts.loadFailed)}
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <div role="status" aria-label={COMMON_TEXTS.loading}>
            <Skeleton className="h-12" />
          </div>
        )}
        {isReasonAsked && (
          <Input label={texts.yourReason} maxLength={REASON_LIMIT} value={reason} onChange={setReason} />
        )}
      </div>
    </Dialog>
  );
}

/** What was wanted if that is still possible; for a rejection of what is approved by now, that it is cancelled. */
function stepLeft({ absence, wanted }: { absence: Absence; wanted: AbsenceDecision["state"] }) {
  const steps = possibleSteps(absence);
  const left = wanted === "rejected" ? (["rejected", "withdrawn"] as const) : [wanted];
  return left.find((step) => steps.includes(step));
}

function metText({ absence: { state, decided }, zone }: { absence: Absence; zone: string }): string {
  if (state === "requested" || !decided) return texts.metText.requested;
  return texts.metText[state]({ by: decided.by, at: formatDateTime({ at: Date.parse(decided.at), zone }) });
}
