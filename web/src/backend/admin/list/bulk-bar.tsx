import { useQueryClient } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import { Trash2, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { failureDetail, failureText, oneFailed } from "../../shared/failure";
import { notify } from "../../shared/notices";
import { Button, IconButton } from "../../shared/ui/button";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { dropRecord, labelOf, removeRecord } from "../queries";
import { type Refusal, RefusalDialog } from "../refusal/refusal-dialog";
import { refusalOf } from "../refusal/refusal-of";

interface BulkBarProps {
  resource: Resource;
  /** Of the chosen ones, those that may be deleted. */
  records: readonly AnyRecord[];
  count: number;
  /** What else can be done with them. */
  commands?: ReactNode;
  onDone: () => void;
}

/** What can be done with the chosen rows. Each deletion is a call of its own; what is refused is named and stays. */
export function BulkBar({ resource, records, count, commands, onDone }: BulkBarProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [report, setReport] = useState<{ refused: Refusal[]; of: number } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const remove = async (): Promise<void> => {
    const refused: Refusal[] = [];
    const fallback = oneFailed({ resource, verb: "gelöscht" });
    for (const [index, record] of records.entries()) {
      setProgress(index);
      try {
        await removeRecord({ name: resource.name, id: record.id });
        dropRecord({ client, name: resource.name, id: record.id });
      } catch (error) {
        const attempt = { error, id: record.id, label: labelOf({ resource, record }), fallback };
        refused.push(
          refusalOf(attempt) ?? {
            ...attempt,
            message: [failureText(error, fallback), failureDetail(error)].filter(Boolean).join(" "),
            records: [],
          },
        );
      }
    }
    setProgress(null);
    const removed = records.length - refused.length;
    if (removed > 0)
      notify({ kind: "success", message: removed === 1 ? "1 Eintrag gelöscht." : `${removed} Einträge gelöscht.` });
    if (refused.length > 0) setReport({ refused, of: records.length });
    else onDone();
  };
  return (
    <div
      role="region"
      aria-label="Auswahl"
      className="flex flex-wrap items-center gap-3 bg-action-soft px-4 py-2 text-sm"
    >
      <IconButton label="Auswahl aufheben" onPress={onDone}>
        <X size={18} aria-hidden />
      </IconButton>
      <span className="font-medium">
        {progress === null ? `${count} ausgewählt` : `${progress + 1} von ${records.length} wird gelöscht …`}
      </span>
      <Button
        variant="danger"
        size="sm"
        isDisabled={records.length === 0 || progress !== null}
        onPress={() => setIsAsking(true)}
      >
        <Trash2 size={16} aria-hidden /> Löschen
      </Button>
      {commands}
      {records.length < count && (
        <span className="text-muted">
          {records.length === 0
            ? "Diese Einträge dürfen Sie nicht löschen."
            : `${count - records.length} davon dürfen Sie nicht löschen.`}
        </span>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
        title={records.length === 1 ? `${resource.one} löschen?` : `${records.length} Einträge löschen?`}
        confirmLabel="Löschen"
        isDangerous
      >
        <ul className="mb-2 list-disc ps-5">
          {records.slice(0, 5).map((record) => (
            <li key={record.id}>{labelOf({ resource, record })}</li>
          ))}
          {records.length > 5 && <li>und {records.length - 5} weitere</li>}
        </ul>
        Das lässt sich nicht rückgängig machen.
      </ConfirmDialog>
      {report && (
        <RefusalDialog
          title={
            report.of === 1
              ? oneFailed({ resource, verb: "gelöscht" })
              : `${report.refused.length} von ${report.of} Einträgen wurden nicht gelöscht`
          }
          refusals={report.refused}
          onClose={() => {
            setReport(null);
            onDone();
          }}
        />
      )}
    </div>
  );
}
