import { useQueryClient } from "@tanstack/react-query";
import type { TimeSheet } from "@tresen/contract/time-sheet/time-sheet";
import { type TimeSheetState, possibleSteps } from "@tresen/contract/time-sheet/time-sheet.state";
import { useState } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureText } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage } from "../../shared/ui/input";
import { timeSheetQueries } from "./time-sheet-queries";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";

const STEPS = ["approved", "locked"] as const satisfies readonly TimeSheetState[];
type AllStep = (typeof STEPS)[number];

/** Approves or locks all sheets of the list that are ready for it, one after the other; who was not is told by name. */
export function AllSteps({ sheets, today }: { sheets: readonly TimeSheet[]; today: string }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<AllStep | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState<string[]>([]);
  const readyFor = (to: AllStep): readonly TimeSheet[] =>
    sheets.filter(
      (sheet) =>
        possibleSteps(sheet).some((step) => step.to === to) &&
        // What nobody has confirmed is looked at by itself.
        (to === "approved" ? sheet.state === "confirmed" : today >= sheet.lockableFrom),
    );
  const run = async (state: AllStep): Promise<void> => {
    const ready = readyFor(state);
    const refused: string[] = [];
    setAsked(null);
    setFailed([]);
    for (const [index, { user, month, version, digest }] of ready.entries()) {
      setDone(index);
      try {
        await call("POST /api/time-sheets/{user}/{month}/state", {
          params: { user: user.id, month },
          body: { state, version, digest, reason: "" },
        });
      } catch (error) {
        refused.push(`${user.name}: ${failureText(error, texts.saveFailed)}`);
      }
    }
    setDone(null);
    setFailed(refused);
    const made = ready.length - refused.length;
    if (made > 0) showToast({ kind: "success", message: texts.allDone[state](made) });
    await client.invalidateQueries({ queryKey: timeSheetQueries.key });
  };
  const offered = STEPS.filter((step) => readyFor(step).length > 0);
  if (offered.length === 0 && failed.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {offered.map((step) => (
          <Button key={step} size="sm" isDisabled={done !== null} onPress={() => setAsked(step)}>
            {texts.allOf[step](readyFor(step).length)}
          </Button>
        ))}
        {done !== null && (
          <p role="status" className="text-sm text-muted">
            {texts.doneSoFar(done)}
          </p>
        )}
      </div>
      {failed.length > 0 && (
        <div role="alert">
          {failed.map((line) => (
            <FieldMessage key={line}>{line}</FieldMessage>
          ))}
        </div>
      )}
      {asked && (
        <Dialog
          isOpen
          onClose={() => setAsked(null)}
          title={texts.allOf[asked](readyFor(asked).length)}
          footer={
            <>
              <Button onPress={() => setAsked(null)}>{COMMON_TEXTS.cancel}</Button>
              <Button variant="primary" onPress={() => void run(asked)}>
                {texts.actions[asked]}
              </Button>
            </>
          }
        >
          <p>{asked === "locked" ? texts.lockText : texts.approveAllText}</p>
        </Dialog>
      )}
    </div>
  );
}
