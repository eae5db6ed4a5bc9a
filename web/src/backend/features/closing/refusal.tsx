import { failureDetail, failureText, isOffline } from "../../shared/failure";
import { FieldMessage } from "../../shared/ui/input";

/** Why something could not be booked or closed; without a connection it says that. Nothing where nothing failed. */
export function Refusal({ failure, fallback }: { failure: unknown; fallback: string }) {
  if (failure === null) return null;
  const detail = isOffline(failure) ? failureDetail(failure) : undefined;
  return (
    <div role="alert">
      <FieldMessage>{[failureText(failure, fallback), detail].filter(Boolean).join(" ")}</FieldMessage>
    </div>
  );
}
