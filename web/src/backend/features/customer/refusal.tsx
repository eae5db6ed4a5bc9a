import { failureDetail, failureSentences, isConflict } from "../../shared/failure";
import { FieldMessage } from "../../shared/ui/input";
import { RELOADED_TEXT } from "./customer.texts";

/** Why the server has refused, and after a conflict what to do. */
export function Refusal({ error, fallback }: { error: Error | null; fallback: string }) {
  if (!error) return null;
  const detail = isConflict(error) ? RELOADED_TEXT : failureDetail(error);
  return (
    <div role="alert">
      <FieldMessage>{failureSentences(error, fallback)}</FieldMessage>
      {detail && <p className="text-sm text-muted">{detail}</p>}
    </div>
  );
}
