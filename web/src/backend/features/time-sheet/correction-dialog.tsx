import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { useState } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { DateInput } from "../../shared/ui/date/date-input";
import { Dialog } from "../../shared/ui/dialog";
import { Input } from "../../shared/ui/input";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";
import { useSheetChange } from "./use-sheet-change";

/** Enters minutes for a day of a month that is locked. */
export function CorrectionDialog({ sheet, onClose }: { sheet: TimeSheetDetail; onClose: () => void }) {
  const [day, setDay] = useState("");
  const [minutes, setMinutes] = useState("");
  const [reason, setReason] = useState("");
  const { user, month, version } = sheet;
  const { run, isRunning } = useSheetChange<void>({
    send: () =>
      call("POST /api/time-sheets/{user}/{month}/corrections", {
        params: { user: user.id, month },
        body: { version, day, minutes: Number(minutes), reason },
      }),
    onDone: onClose,
  });
  const isWhole = day !== "" && /^-?\d{1,4}$/.test(minutes) && Number(minutes) !== 0 && reason.trim() !== "";
  return (
    <Dialog
      isOpen
      onClose={onClose}
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
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{texts.correctionHint}</p>
        <DateInput label={texts.correctionDay} value={day} onChange={setDay} required />
        <Input label={texts.correctionMinutes} value={minutes} onChange={setMinutes} inputMode="numeric" required />
        <Input label={texts.reason} value={reason} onChange={setReason} required maxLength={500} />
      </div>
    </Dialog>
  );
}
