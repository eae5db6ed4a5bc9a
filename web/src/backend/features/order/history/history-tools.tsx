import { Columns3, Download } from "lucide-react";
import { useId, useState } from "react";
import { Dialog, DialogTrigger, Popover } from "react-aria-components";
import { LIST_TEXTS } from "../../../admin/list/list.texts";
import type { ListColumn } from "../../../admin/list/views/list-columns";
import { Button } from "../../../shared/ui/button";
import { TriggerButton } from "../../../shared/ui/trigger-button";
import { deferred, deferredPanel } from "../../../shared/ui/deferred";
import { Skeleton } from "../../../shared/ui/states";
import { useIsShown } from "../../../shared/visibility";
import { HISTORY_FIELDS } from "./history-columns";
import type { HistoryExportProps } from "./history-export";
import { HISTORY_TEXTS } from "./history.texts";

const ColumnsPanel = deferred(
  async () => (await import("../../../admin/list/views/columns-panel")).default,
  <Skeleton className="h-40" />,
);
const HistoryExport = deferredPanel(async () => (await import("./history-export")).default);
const PANEL =
  "max-h-[70dvh] w-72 overflow-y-auto rounded-panel border border-line bg-surface p-3 shadow-panel animate-fade";

interface HistoryToolsProps extends Omit<HistoryExportProps, "shown" | "onClose"> {
  columns: readonly ListColumn[];
  onColumns: (columns: readonly ListColumn[] | null) => void;
}

/** The choice of columns, and a file with every order that the filters let through. */
export function HistoryTools({ columns, onColumns, ...exported }: HistoryToolsProps) {
  // A file holds what the screen may be hiding from guests.
  const reasonId = useId();
  const isHidden = [useIsShown("product"), useIsShown("customer")].includes(false);
  const [isExporting, setIsExporting] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <DialogTrigger>
        <TriggerButton>
          <Columns3 size={18} aria-hidden /> {LIST_TEXTS.columns}
        </TriggerButton>
        <Popover className={PANEL} placement="bottom end">
          <Dialog aria-label={LIST_TEXTS.columns} className="relative outline-none">
            <ColumnsPanel fields={HISTORY_FIELDS} columns={columns} onColumns={onColumns} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      <Button
        onPress={() => setIsExporting(true)}
        isDisabled={isHidden || exported.matching === 0}
        aria-describedby={isHidden ? reasonId : undefined}
      >
        <Download size={18} aria-hidden /> {LIST_TEXTS.export}
      </Button>
      {isHidden && (
        <p id={reasonId} className="self-center text-sm text-muted">
          {HISTORY_TEXTS.exportHidden}
        </p>
      )}
      {isExporting && !isHidden && (
        <HistoryExport
          {...exported}
          shown={columns.map(({ field }) => field.key)}
          onClose={() => setIsExporting(false)}
        />
      )}
    </div>
  );
}
