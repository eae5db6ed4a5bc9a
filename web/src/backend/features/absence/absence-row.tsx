import type { Absence } from "@tresen/contract/absence/absence";
import { isBinding, isChangeable } from "@tresen/contract/absence/absence.state";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import type { LocalDate } from "@tresen/contract/kit/time";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../shared/ui/button";
import { daysOf, kindText, spanText, stateText } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";
import { Certificate } from "./certificate";
import { absenceQueries } from "./absence-queries";
import { Decisions } from "./decisions";
import type { Met } from "./met-dialog";
import { Preview } from "./preview";
import { RequestDialog } from "./request-dialog";

interface AbsenceRowProps {
  absence: Absence;
  today: LocalDate;
  /** Whether the name of the person stands with it. */
  isNamed?: boolean;
  /** Whether its reader is about to decide, and is told what it would mean. */
  isToDecide?: boolean;
  /** Called where somebody else was faster, with what was to be done. */
  onMet: (met: Met) => void;
}

/** An absence with what its reader can do about it. */
export function AbsenceRow({ absence, today, isNamed = false, isToDecide = false, onMet }: AbsenceRowProps) {
  const { user, note, reason, state } = absence;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <li tabIndex={-1} className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-60">
          <span className="font-medium">{isNamed ? user.name : kindText(absence)}</span>
          {isNamed && <span> · {kindText(absence)}</span>}
          <span className="block text-sm tabular-nums">{spanText(absence)}</span>
        </p>
        <span className="rounded-full border border-line-strong px-2 py-0.5 text-xs">{stateText(absence)}</span>
      </div>
      {note && <p className="max-w-prose text-sm text-muted">{note}</p>}
      {reason && (
        <p className="max-w-prose text-sm text-muted">{`${state === "rejected" ? texts.reason : texts.given}: ${reason}`}</p>
      )}
      {isToDecide && <Effects absence={absence} />}
      <div className="flex flex-wrap items-center gap-2">
        <Certificate absence={absence} />
        <Decisions absence={absence} onMet={onMet} />
        {isChangeable(absence) && <Button onPress={() => setIsEditing(true)}>{texts.edit}</Button>}
      </div>
      {isBinding(absence) && absence.to >= today && (
        <p className="max-w-prose text-sm text-muted">{ABSENCE_MESSAGES.granted}</p>
      )}
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
