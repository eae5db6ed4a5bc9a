import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { useRef, useState } from "react";
import { ApiError, call } from "../../../shared/api";
import { useDialogGuard } from "../../admin/form/leaving/leave-guard";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureSentences } from "../../shared/failure";
import { useFaultFocus } from "../../shared/focus/use-fault-focus";
import { Button } from "../../shared/ui/button";
import { DateInput } from "../../shared/ui/date/date-input";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";
import { useSheetChange } from "./use-sheet-change";

/** The fields that the server may say something of. */
const FIELDS = ["day", "minutes", "reason"];

/** Enters minutes for a day of a month that is locked. */
export function CorrectionDialog({ sheet, onClose }: { sheet: TimeSheetDetail; onClose: () => void }) {
  const [day, setDay] = useState("");
  const [minutes, setMinutes] = useState("");
  const [reason, setReason] = useState("");
  const { user, month, version } = sheet;
  const form = useRef<HTMLDivElement>(null);
  const { run, isRunning, error } = useSheetChange<void>({
    send: () =>
      call("POST /api/time-sheets/{user}/{month}/corrections", {
        params: { user: user.id, month },
        body: { version, day, minutes: Number(minutes), reason },
      }),
    done: () => texts.correctionDone,
    onDone: onClose,
    isToldHere: true,
  });
  useFaultFocus({ form, tried: error });
  const faults = error instanceof ApiError ? error.errors : [];
  const faultOf = (name: string): string | undefined => faults.find(({ field }) => field === name)?.message;
  const isAtField = faults.some(({ field }) => field !== undefined && FIELDS.includes(field));
  const isWhole = day !== "" && /^-?\d{1,4}$/.test(minutes) && Number(minutes) !== 0 && reason.trim() !== "";
  const { close, guard } = useDialogGuard({ entered: [day, minutes, reason], onClose });
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={texts.addCorrection}
        footer={
          <>
            <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
            <Button variant="primary" isDisabled={!isWhole || isRunning} onPress={() => run()}>
              {COMMON_TEXTS.save}
            </Button>
          </>
        }
      >
        <div ref={form} className="flex flex-col gap-4">
          <p className="text-sm text-muted">{texts.correctionHint}</p>
          <DateInput label={texts.correctionDay} value={day} onChange={setDay} error={faultOf("day")} required />
          <Input
            label={texts.correctionMinutes}
            value={minutes}
            onChange={setMinutes}
            error={faultOf("minutes")}
            inputMode="numeric"
            required
          />
          <Input
            label={texts.reason}
            value={reason}
            onChange={setReason}
            error={faultOf("reason")}
            required
            maxLength={500}
          />
          <div role="alert" className="empty:hidden">
            {error && !isAtField && <FieldMessage>{failureSentences(error, texts.saveFailed)}</FieldMessage>}
          </div>
        </div>
      </Dialog>
      {guard}
    </>
  );
}
