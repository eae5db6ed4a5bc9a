import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import { stillUsed } from "@tresen/contract/kit/errors.texts";
import { findResource } from "@tresen/contract/resources";
import { useState } from "react";
import { failureDetail, failureText } from "../../shared/failure";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { NativeSelect } from "../../shared/ui/native-select";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { canSee } from "../model/access";
import { RecordLink } from "../refusal/refusal-dialog";
import { bulkQueries } from "./bulk-queries";
import { OUTCOME_LABELS, REPORT_TEXTS, TRIAL_LABELS } from "./bulk.texts";

const BADGES: Readonly<Record<BulkEntry["outcome"], string>> = {
  changed: "bg-success-soft text-success",
  created: "bg-success-soft text-success",
  removed: "bg-success-soft text-success",
  unchanged: "bg-sunken text-muted",
  refused: "bg-danger-soft text-danger",
};
const TITLE = "inline-flex min-h-9 items-center font-medium wrap-anywhere pointer-coarse:min-h-11";

type Counted = Pick<BulkView, "id" | "resource" | "action" | "isDryRun" | "refused" | "done">;

/** What came of each record. The refused ones are shown first, if there are any. */
export function BulkReport({ view, onFollow }: { view: Counted; onFollow?: (() => void) | undefined }) {
  const { id, refused, done } = view;
  const [shown, setShown] = useState<"refused" | "all">(refused > 0 ? "refused" : "all");
  const outcome = shown === "refused" ? ("refused" as const) : undefined;
  const report = useInfiniteQuery(bulkQueries.report({ id, outcome }));
  const entries = report.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-label={REPORT_TEXTS.title} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="me-auto font-semibold">{REPORT_TEXTS.title}</h3>
        {refused > 0 && refused < done && (
          <NativeSelect
            label={REPORT_TEXTS.show}
            className="w-56 max-w-full"
            value={shown}
            onChange={(value) => setShown(value === "refused" ? "refused" : "all")}
            options={[
              { value: "refused", label: REPORT_TEXTS.refused(refused) },
              { value: "all", label: REPORT_TEXTS.all },
            ]}
          />
        )}
      </div>
      {entries.length > 0 ? (
        <ul className="divide-y divide-line rounded-panel border border-line">
          {entries.map((entry, index) => (
            <ReportEntry key={`${entry.id}-${index}`} entry={entry} view={view} onFollow={onFollow} />
          ))}
        </ul>
      ) : report.isPending ? (
        <Skeleton className="h-32" />
      ) : report.error ? (
        <ErrorState
          message={failureText(report.error, REPORT_TEXTS.loadFailed)}
          detail={failureDetail(report.error)}
          onRetry={() => void report.refetch()}
          isRetrying={report.isFetching}
        />
      ) : (
        !report.hasNextPage && <p className="text-sm text-muted">{REPORT_TEXTS.none}</p>
      )}
      {report.hasNextPage && (
        <Button
          className="self-start"
          isDisabled={report.isFetchingNextPage}
          onPress={() => void report.fetchNextPage()}
        >
          {REPORT_TEXTS.more}
        </Button>
      )}
    </section>
  );
}

function ReportEntry({
  entry: { id, label, line, outcome, message, records = [] },
  view,
  onFollow,
}: {
  entry: BulkEntry;
  view: Counted;
  onFollow: (() => void) | undefined;
}) {
  const me = useMe();
  const resource = findResource(view.resource);
  const isThere = id !== "" && (view.isDryRun || (outcome !== "removed" && !(view.action === "export")));
  const isLinked =
    isThere && resource !== undefined && canSee({ resource, me }) && !(view.isDryRun && outcome === "created");
  const isToldByLinks = resource !== undefined && namesOnly({ message, one: resource.one, records });
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
        <span className={`ms-auto rounded-full px-2 py-0.5 text-xs font-medium ${BADGES[outcome]}`}>
          {(view.isDryRun ? TRIAL_LABELS : OUTCOME_LABELS)[outcome]}
        </span>
      </div>
      {message && !isToldByLinks && <p className="wrap-anywhere text-muted">{message}</p>}
      {records.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <span className="text-muted">
            {isToldByLinks && resource ? REPORT_TEXTS.usedBy(resource.one) : REPORT_TEXTS.referring}
          </span>
          {records.map((record) => (
            <RecordLink key={`${record.resource}-${record.id}`} record={record} onFollow={() => onFollow?.()} />
          ))}
        </div>
      )}
    </li>
  );
}

/** Whether the message only says that these records use the one in question, which their links say too. */
function namesOnly({
  message,
  one,
  records,
}: {
  message: string | undefined;
  one: string;
  records: NonNullable<BulkEntry["records"]>;
}): boolean {
  const [first] = records;
  // Records that the person may not know of stand before the others, with their number alone.
  return first !== undefined && (message ?? "").startsWith(stillUsed({ one, by: [first.label], more: 0 }).slice(0, -1));
}
