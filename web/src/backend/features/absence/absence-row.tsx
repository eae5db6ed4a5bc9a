import type { Absence } from "@tresen/contract/absence/absence";
import { isBinding, isChangeable, possibleSteps } from "@tresen/contract/absence/absence.state";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import type { LocalDate } from "@tresen/contract/kit/time";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../shared/api";
import { Button } from "../../shared/ui/button";
import { Input } from "../../shared/ui/input";
import { isReport, kindText, spanText, stateText } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";
import { ApproveDialog } from "./approve-dialog";
import { Certificate } from "./certificate";
import { type AskedDays, absenceQueries } from "./absence-queries";
import { Preview } from "./preview";
import { RequestDialog } from "./request-dialog";
import { useAbsenceChange } from "./use-absence-change";

interface AbsenceRowProps {
  absence: Absence;
  today: LocalDate;
  /** Whether the name of the person stands with it. */
  isNamed?: boolean;
  /** Whether its reader is about to decide, and is told what it would mean. */
  isToDecide?: boolean;
}

type Change = { state: "approved" | "rejected" | "withdrawn"; reason?: string };

/** An absence with what its reader can do about it. */
export function AbsenceRow({ absence, today, isNamed = false, isToDecide = false }: AbsenceRowProps) {
  const [reason, setReason] = useState<string | null>(null);
  const { id, version, user, note, reason: given, state, isOwn, mayDecide } = absence;
  const { run, isRunning } = useAbsenceChange<Change>({
    send: (change) => call("POST /api/absences/{id}/state", { params: { id }, body: { version, ...change } }),
    onDone: () => setReason(null),
  });
  const [isEditing, setIsEditing] = useState(false);
  const client = useQueryClient();
  const [isApproving, setIsApproving] = useState(false);
  /** At once, unless the person has shifts in these days, or it is not known: then it is asked what becomes of them. */
  const approve = async (): Promise<void> => {
    const hasNoShifts = await client.fetchQuery({ ...absenceQueries.preview(daysOf(absence)), staleTime: 0 }).then(
      (preview) => preview.shifts.length === 0,
      () => false,
    );
    if (hasNoShifts) run({ state: "approved" });
    else setIsApproving(true);
  };
  const steps = possibleSteps({ state, isOwn, mayDecide });
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-60">
          <span className="font-medium">{isNamed ? user.name : kindText(absence)}</span>
          {isNamed && <span> · {kindText(absence)}</span>}
          <span className="block text-sm tabular-nums">{spanText(absence)}</span>
        </p>
        <span className="rounded-full border border-line-strong px-2 py-0.5 text-xs">{stateText(absence)}</span>
      </div>
      {note && <p className="max-w-prose text-sm text-muted">{note}</p>}
      {given && <p className="max-w-prose text-sm text-muted">{`${texts.reason}: ${given}`}</p>}
      {isToDecide && <Effects absence={absence} />}
      <div className="flex flex-wrap items-center gap-2">
        <Certificate absence={absence} />
        {steps.includes("approved") && (
          <Button variant="primary" isDisabled={isRunning} onPress={() => void approve()}>
            {isReport(absence) ? texts.confirm : texts.approve}
          </Button>
        )}
        {steps.includes("rejected") && reason === null && (
          <Button isDisabled={isRunning} onPress={() => setReason("")}>
            {texts.reject}
          </Button>
        )}
        {isChangeable({ state, isOwn, mayDecide }) && (
          <Button isDisabled={isRunning} onPress={() => setIsEditing(true)}>
            {texts.edit}
          </Button>
        )}
        {steps.includes("withdrawn") && (
          <Button variant="ghost" isDisabled={isRunning} onPress={() => run({ state: "withdrawn" })}>
            {state === "approved" ? texts.cancelApproved : texts.withdraw}
          </Button>
        )}
      </div>
      {isBinding(absence) && absence.to >= today && (
        <p className="max-w-prose text-sm text-muted">{ABSENCE_MESSAGES.granted}</p>
      )}
      {reason !== null && (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            run({ state: "rejected", reason });
          }}
        >
          <Input label={texts.reason} required maxLength={500} value={reason} onChange={setReason} />
          <Button type="submit" variant="primary" isDisabled={isRunning || reason.trim() === ""}>
            {texts.reject}
          </Button>
        </form>
      )}
      {isApproving && <ApproveDialog absence={absence} onClose={() => setIsApproving(false)} />}
      {isEditing && <RequestDialog people={[]} absence={absence} onClose={() => setIsEditing(false)} />}
    </li>
  );
}

/** What an absence takes of the account, and who is away or planned on its days. */
function Effects({ absence }: { absence: Absence }) {
  const { data: preview, isError } = useQuery(absenceQueries.preview(daysOf(absence)));
  return (
    <div className="flex flex-col gap-1 text-sm">
      {preview && <Preview preview={preview} />}
      {isError && <p className="text-warning">{texts.previewFailed}</p>}
    </div>
  );
}

const daysOf = ({ id, user, kind, from, to, half, part }: Absence): AskedDays => ({
  ...{ user: user.id, kind: kind ?? "holiday", from, to, half, part, absence: id },
});
