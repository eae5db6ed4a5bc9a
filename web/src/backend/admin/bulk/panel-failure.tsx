import { failureDetail, failureText } from "../../shared/failure";
import { JOB_TEXTS } from "./bulk.texts";

/** Why a job was not started, in its panel. */
export function PanelFailure({ error }: { error: unknown }) {
  if (!error) return null;
  const detail = failureDetail(error);
  return (
    <div role="alert" className="rounded-panel border border-danger bg-danger-soft p-3 text-sm">
      <p className="font-medium text-danger">{failureText(error, JOB_TEXTS.startFailed)}</p>
      {detail && <p className="text-muted">{detail}</p>}
    </div>
  );
}
