import { useQueryClient } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/resource";
import { Trash2, X } from "lucide-react";
import { useState } from "react";
import { failureText, oneFailed } from "../../../shared/failure";
import { notify } from "../../../shared/notices";
import { Button, IconButton } from "../../../shared/ui/button";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import { type AnyRecord, dropRecord, recordLabel, removeRecord } from "../queries";

interface BulkBarProps {
  resource: Resource;
  /** Of the chosen ones, those that may be deleted. */
  records: readonly AnyRecord[];
  count: number;
  onDone: () => void;
}

/** What can be done with the chosen rows. Each deletion is a call of its own; what is refused is named and stays. */
export function BulkBar({ resource, records, count, onDone }: BulkBarProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const remove = async (): Promise<void> => {
    const refused: string[] = [];
    for (const [index, record] of records.entries()) {
      setProgress(index);
      try {
        await removeRecord({ name: resource.name, id: record.id });
        dropRecord({ client, name: resource.name, id: record.id });
      } catch (error) {
        refused.push(`${recordLabel(record)}: ${failureText(error, oneFailed({ resource, verb: "gelöscht" }))}`);
      }
    }
    setProgress(null);
    const removed = records.length - refused.length;
    if (removed > 0) notify({ kind: "success", message: removed === 1 ? "1 Eintrag gelöscht." : `${removed} Einträge gelöscht.` });
    if (refused.length > 0) notify({ kind: "error", message: records.length === 1 ? "Der Eintrag wurde nicht gelöscht." : `${refused.length} von ${records.length} Einträgen wurden nicht gelöscht.`, detail: refused.slice(0, 5).join(" ") });
    onDone();
  };
  return (
    <div role="region" aria-label="Auswahl" className="flex flex-wrap items-center gap-3 bg-action-soft px-4 py-2 text-sm">
      <IconButton label="Auswahl aufheben" onPress={onDone}>
        <X size={18} aria-hidden />
      </IconButton>
      <span className="font-medium">{progress === null ? `${count} ausgewählt` : `${progress + 1} von ${records.length} wird gelöscht …`}</span>
      <Button variant="danger" size="sm" isDisabled={records.length === 0 || progress !== null} onPress={() => setIsAsking(true)}>
        <Trash2 size={16} aria-hidden /> Löschen
      </Button>
      {records.length < count && <span className="text-muted">{records.length === 0 ? "Diese Einträge dürfen Sie nicht löschen." : `${count - records.length} davon dürfen Sie nicht löschen.`}</span>}
      <ConfirmDialog isOpen={isAsking} onClose={() => setIsAsking(false)} onConfirm={() => void remove()} title={records.length === 1 ? `${resource.one} löschen?` : `${records.length} Einträge löschen?`} confirmLabel="Löschen" isDangerous>
        <ul className="mb-2 list-disc ps-5">
          {records.slice(0, 5).map((record) => (
            <li key={record.id}>{recordLabel(record)}</li>
          ))}
          {records.length > 5 && <li>und {records.length - 5} weitere</li>}
        </ul>
        Das lässt sich nicht rückgängig machen.
      </ConfirmDialog>
    </div>
  );
}
