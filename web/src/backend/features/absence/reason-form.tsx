import { useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { Input } from "../../shared/ui/input";
import { REASON_LIMIT } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";

interface ReasonFormProps {
  label: string;
  /** What the button says that sends it. */
  action: string;
  isRunning: boolean;
  onSend: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why something is rejected or cancelled before it is. It takes the focus. */
export function ReasonForm({ label, action, isRunning, onSend, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState("");
  return (
    <form
      className="flex max-w-prose flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== "") onSend(reason);
      }}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      <Input
        {...{ label, value: reason, hint: texts.reasonHint, maxLength: REASON_LIMIT }}
        required
        autoFocus
        onChange={setReason}
      />
      <div className="flex flex-wrap gap-2">
        <Button onPress={onCancel}>{COMMON_TEXTS.cancel}</Button>
        <Button type="submit" variant="danger" isDisabled={isRunning || reason.trim() === ""}>
          {action}
        </Button>
      </div>
    </form>
  );
}
