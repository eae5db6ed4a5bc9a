import { failureDetail, failureText } from "../../shared/failure";
import { JOB_TEXTS } from "./bulk.texts";

/** Why a job was not started, or a file not made, in its panel. */
export function PanelFailure({ error, message = JOB_TEXTS.startFailed }: { error: unknown; message?: string }) {
  if (!error) return null;
  const detail = failureDetail(error);
  return (
    <div role="alert" className="rounded-panel border border-danger bg-danger-soft p-3 text-sm">
      <p className="font-medium text-danger">{failureText(error, message)}</p>
      {detail && <p className="text-muted">{detail}</p>}
    </div>
  );
}
