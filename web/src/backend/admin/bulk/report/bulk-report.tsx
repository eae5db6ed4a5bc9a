import { useInfiniteQuery } from "@tanstack/react-query";
import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { useState } from "react";
import { failureDetail, failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { NativeSelect } from "../../../shared/ui/native-select";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { bulkQueries } from "../bulk-queries";
import { REPORT_TEXTS } from "../bulk.texts";
import { ReportEntry } from "./report-entry";

export type Counted = Pick<BulkView, "id" | "resource" | "action" | "isDryRun" | "refused" | "done" | "adjustments">;

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
