import { useQueryClient } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import { Trash2, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { oneFailed } from "../../shared/failure.texts";
import { showToast } from "../../shared/toasts";
import { Button, IconButton } from "../../shared/ui/button";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { dropRecord, labelOf, removeRecord } from "../queries";
import { type Refusal, RefusalDialog } from "../refusal/refusal-dialog";
import { refusalOf } from "../refusal/refusal-of";
import { SELECTION_TEXTS } from "./list.texts";

interface BulkBarProps {
  resource: Resource;
  /** The chosen records that the person may delete. */
  records: readonly AnyRecord[];
  count: number;
  /** Further actions for the chosen records. */
  commands?: ReactNode;
  onDone: () => void;
}

/** The actions for the chosen rows. Each record is deleted by its own call; refused ones are listed and stay. */
export function BulkBar({ resource, records, count, commands, onDone }: BulkBarProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [report, setReport] = useState<{ refused: Refusal[]; of: number } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const remove = async (): Promise<void> => {
    const refused: Refusal[] = [];
    const fallback = oneFailed({ resource, verb: "remove" });
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
    if (removed > 0) showToast({ kind: "success", message: SELECTION_TEXTS.removed(removed) });
    if (refused.length > 0) setReport({ refused, of: records.length });
    else onDone();
  };
  return (
    <div
      role="region"
      aria-label={SELECTION_TEXTS.title}
      className="flex flex-wrap items-center gap-3 bg-action-soft px-4 py-2 text-sm"
    >
      <IconButton label={SELECTION_TEXTS.clear} onPress={onDone}>
        <X size={18} aria-hidden />
      </IconButton>
      <span className="font-medium">
        {progress === null
          ? SELECTION_TEXTS.count(count)
          : SELECTION_TEXTS.removing({ current: progress + 1, total: records.length })}
      </span>
      <Button
        variant="danger"
        size="sm"
        isDisabled={records.length === 0 || progress !== null}
        onPress={() => setIsAsking(true)}
      >
        <Trash2 size={16} aria-hidden /> {COMMON_TEXTS.remove}
      </Button>
      {commands}
      {records.length < count && (
        <span className="text-muted">
          {records.length === 0 ? SELECTION_TEXTS.noneRemovable : SELECTION_TEXTS.notRemovable(count - records.length)}
        </span>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
        title={records.length === 1 ? SELECTION_TEXTS.askOne(resource.one) : SELECTION_TEXTS.askMany(records.length)}
        confirmLabel={COMMON_TEXTS.remove}
        isDangerous
      >
        <ul className="mb-2 list-disc ps-5">
          {records.slice(0, 5).map((record) => (
            <li key={record.id}>{labelOf({ resource, record })}</li>
          ))}
          {records.length > 5 && <li>{SELECTION_TEXTS.more(records.length - 5)}</li>}
        </ul>
        {COMMON_TEXTS.irreversible}
      </ConfirmDialog>
      {report && (
        <RefusalDialog
          title={
            report.of === 1
              ? oneFailed({ resource, verb: "remove" })
              : SELECTION_TEXTS.someRefused({ refused: report.refused.length, total: report.of })
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
