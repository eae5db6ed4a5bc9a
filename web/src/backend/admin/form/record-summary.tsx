import { useQuery } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { ExternalLink } from "lucide-react";
import { useMemo } from "react";
import { buttonClass } from "../../shared/ui/button";
import type { Draft } from "../model/draft";
import type { Field } from "../model/field";
import { resolveField, targetsOf } from "../model/resolved-field";
import { referencesIn, valueText } from "../model/value-text";
import { SUMMARY_TEXTS } from "./form.texts";
import { historyQueries } from "./history/history-queries";
import { HISTORY_TEXTS } from "./history/history.texts";
import { useTextContext } from "./history/use-text-context";

/**
 * What one wants to know of a record at a glance: its state, its branch, when and by whom it was last changed, and the
 * way to it in the shop. It stands beside the form where there is room, else below it.
 */
export function RecordSummary({
  resource,
  record,
  draft,
  fields,
  zone,
  shopPath,
}: {
  resource: Pick<Resource, "name">;
  record: AnyRecord;
  draft: Draft;
  fields: readonly Field[];
  zone: string;
  shopPath: string | null;
}) {
  const told = useMemo(
    () => fields.filter(isTold).map((field) => resolveField({ field, siblings: draft })),
    [fields, draft],
  );
  const references = useMemo(
    () => told.flatMap((field) => referencesIn({ field, value: draft[field.key] })),
    [told, draft],
  );
  const context = useTextContext({ references, zone });
  const { data: version } = useQuery(
    historyQueries.last({ name: resource.name, id: record.id, version: record.version }),
  );
  const at = (text: string): string => HISTORY_TEXTS.at(formatDateTime({ at: Date.parse(text), zone }));
  const entries = [
    ...told.map((field) => ({ title: field.title, text: valueText({ field, value: draft[field.key], context }) })),
    { title: SUMMARY_TEXTS.created, text: at(record.createdAt) },
    {
      title: SUMMARY_TEXTS.changed,
      text: version
        ? SUMMARY_TEXTS.changedBy({ at: at(record.updatedAt), name: version.actor.name })
        : at(record.updatedAt),
    },
  ].filter(({ text }) => text !== "");
  return (
    <aside
      aria-label={SUMMARY_TEXTS.title}
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-4"
    >
      <dl className="flex flex-col gap-3 text-sm">
        {entries.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-muted">{title}</dt>
            <dd className="wrap-break-word">{text}</dd>
          </div>
        ))}
      </dl>
      {shopPath !== null && (
        <a href={shopPath} target="_blank" rel="noopener" className={buttonClass({ size: "sm" })}>
          <ExternalLink size={16} aria-hidden /> {SUMMARY_TEXTS.inShop}
        </a>
      )}
    </aside>
  );
}

/** The states that the list shows too, and the branches. */
function isTold(field: Field): boolean {
  return (field.kind === "boolean" && field.isColumn) || targetsOf(field).includes("branches");
}
