import { useAtomValue } from "jotai";
import { CircleCheck, Copy, RotateCw, X } from "lucide-react";
import { formatDateTime } from "@tresen/contract/kit/time";
import { sharedZone, useMyBranches } from "../../../shared/branches";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { copyText } from "../../../shared/output/copy-text";
import { type Toast, dismissFailures, dismissToast, retryFailure, toastsAtom } from "../../../shared/toasts";
import { Button, IconButton } from "../../../shared/ui/button";
import { SidePanel } from "../../../shared/ui/dialog";
import { EmptyState } from "../../../shared/ui/states";
import { UI_TEXTS } from "../../../shared/ui/ui.texts";
import { failureMessage } from "./failure-message";
import { supportText } from "./support-text";
import { FAILURE_PANEL_TEXTS } from "./failure-panel.texts";

/** The entries of all failed calls, newest first, whichever screen made them. */
export function FailurePanel({ onClose }: { onClose: () => void }) {
  const entries = useAtomValue(toastsAtom)
    .filter(({ kind }) => kind === "error")
    .toSorted((one, other) => other.at - one.at);
  const zone = sharedZone({ branches: useMyBranches() });
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={UI_TEXTS.failures}
      footer={
        entries.length > 1 && (
          <div className="flex flex-wrap justify-end gap-2">
            <Button onPress={() => copy(entries)}>{FAILURE_PANEL_TEXTS.copyAll}</Button>
            <Button onPress={dismissFailures}>{UI_TEXTS.dismissAll}</Button>
          </div>
        )
      }
    >
      {/* While it is open, the entries below the page would say the same twice. */}
      <div data-failure-panel>
        {entries.length === 0 ? (
          <EmptyState icon={<CircleCheck size={36} aria-hidden />} title={FAILURE_PANEL_TEXTS.none}>
            {FAILURE_PANEL_TEXTS.noneDetail}
          </EmptyState>
        ) : (
          <ul aria-label={UI_TEXTS.failures} className="divide-y divide-line">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} zone={zone} />
            ))}
          </ul>
        )}
      </div>
    </SidePanel>
  );
}

function Entry({ entry, zone }: { entry: Toast; zone: string }) {
  const { id, at, times, detail, retry, isRetrying = false } = entry;
  const time = formatDateTime({ at, zone });
  return (
    <li className="flex flex-col gap-1 py-3 ps-5 pe-3">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 py-1.5 font-medium wrap-anywhere">{failureMessage(entry)}</p>
        <IconButton label={UI_TEXTS.dismissToast} onPress={() => dismissToast(id)}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      {detail && <p className="text-sm wrap-anywhere text-muted">{detail}</p>}
      <p className="figures text-sm text-muted">
        {times > 1 ? FAILURE_PANEL_TEXTS.repeated({ times, time }) : time}
        {entry.calls && entry.calls.length > 1 && ` · ${FAILURE_PANEL_TEXTS.calls(entry.calls.length)}`}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {retry && (
          <Button size="sm" isDisabled={isRetrying} onPress={() => void retryFailure(entry)}>
            <RotateCw size={16} aria-hidden className={isRetrying ? "animate-spin" : ""} />
            {isRetrying ? UI_TEXTS.retrying : COMMON_TEXTS.retry}
          </Button>
        )}
        <Button size="sm" variant="ghost" onPress={() => copy([entry])}>
          <Copy size={16} aria-hidden />
          {FAILURE_PANEL_TEXTS.copy}
        </Button>
      </div>
    </li>
  );
}

function copy(entries: readonly Toast[]): void {
  const text = entries.map(supportText).join("\n\n");
  void copyText({ text, texts: FAILURE_PANEL_TEXTS });
}
