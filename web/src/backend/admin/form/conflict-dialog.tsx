import { formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { type CellContext, cellText } from "../list/cell-text";
import type { FieldChange } from "../model/draft";
import { rulesOf } from "../hours/closing";
import { singleDays, weekSummary } from "../hours/week";
import { CONFLICT_TEXTS } from "./form.texts";

interface ConflictDialogProps {
  theirs: Pick<AnyRecord, "updatedAt">;
  changes: readonly FieldChange[];
  context: CellContext;
  zone: string;
  onReload: () => void;
  onOverwrite: () => void;
  onMerge: () => void;
  onClose: () => void;
}

/**
 * Shown when somebody else saved the record meanwhile: lists the differing fields and lets the person choose a version.
 * Nothing is lost before the choice.
 */
export function ConflictDialog({
  theirs,
  changes,
  context,
  zone,
  onReload,
  onOverwrite,
  onMerge,
  onClose,
}: ConflictDialogProps) {
  const both = changes.some(({ isMine, isTheirs }) => isMine && isTheirs);
  const text = (change: FieldChange, value: unknown): string => shortText({ change, value, context });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="lg"
      title={CONFLICT_TEXTS.title}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {COMMON_TEXTS.keepEditing}
          </Button>
          <Button onPress={onReload}>{CONFLICT_TEXTS.loadTheirs}</Button>
          <Button onPress={onOverwrite}>{CONFLICT_TEXTS.saveMine}</Button>
          <Button variant="primary" onPress={onMerge}>
            {CONFLICT_TEXTS.merge}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-muted">
        {CONFLICT_TEXTS.savedAt(formatDateTime({ at: Date.parse(theirs.updatedAt), zone }))}{" "}
        {both ? CONFLICT_TEXTS.sameFields : CONFLICT_TEXTS.otherFields}
      </p>
      {changes.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="text-start text-muted *:border-b *:border-line *:py-2 *:pe-4 *:text-start *:font-medium">
                <th scope="col">{CONFLICT_TEXTS.field}</th>
                <th scope="col">{CONFLICT_TEXTS.mine}</th>
                <th scope="col">{CONFLICT_TEXTS.theirs}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.field.key} className="align-top *:border-b *:border-line *:py-2 *:pe-4">
                  <th scope="row" className="text-start font-medium">
                    {change.field.title}
                  </th>
                  <td className={change.isMine ? "font-medium" : "text-muted"}>
                    {text(change, change.mine)}
                    {change.isMine && (
                      <span className="ms-2 rounded-sm bg-action-soft px-1.5 text-xs text-action-text">
                        {CONFLICT_TEXTS.changed}
                      </span>
                    )}
                  </td>
                  <td className={change.isTheirs ? "font-medium" : "text-muted"}>
                    {text(change, change.theirs)}
                    {change.isTheirs && (
                      <span className="ms-2 rounded-sm bg-warning-soft px-1.5 text-xs text-warning">
                        {CONFLICT_TEXTS.changed}
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}

function shortText({ change, value, context }: { change: FieldChange; value: unknown; context: CellContext }): string {
  if (change.field.kind === "openingHours" && Array.isArray(value))
    return [weekSummary(rulesOf(value)), singleDays(rulesOf(value))].filter(Boolean).join("; ");
  const text = cellText({ field: change.field, value, context });
  if (text !== "") return text.length > 120 ? `${text.slice(0, 120)}…` : text;
  if (Array.isArray(value) && value.length > 0) return CONFLICT_TEXTS.entries(value.length);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? CONFLICT_TEXTS.someValue
    : CONFLICT_TEXTS.empty;
}
