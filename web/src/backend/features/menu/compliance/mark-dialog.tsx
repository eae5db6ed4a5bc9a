import type { ComplianceFinding } from "@tresen/contract/catalog/compliance/compliance";
import { COMPLIANCE_TITLES } from "@tresen/contract/catalog/compliance/compliance.texts";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { Private } from "../../../shared/visibility";
import { CHECK_TEXTS as texts } from "./compliance-page.texts";
import type { useFindingMarks } from "./use-finding-marks";

const FORM = "mark-finding";

/** Marks a finding as wanted, with a note why. */
export function MarkDialog({
  finding,
  setting: { mutate, isPending, error },
  onClose,
}: {
  finding: ComplianceFinding;
  setting: ReturnType<typeof useFindingMarks>["setting"];
  onClose: () => void;
}) {
  const [note, setNote] = useState("");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.markTitle}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button type="submit" form={FORM} variant="primary" isDisabled={isPending}>
            {texts.mark}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ finding, note: note.trim() }, { onSuccess: onClose });
        }}
      >
        <p className="text-sm font-medium wrap-anywhere">
          {COMPLIANCE_TITLES[finding.rule]}:{" "}
          {finding.id === null ? finding.name : <Private kind="product">{finding.name}</Private>}
        </p>
        <p className="text-sm text-muted">{texts.markExplanation}</p>
        <Input label={texts.note} hint={texts.noteHint} value={note} onChange={setNote} maxLength={500} autoFocus />
        {error && <FieldMessage>{failureSentences(error, texts.markFailed)}</FieldMessage>}
      </form>
    </Dialog>
  );
}
