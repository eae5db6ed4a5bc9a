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

export type Counted = Pick<
  BulkView,
  "id" | "resource" | "action" | "isDryRun" | "refused" | "flawed" | "done" | "adjustments"
>;

/** The outcomes that can be shown alone. */
const TOLD = ["refused", "flawed"] as const;
type Told = (typeof TOLD)[number];

/** What came of each record. The refused ones are shown first, if there are any, and then those with something to say. */
export function BulkReport({ view, onFollow }: { view: Counted; onFollow?: (() => void) | undefined }) {
  const { id, refused, flawed = 0, done } = view;
  const counts = { refused, flawed };
  const told = TOLD.filter((outcome) => counts[outcome] > 0 && counts[outcome] < done);
  const [chosen, setChosen] = useState<Told | "all">(told[0] ?? "all");
  const outcome = chosen === "all" ? undefined : chosen;
  const report = useInfiniteQuery(bulkQueries.report({ id, outcome }));
  const entries = report.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-label={REPORT_TEXTS.title} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="me-auto font-semibold">{REPORT_TEXTS.title}</h3>
        {told.length > 0 && (
          <NativeSelect
            label={REPORT_TEXTS.show}
            className="w-56 max-w-full"
            value={chosen}
            onChange={(value) => setChosen(told.find((one) => one === value) ?? "all")}
            options={[
              ...told.map((value) => ({ value, label: REPORT_TEXTS[value](counts[value]) })),
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
