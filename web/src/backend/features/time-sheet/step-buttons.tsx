import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import {
  type PossibleStep,
  type TimeSheetState,
  isOnBehalf,
  possibleSteps,
} from "@tresen/contract/time-sheet/time-sheet.state";
import { useState } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureSentences } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { dayText } from "./sheet-words";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";
import { useSheetChange } from "./use-sheet-change";

/** What the person may do with a sheet next; locking is asked about, and reopening asks for the reason. */
export function StepButtons({ sheet, today }: { sheet: TimeSheetDetail; today: string }) {
  const [asked, setAsked] = useState<PossibleStep | null>(null);
  const { user, month, version, digest, lockableFrom } = sheet;
  const { run, isRunning, error, forget } = useSheetChange<{ state: TimeSheetState; reason: string }>({
    send: (change) =>
      call("POST /api/time-sheets/{user}/{month}/state", {
        params: { user: user.id, month },
        body: { ...change, version, digest },
      }),
    done: ({ state }) => texts.done[state],
    onDone: () => setAsked(null),
    isToldHere: asked !== null,
  });
  const ask = (step: PossibleStep): void => {
    // What failed before was told then.
    forget();
    setAsked(step);
  };
  const isOver = today.slice(0, 7) > month;
  const steps = possibleSteps(sheet).filter(({ to }) => to === "open" || isOver);
  const isEarly = today < lockableFrom;
  return (
    <>
      {steps.map((step) => (
        <Button
          key={step.to}
          variant={step.to === "open" || isOnBehalf(step) ? "secondary" : "primary"}
          isDisabled={isRunning || (step.to === "locked" && isEarly)}
          onPress={() => (step.needsReason || step.to === "locked" ? ask(step) : run({ state: step.to, reason: "" }))}
        >
          {actionText(step)}
        </Button>
      ))}
      {sheet.needsOther && <p className="max-w-prose text-sm text-muted">{texts.needsOther}</p>}
      {isEarly && steps.some(({ to }) => to === "locked") && (
        <p className="max-w-prose text-sm text-muted">{texts.lockableFrom(dayText(lockableFrom))}</p>
      )}
      {asked && (
        <StepDialog
          step={asked}
          isRunning={isRunning}
          error={error}
          onClose={() => setAsked(null)}
          onSend={(reason) => run({ state: asked.to, reason })}
        />
      )}
    </>
  );
}

const actionText = (step: PossibleStep): string => (isOnBehalf(step) ? texts.confirmOnBehalf : texts.actions[step.to]);

interface StepDialogProps {
  step: PossibleStep;
  isRunning: boolean;
  /** Why it failed. */
  error: Error | null;
  onClose: () => void;
  onSend: (reason: string) => void;
}

function StepDialog({ step, isRunning, error, onClose, onSend }: StepDialogProps) {
  const { to, needsReason } = step;
  const [reason, setReason] = useState("");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={to === "locked" ? texts.lockQuestion : actionText(step)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={isRunning || (needsReason && reason.trim() === "")}
            onPress={() => onSend(reason)}
          >
            {actionText(step)}
          </Button>
        </>
      }
    >
      {isOnBehalf(step) && <p className="mb-3">{texts.onBehalfText}</p>}
      {needsReason ? (
        <Input label={texts.reason} value={reason} onChange={setReason} required maxLength={500} />
      ) : (
        <p>{texts.lockText}</p>
      )}
      <div role="alert" className="mt-3 empty:hidden">
        {error && <FieldMessage>{failureSentences(error, texts.saveFailed)}</FieldMessage>}
      </div>
    </Dialog>
  );
}
