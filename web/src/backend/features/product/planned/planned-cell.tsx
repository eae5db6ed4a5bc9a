import type { AnyRecord } from "@tresen/contract/openapi/client";
import { TriangleAlert } from "lucide-react";
import { PLANNED_COLUMN_TEXTS as texts } from "./planned.texts";
import { usePlannedTexts } from "./use-planned-texts";

/** What is planned for the product of a row, the next change first, and what did not go. */
export function PlannedCell({ record }: { record: AnyRecord }) {
  const planned = usePlannedTexts(record.id);
  if (planned.length === 0) return <span className="text-muted">–</span>;
  return (
    <span className="figures flex min-w-0 flex-col">
      {planned.map(({ id, isFailed, ...told }) =>
        isFailed ? (
          <span key={id} className="flex items-center gap-1 text-danger">
            <TriangleAlert size={14} aria-hidden className="shrink-0" /> {texts.failed(told)}
          </span>
        ) : (
          <span key={id}>{texts.from(told)}</span>
        ),
      )}
    </span>
  );
}
