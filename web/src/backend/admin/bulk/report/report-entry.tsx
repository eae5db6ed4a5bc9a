import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { isDrastic } from "@tresen/contract/bulk/adjustment";
import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import { amountsOf } from "@tresen/contract/kit/table/columns";
import { findResource } from "@tresen/contract/resources";
import { useState } from "react";
import { useMe } from "../../../shared/session";
import { canSee } from "../../model/access";
import { namesOnly } from "../../refusal/names-only";
import { RecordLink } from "../../refusal/refusal-dialog";
import { REFUSAL_TEXTS } from "../../refusal/refusal.texts";
import { writesFile } from "../writes-file";
import { DRASTIC_LABEL, OUTCOME_LABELS, REPORT_TEXTS, TRIAL_LABELS, UNDONE_LABELS } from "../bulk.texts";
import { EntryChanges } from "./entry-changes";
import { entryTitle, isFound } from "./entry-title";

const BADGES: Readonly<Record<BulkEntry["outcome"], string>> = {
  changed: "bg-success-soft text-success",
  created: "bg-success-soft text-success",
  removed: "bg-success-soft text-success",
  planned: "bg-success-soft text-success",
  unplanned: "bg-success-soft text-success",
  unchanged: "bg-sunken text-muted",
  refused: "bg-danger-soft text-danger",
  drawn: "bg-success-soft text-success",
  flawed: "bg-warning-soft text-warning",
};
const DRASTIC = "bg-warning-soft text-warning";
const TITLE = "inline-flex min-h-9 items-center font-medium wrap-anywhere pointer-coarse:min-h-11";

/** What came of one record: why it was refused, or what has changed. */
export function ReportEntry({
  entry,
  view,
  onFollow,
}: {
  entry: BulkEntry;
  view: Pick<BulkView, "resource" | "action" | "isDryRun">;
  onFollow: (() => void) | undefined;
}) {
  const { id, line, outcome, message, changes = [], records = [] } = entry;
  const me = useMe();
  const client = useQueryClient();
  const resource = findResource(view.resource);
  // The name that a list has shown is kept, also when the list is loaded again without the record.
  const [label] = useState(() => entryTitle({ client, entry, resource }));
  const isThere = isFound(entry) && (view.isDryRun || (outcome !== "removed" && !writesFile(view)));
  const isLinked =
    isThere && resource !== undefined && canSee({ resource, me }) && !(view.isDryRun && outcome === "created");
  const isToldByLinks = resource !== undefined && namesOnly({ message, one: resource.one, records });
  const amounts = view.isDryRun && resource ? amountsOf(resource) : [];
  const isDoubtful = changes.some(
    ({ field, before, after }) =>
      amounts.includes(field) &&
      typeof before === "number" &&
      typeof after === "number" &&
      isDrastic({ before, after }),
  );
  const labels = view.isDryRun ? TRIAL_LABELS : view.action === "undo" ? UNDONE_LABELS : OUTCOME_LABELS;
  const title = label || (line === undefined ? REPORT_TEXTS.untitled : "");
  return (
    <li className="flex flex-col gap-1 px-3 py-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {line !== undefined && <span className="figures text-muted">{REPORT_TEXTS.line(line)}</span>}
        {isLinked && title !== "" ? (
          <Link
            to="/$resource/$id"
            params={{ resource: view.resource, id }}
            {...(onFollow ? { onClick: onFollow } : {})}
            className={`${TITLE} text-action-text underline underline-offset-4`}
          >
            {title}
          </Link>
        ) : (
          title !== "" && <span className={TITLE}>{title}</span>
        )}
        <span
          className={`ms-auto rounded-full px-2 py-0.5 text-xs font-medium ${isDoubtful ? DRASTIC : BADGES[outcome]}`}
        >
          {isDoubtful ? DRASTIC_LABEL : labels[outcome]}
        </span>
      </div>
      {message && !isToldByLinks && <p className="wrap-anywhere whitespace-pre-line text-muted">{message}</p>}
      {resource && changes.length > 0 && <EntryChanges resource={resource} changes={changes} />}
      {records.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <span className="text-muted">
            {isToldByLinks && resource ? REFUSAL_TEXTS.usedBy(resource.one) : REPORT_TEXTS.referring}
          </span>
          {records.map((record) => (
            <RecordLink key={`${record.resource}-${record.id}`} record={record} onFollow={() => onFollow?.()} />
          ))}
        </div>
      )}
    </li>
  );
}
