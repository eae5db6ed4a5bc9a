import { Check, Minus } from "lucide-react";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Private } from "../../../shared/visibility";
import { type Field, privacyOf } from "../../model/field";
import { type CellContext, recordText } from "../cell-text";

/** The value of a field in a cell. */
export function CellContent({
  field,
  record,
  context,
  fallback,
}: {
  field: Field;
  record: AnyRecord;
  context: CellContext;
  fallback: string;
}) {
  const value = record[field.key];
  const text = recordText({ field, record, context });
  if (field.kind === "boolean") {
    const mark =
      value === true ? <Check size={16} aria-hidden className="text-success" /> : <Minus size={16} aria-hidden />;
    return (
      <span className={`inline-flex items-center gap-1.5 ${value === true ? "" : "text-muted"}`}>
        {mark} {text}
      </span>
    );
  }
  const shown = text === "" ? <span className="text-muted">{fallback}</span> : text;
  if (field.kind === "color" && text !== "")
    return (
      <span className="inline-flex items-center gap-1.5">
        <span
          aria-hidden
          className="size-4 shrink-0 rounded-sm border border-line-strong"
          style={{ background: text }}
        />
        {text}
      </span>
    );
  const privacy = privacyOf(field);
  return privacy ? <Private kind={privacy}>{shown}</Private> : shown;
}
