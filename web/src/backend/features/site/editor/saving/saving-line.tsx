import { CircleAlert, CloudOff, LoaderCircle } from "lucide-react";
import { formatTime } from "@tresen/contract/kit/time";
import { Button } from "../../../../shared/ui/button";
import { useKeeperState, useParts } from "../editor-context";
import { SAVING_TEXTS as texts } from "../editor.texts";

/** Whether what is typed is kept, in one line. Only what went wrong is told at once to screen readers. */
export function SavingLine() {
  const { keeper, zone } = useParts();
  const { status, faults, stored } = useKeeperState();
  const icon = { size: 16, "aria-hidden": true, className: "shrink-0" } as const;
  if (faults.length > 0)
    return (
      // The summary above the fields tells it at once.
      <p className="flex items-center gap-1.5 text-danger">
        <CircleAlert {...icon} /> {texts.invalid(faults.length)}
      </p>
    );
  switch (status.kind) {
    case "saving":
      return (
        <p className="flex items-center gap-1.5 text-muted">
          <LoaderCircle {...icon} /> {texts.saving}
        </p>
      );
    case "waiting":
      return <p className="text-muted">{texts.waiting}</p>;
    case "kept":
      if (!stored.draft) return null;
      return <p className="text-muted">{texts.saved(formatTime({ at: Date.parse(stored.draft.updatedAt), zone }))}</p>;
    case "clash":
      return <p className="text-warning">{texts.clash}</p>;
    case "gone":
      return <p className="text-danger">{texts.gone}</p>;
    case "failed":
    case "refused":
      return (
        <div role="alert" className="flex flex-wrap items-center gap-x-2 text-danger">
          <span className="flex items-center gap-1.5">
            <CloudOff {...icon} />
            {status.kind === "refused"
              ? status.message || texts.refused
              : status.isOffline
                ? texts.offline
                : texts.failed}
          </span>
          <Button size="sm" variant="ghost" onPress={() => void keeper.save()}>
            {texts.again}
          </Button>
        </div>
      );
  }
}
